#pragma once

#include "bots/budget.h"
#include "bots/evaluation.h"
#include "bots/recall.h"
#include "rules/move.h"

namespace rookie {

// The best move of the active player, and what everybody's chances are then.
struct Judgement {
  Move move;
  Chances chances{};
};

// Looks ahead over all that may be turned over: chance nodes are exact, the evaluation judges where it stops looking,
// and all players maximise the chance of their own side. Depth is counted in cards turned over. Stolen cards are placed
// by greedy_move, except at the root. Nothing allocates, and nothing depends on a clock.
class Search {
 public:
  explicit Search(const Evaluation& evaluation) : evaluation_(evaluation) {}

  // Looks one card ahead, however much that takes; then two, three, … while the budget lasts. A depth that was not
  // completed counts for nothing. The game must not be over, here and below.
  [[nodiscard]] Judgement within(const Budget& budget, const Recall& recall);

  [[nodiscard]] Judgement to_depth(int depth, const Recall& recall);

  // How many positions have been judged so far, by the evaluation or by the result of the game.
  [[nodiscard]] int judged() const { return judged_; }

 private:
  [[nodiscard]] Judgement best(const Recall& recall, int depth);
  [[nodiscard]] Chances after(const Recall& recall, Move move, int depth);
  [[nodiscard]] Chances after_unknown(const Recall& recall, Spot spot, int depth);
  [[nodiscard]] Chances value(const Recall& recall, int depth);
  [[nodiscard]] bool out_of_budget();

  const Evaluation& evaluation_;
  Budget budget_;
  std::chrono::nanoseconds start_{};
  int judged_ = 0;
  bool exact_ = true;  // whether the results of games were all that was needed
};

}  // namespace rookie
