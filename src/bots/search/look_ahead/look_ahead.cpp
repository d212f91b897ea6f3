#include "bots/search/look_ahead/look_ahead.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "bots/candidates.h"
#include "bots/greedy.h"
#include "bots/search/look_ahead/position_key.h"

namespace rookie {
namespace {

constexpr int deepest = 12;  // in cards, so that the recursion fits on a small stack
constexpr int pair = 2;
constexpr float margin = 0.1F;  // a move worse than the best by more than this is not searched deeper
constexpr float sure = 0.98F;   // who is greedy with a higher chance is taken for greedy, which saves time
constexpr std::size_t entry_count = std::size_t{1} << 17U;

// Whether a card of the same kind lies open, or is known and can be turned over as the second one.
bool can_be_matched(const Recall& recall, Spot spot) {
  const Game& game = recall.game();
  const SpotSet matching = game.open() | (game.phase() == Phase::FirstCard ? game.turnable() : SpotSet());
  return std::ranges::any_of(matching - SpotSet(spot),
                             [&](Spot other) { return recall.top(other) == recall.top(spot); });
}

// The depth that a move costs: 1 for a new card and for passing the turn.
int depth_of(const Recall& recall, Move move) {
  if (move.type() != Move::Type::Turn) return 0;
  return recall.top(move.spot()) && can_be_matched(recall, move.spot()) ? 0 : 1;
}

bool better(const Judgement& one, const Judgement& other) {
  return one.chance != other.chance ? one.chance > other.chance : one.move < other.move;
}

float difference_in(const Comparison& comparison) { return comparison.best.chance - comparison.other.chance; }

Comparison comparison(const Judgement& best, const Judgement& other) {
  const bool other_is_best = other.chance >= best.chance;
  return {.best = other_is_best ? other : best, .other = other, .drift = 0, .exact = false};
}

Moves root_moves(const Recall& recall) {
  return candidates(recall, all_have_waited(recall.game()) ? Waiting::No : Waiting::Too);
}

}  // namespace

LookAhead::LookAhead(const Evaluation& evaluation) : evaluation_(evaluation.remembering()), entries_(entry_count) {}

Judgement LookAhead::within(const Budget& budget, const Recall& recall) {
  if (budget.now != nullptr) start_ = budget.now();
  Ranking ranking = rank(1, recall);
  budget_ = budget;
  for (int depth = 2; depth <= deepest && ranking.size() > 1 && !exact_ && !out_of_budget(); ++depth)
    deepen(ranking, recall, depth);
  return ranking[0];
}

Comparison LookAhead::compare(Move other, const Budget& budget, const Recall& recall) {
  if (budget.now != nullptr) start_ = budget.now();
  Ranking ranking = rank(1, recall);
  Comparison result = comparison(ranking[0], {.move = other, .chance = after(recall, other, 1)});
  budget_ = budget;
  for (int depth = 2; depth <= deepest && !exact_; ++depth) {
    exact_ = true;
    const float chance = after(recall, other, depth);
    const bool exact_so_far = exact_;
    deepen(ranking, recall, depth);
    exact_ &= exact_so_far;
    if (out_of_budget()) return result;
    const float difference = difference_in(result);
    result = comparison(ranking[0], {.move = other, .chance = chance});
    result.drift = std::abs(difference_in(result) - difference);
  }
  result.exact = exact_;
  return result;
}

Search::Ranking LookAhead::rank(int depth, const Recall& recall) {
  ++search_;
  seat_ = recall.game().active();
  budget_ = {.positions = std::numeric_limits<int>::max()};
  judged_ = 0;
  exact_ = true;
  Ranking ranking;
  for (const Move move : root_moves(recall)) ranking.add({.move = move, .chance = after(recall, move, depth)});
  std::ranges::sort(ranking, better);
  return ranking;
}

// Looks deeper at the moves that may still be the best, the best first. If the budget ends on the way, the moves judged
// so far can be compared.
void LookAhead::deepen(Ranking& ranking, const Recall& recall, int depth) {
  const float hopeless = ranking[0].chance - margin;
  exact_ = true;
  std::size_t looked_at = 0;
  for (Judgement& judgement : ranking) {
    if (judgement.chance < hopeless) break;
    const float chance = after(recall, judgement.move, depth);
    if (out_of_budget()) break;
    judgement.chance = chance;
    ++looked_at;
  }
  std::ranges::sort(std::span(ranking.begin(), looked_at), better);
}

bool LookAhead::out_of_budget() {
  constexpr int positions_a_look = 64;  // between two looks at the clock
  if (judged_ > budget_.positions) return true;
  if (budget_.now == nullptr || budget_.time.count() == 0 || judged_ % positions_a_look != 0 ||
      budget_.now() - start_ < budget_.time)
    return false;
  budget_.positions = 0;
  return true;
}

// The chance if the active player makes the best of the choices.
float LookAhead::best(const Recall& recall, int depth) {
  if (!same_side(recall.game().options(), recall.game().active(), seat_)) return of_opponent(recall, depth);
  float best = 0;
  for (const Move move : choices(recall, depth)) best = std::max(best, after(recall, move, depth));
  return best;
}

// The chance after the move of an opponent, who is greedy with the chance that is expected. What one of two sides wins,
// the other loses.
float LookAhead::of_opponent(const Recall& recall, int depth) {
  const float greedy = at(greedy_, recall.game().active());
  if (greedy > sure) return after(recall, greedy_move(recall), depth);
  float least = 1;
  for (const Move move : choices(recall, depth)) least = std::min(least, after(recall, move, depth));
  if (greedy == 0 || sides_of(recall.game().options()) > 2) return least;
  return greedy * after(recall, greedy_move(recall), depth) + (1 - greedy) * least;
}

// The moves of the active player that the search considers.
Moves LookAhead::choices(const Recall& recall, int depth) const {
  const Game& game = recall.game();
  const bool chooses = sides_of(game.options()) == 2 || same_side(game.options(), game.active(), seat_);
  if (chooses && (game.turning() || (depth > 0 && game.table().hand.total() <= pair))) return candidates(recall);
  Moves one;
  one.add(greedy_move(recall));
  return one;
}

float LookAhead::after(const Recall& recall, Move move, int depth) {
  const int left = depth - depth_of(recall, move);
  if (move.type() == Move::Type::Turn && !recall.top(move.spot())) return after_unknown(recall, move.spot(), left);
  Position next{.recall = recall};
  next.recall.play(move);
  arrive_at(next);
  return value(next, left);
}

// The mean over all kinds that the card may have, weighted by their probability. All positions are made before the
// first is valued, so that their entries can be fetched meanwhile.
float LookAhead::after_unknown(const Recall& recall, Spot spot, int depth) {
  PerKind<std::optional<Position>> positions;
  for (const Kind kind : all_kinds) {
    if (recall.unseen().of(kind) == 0) continue;
    Position& next = positions[kind].emplace(recall);
    next.recall.turn_over(spot, kind);
    arrive_at(next);
  }
  const auto all = static_cast<float>(recall.unseen().total());
  float sum = 0;
  for (const Kind kind : all_kinds) {
    if (positions[kind]) sum += static_cast<float>(recall.unseen().of(kind)) / all * value(*positions[kind], depth);
  }
  return sum;
}

// Sets the key, and begins to fetch the entry.
void LookAhead::arrive_at(Position& position) const {
  if (!position.recall.game().turning()) return;
  position.key = key_of(position.recall);
  __builtin_prefetch(&entries_[position.key % entry_count]);
}

float LookAhead::value(const Position& position, int depth) {
  if (out_of_budget()) return 0;
  const auto& [recall, key] = position;
  const Game& game = recall.game();
  if (game.over()) {
    ++judged_;
    const Chances result = result_of(game);
    return at(result, seat_);
  }
  if (!game.turning()) return best(recall, depth);
  Entry& entry = entries_[key % entry_count];
  if (entry.search == search_ && entry.key == key && entry.depth == depth) {
    exact_ &= entry.exact;
    return entry.chance;
  }
  const bool exact_so_far = std::exchange(exact_, true);
  const float chance = turning_value(recall, depth);
  entry = {.key = key, .search = search_, .depth = static_cast<std::int16_t>(depth), .exact = exact_, .chance = chance};
  exact_ &= exact_so_far;
  return chance;
}

// Takes what can be taken before the position is judged, so that the evaluation need not foresee it.
float LookAhead::turning_value(const Recall& recall, int depth) {
  if (depth > 0) return best(recall, depth);
  const Move careful = greedy_move(recall);
  if (depth_of(recall, careful) == 0) return after(recall, careful, depth);
  ++judged_;
  exact_ = false;
  return evaluation_->chance(recall, seat_);
}

}  // namespace rookie
