#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "bots/recall.h"
#include "rules/move.h"

namespace rookie {

// A way to decide, such as greedy_move. Empty: the best legal move for the own side.
using Way = std::function<Move(const Recall&)>;

// Computes the exact chance that one seat's side wins if it plays in one way and the others in another. Only for small
// decks. If both ways are empty, both sides play perfectly, which needs exactly two sides. A game ends as it stands
// after a few turns without anything new, instead of R8.4's hundred.
class ExactPlay {
 public:
  ExactPlay(Seat seat, Way ours, Way theirs);

  [[nodiscard]] double chance(const Recall& recall);
  // The chance after this move of the active player.
  [[nodiscard]] double chance_after(const Recall& recall, Move move);

 private:
  [[nodiscard]] double decided(const Recall& recall);
  [[nodiscard]] double best(const Recall& recall, bool ours);

  Seat seat_;
  Way ours_;
  Way theirs_;
  std::unordered_map<std::string, double> known_;  // by position; equivalent ones share an entry
};

}  // namespace rookie
