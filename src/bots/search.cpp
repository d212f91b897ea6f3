#include "bots/search.h"

#include <limits>

#include "bots/candidates.h"
#include "bots/greedy.h"

namespace rookie {
namespace {

constexpr int deepest = 12;  // cards: the recursion fits on a small stack
constexpr int pair = 2;

}  // namespace

Judgement Search::within(const Budget& budget, const Recall& recall) {
  if (budget.now != nullptr) start_ = budget.now();
  judged_ = 0;
  Judgement result = to_depth(1, recall);
  int cost = judged_;
  budget_ = budget;
  // A depth is not cheaper than the one before it.
  for (int depth = 2; depth <= deepest && !exact_ && judged_ + cost <= budget.positions; ++depth) {
    const int before = judged_;
    exact_ = true;
    const Judgement deeper = best(recall, depth);
    if (out_of_budget()) break;
    cost = judged_ - before;
    result = deeper;
  }
  return result;
}

Judgement Search::to_depth(int depth, const Recall& recall) {
  budget_ = {.positions = std::numeric_limits<int>::max()};
  exact_ = true;
  return best(recall, depth);
}

bool Search::out_of_budget() {
  constexpr int positions_a_look = 64;  // at the clock
  if (judged_ > budget_.positions) return true;
  if (budget_.now == nullptr || judged_ % positions_a_look != 0 || budget_.now() - start_ < budget_.time) return false;
  budget_.positions = 0;
  return true;
}

Judgement Search::best(const Recall& recall, int depth) {
  const auto active = static_cast<std::size_t>(recall.game().active().index());
  Judgement best;
  float most = -1;
  for (const Move move : candidates(recall)) {
    const Chances chances = after(recall, move, depth);
    if (out_of_budget()) break;
    if (chances[active] <= most) continue;
    most = chances[active];
    best = {.move = move, .chances = chances};
  }
  return best;
}

Chances Search::after(const Recall& recall, Move move, int depth) {
  const bool turns = move.type() == Move::Type::Turn;
  if (turns && !recall.top(move.spot())) return after_unknown(recall, move.spot(), depth - 1);
  Recall next = recall;
  next.play(move);
  return value(next, turns ? depth - 1 : depth);
}

// All kinds that it may be, weighted by how likely they are.
Chances Search::after_unknown(const Recall& recall, Spot spot, int depth) {
  const auto all = static_cast<float>(recall.unseen().total());
  Chances sum{};
  for (const Kind kind : all_kinds) {
    const int count = recall.unseen().of(kind);
    if (count == 0) continue;
    Recall next = recall;
    next.turn_over(spot, kind);
    const Chances chances = value(next, depth);
    const float weight = static_cast<float>(count) / all;
    for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += weight * chances[seat];
  }
  return sum;
}

Chances Search::value(const Recall& recall, int depth) {
  if (out_of_budget()) return {};
  const Game& game = recall.game();
  if (game.over()) {
    ++judged_;
    return result_of(game);
  }
  const bool turning = game.phase() <= Phase::Seek;
  if (depth > 0 && (turning || game.table().hand.total() <= pair)) return best(recall, depth).chances;
  if (!turning) return after(recall, greedy_move(recall), depth);
  ++judged_;
  exact_ = false;
  return evaluation_.chances(recall);
}

}  // namespace rookie
