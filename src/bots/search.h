#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "bots/budget.h"
#include "bots/evaluation.h"
#include "bots/recall.h"
#include "rules/game.h"
#include "rules/move.h"

namespace rookie {

// A move of the active player, and the chance of that player's side to win then.
struct Judgement {
  Move move;
  float chance = 0;
};

// Two moves that were looked at equally far.
struct Comparison {
  Judgement best;
  Judgement other;
  float drift = 0;     // by how much their difference has changed with the last card that was looked through
  bool exact = false;  // all that mattered were results of games
};

// Looks ahead from the active player's seat: that side chooses the best for itself, the others are expected to play as
// greedy_move does. Cards that nobody knows may be of any kind, each as likely as it is: chance nodes are exact. Depth
// is the number of such cards that are looked through; what is known costs nothing. Where it stops looking, the
// evaluation judges. Stolen cards are placed by greedy_move, except at the root. Nothing allocates but the making.
class Search {
 public:
  explicit Search(const Evaluation& evaluation);

  // Looks one card ahead, however much that takes; then two, three, … until the budget is used up. The game must not be
  // over, here and below.
  [[nodiscard]] Judgement within(const Budget& budget, const Recall& recall);

  [[nodiscard]] Judgement to_depth(int depth, const Recall& recall);

  // Compares a legal move with the best: one card ahead, however much that takes, then as far as the budget lasts. It
  // may itself be the best, also one that `candidates` does not look at.
  [[nodiscard]] Comparison compare(Move other, const Budget& budget, const Recall& recall);

  // All moves that are looked at for the decision to be made, the best first.
  using Ranking = FixedList<Judgement, Placement::count + 1>;
  [[nodiscard]] Ranking rank(int depth, const Recall& recall) { return judge_all(recall, depth); }

  // How many positions the last search judged, by the evaluation or by the result of the game.
  [[nodiscard]] int judged() const { return judged_; }

 private:
  // What is known of a position from this search: the same one is reached by turning over cards in another order.
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t search = 0;
    std::int16_t depth = 0;
    bool exact = false;
    float chance = 0;
  };

  [[nodiscard]] Ranking judge_all(const Recall& recall, int depth);
  void deepen(Ranking& ranking, const Recall& recall, int depth);
  [[nodiscard]] float best(const Recall& recall, int depth);
  [[nodiscard]] Moves choices(const Recall& recall, int depth) const;
  [[nodiscard]] float after(const Recall& recall, Move move, int depth);
  [[nodiscard]] float after_unknown(const Recall& recall, Spot spot, int depth);
  [[nodiscard]] float value(const Recall& recall, int depth);
  [[nodiscard]] float turning_value(const Recall& recall, int depth);
  [[nodiscard]] bool out_of_budget();

  const Evaluation& evaluation_;
  std::vector<Entry> entries_;
  std::uint32_t search_ = 0;
  Seat seat_;  // whose move is sought
  Budget budget_;
  std::chrono::nanoseconds start_{};
  int judged_ = 0;
  bool exact_ = true;  // whether the results of games were all that was needed
};

}  // namespace rookie
