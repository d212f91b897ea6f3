#include "play/choice.h"

#include <algorithm>
#include <array>
#include <compare>
#include <ranges>

namespace rookie {
namespace {

// How good a placement is, the most important measure first.
struct Worth {
  int equal_tops = 0;
  bool three_crosses = false;
  int untouched = 0;

  friend auto operator<=>(const Worth&, const Worth&) = default;
};

Worth worth(const Table& table, Move move) {
  const Cards tops = tops_after(table, move);
  const auto count_of = [tops](Kind kind) { return tops.of(kind); };
  return {.equal_tops = std::ranges::max(all_kinds | std::views::transform(count_of)),
          .three_crosses = secured_by(tops) == Kind::X,
          .untouched = Pile::count - move.placement().tops().total()};
}

constexpr auto all_tops = [] {
  std::array<Cards, Placement::count> tops{};
  for (std::size_t index = 0; index < tops.size(); ++index) tops[index] = Placement::at(static_cast<int>(index)).tops();
  return tops;
}();

// Returns the best placement; of equals the last, whose new tops lie on the first piles.
Move best(const Table& table, Move (*make)(Placement)) {
  Move best = make(Placement());
  Worth most;
  for (std::size_t index = 0; index < all_tops.size(); ++index) {
    if (!table.hand.contains(all_tops[index])) continue;
    const Placement placement = Placement::at(static_cast<int>(index));
    const Worth its = worth(table, make(placement));
    if (its < most) continue;
    best = make(placement);
    most = its;
  }
  return best;
}

}  // namespace

std::vector<Choice> choices_of(const Game& game) {
  const Moves moves = game.legal_moves();
  std::vector<Choice> choices;
  choices.reserve(moves.size());
  const Table table = game.table();
  for (const Move move : moves) {
    choices.push_back({.move = move, .secured = is_placement(move) ? secured_by(table, move) : std::nullopt});
  }
  return choices;
}

std::optional<Kind> only_kind(Cards cards) {
  for (const Kind kind : all_kinds) {
    if (cards.of(kind) == cards.total()) return kind;
  }
  return std::nullopt;
}

Move suggest(const Table& table) {
  const Move own = best(table, Move::place);
  if (!table.partner_allowed || secured_by(table, own)) return own;
  const Move partners = best(table, Move::place_with_partner);
  return secured_by(table, partners) ? partners : own;
}

}  // namespace rookie
