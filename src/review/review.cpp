#include "review/review.h"

#include <algorithm>
#include <span>
#include <utility>

#include "play/course.h"

namespace rookie {
namespace {

// The error of a loss, for 19 of 20 decisions; docs/review.md says how it was measured.
constexpr float least_error = 0.01F;
constexpr float error_by_drift = 2;

// Returns the game before a decision.
Course before(const Record& record, int decision) {
  const auto moves = std::span(record.moves).first(static_cast<std::size_t>(decision));
  return *Course::open({.options = record.options, .deck = record.deck, .moves = {moves.begin(), moves.end()}});
}

Verdict verdict_of(const Comparison& comparison) {
  const auto& [best, made, drift, exact] = comparison;
  return {.move = made.move,
          .best = best.move,
          .chance = made.chance,
          .loss = best.chance - made.chance,
          .error = exact ? 0 : least_error + error_by_drift * drift};
}

}  // namespace

Review::Review(Record record) : record_(std::move(record)) {}

Result<void> Review::check(int decision) const {
  if (decision < 0 || decision >= decisions()) return refuse("", "there is no such decision");
  return {};
}

Result<Verdict> Review::judge(Search& search, int decision, int positions, std::optional<Move> instead) {
  if (const auto checked = check(decision); !checked) return std::unexpected(checked.error());
  const auto budget = budget_of(positions);
  if (!budget) return std::unexpected(budget.error());
  const Course course = before(record_, decision);
  const Moves legal = course.game().legal_moves();
  const Move move = instead.value_or(record_.moves[static_cast<std::size_t>(decision)]);
  if (std::ranges::find(legal, move) == legal.end()) return refuse("", "this move was not possible");
  const Verdict verdict = verdict_of(search.compare(move, *budget, course.recall()));
  if (!instead) verdicts_.insert_or_assign(decision, verdict);
  return verdict;
}

Result<std::vector<Choice>> Review::choices(int decision) const {
  if (const auto checked = check(decision); !checked) return std::unexpected(checked.error());
  return choices_of(before(record_, decision).game());
}

}  // namespace rookie
