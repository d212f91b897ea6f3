#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "bots/recall.h"
#include "rules/move.h"

namespace rookie {

// A way to decide, such as greedy_move. None: whatever is best for the own side, any legal move considered.
using Way = std::function<Move(const Recall&)>;

// The exact chance of one seat's side to win, if that side plays in one way and the others in another: nothing sampled,
// nothing estimated. Only for small decks. If neither side has a way, both play perfectly; that is for two sides only.
// A game counts as it stands after a few turns without anything new instead of after R8.4's hundred.
class ExactPlay {
 public:
  ExactPlay(Seat seat, Way ours, Way theirs);

  [[nodiscard]] double chance(const Recall& recall);
  // The same once the active player has made this move.
  [[nodiscard]] double chance_after(const Recall& recall, Move move);

 private:
  [[nodiscard]] double decided(const Recall& recall);
  [[nodiscard]] double best(const Recall& recall, bool ours);

  Seat seat_;
  Way ours_;
  Way theirs_;
  std::unordered_map<std::string, double> known_;  // of positions that come to the same
};

}  // namespace rookie
