#include "bots/exact_play.h"

#include <algorithm>
#include <utility>

#include "bots/essence.h"
#include "bots/evaluation/evaluation.h"

namespace rookie {
namespace {

constexpr int most_quiet_turns = 3;

}  // namespace

ExactPlay::ExactPlay(Seat seat, Way ours, Way theirs)
    : seat_(seat), ours_(std::move(ours)), theirs_(std::move(theirs)) {}

double ExactPlay::chance(const Recall& recall) {
  const Game& game = recall.game();
  if (game.over() || game.quiet_turns() > most_quiet_turns) {
    return result_of(game).at(static_cast<std::size_t>(seat_.index()));
  }
  if (game.phase() > Phase::Seek) return decided(recall);
  const std::string position = essence_of(recall) + std::to_string(game.quiet_turns());
  if (const auto known = known_.find(position); known != known_.end()) return known->second;
  return known_[position] = decided(recall);
}

double ExactPlay::decided(const Recall& recall) {
  const Game& game = recall.game();
  const bool ours = same_side(game.options(), game.active(), seat_);
  const Way& way = ours ? ours_ : theirs_;
  return way ? chance_after(recall, way(recall)) : best(recall, ours);
}

double ExactPlay::best(const Recall& recall, bool ours) {
  double best = ours ? 0 : 1;
  for (const Move move : recall.game().legal_moves()) {
    const double chance = chance_after(recall, move);
    best = ours ? std::max(best, chance) : std::min(best, chance);
  }
  return best;
}

double ExactPlay::chance_after(const Recall& recall, Move move) {
  if (move.type() != Move::Type::Turn || recall.top(move.spot())) {
    Recall next = recall;
    next.play(move);
    return chance(next);
  }
  double sum = 0;
  for (const Kind kind : all_kinds) {
    const int count = recall.unseen().of(kind);
    if (count == 0) continue;
    Recall next = recall;
    next.turn_over(move.spot(), kind);
    sum += count * chance(next);
  }
  return sum / recall.unseen().total();
}

}  // namespace rookie
