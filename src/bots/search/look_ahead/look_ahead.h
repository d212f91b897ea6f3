#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

#include "bots/search/search.h"

namespace rookie {

// Of two sides, each chooses what is best for it, but for opponents who are expected to be greedy. Of more, only the
// side whose turn it is does, and the others play as greedy_move does. An unknown card has each kind with its exact
// probability. Known cards that make a pair cost no depth. Where the search stops, the evaluation judges. Stolen cards
// are placed by greedy_move, except at the root.
class LookAhead final : public Search {
 public:
  explicit LookAhead(const Evaluation& evaluation);

  void expect(const GreedyChances& greedy) override { greedy_ = greedy; }
  [[nodiscard]] Judgement within(const Budget& budget, const Recall& recall) override;
  [[nodiscard]] Comparison compare(Move other, const Budget& budget, const Recall& recall) override;
  [[nodiscard]] Ranking rank(int depth, const Recall& recall) override;
  [[nodiscard]] int judged() const override { return judged_; }

 private:
  // A result of this search, kept since the same position can be reached by turning over cards in another order.
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t search = 0;
    std::int16_t depth = 0;
    bool exact = false;
    float chance = 0;
  };

  // A position on the way, with its key if a card is to be turned over.
  struct Position {
    Recall recall;
    std::uint64_t key = 0;
  };

  void deepen(Ranking& ranking, const Recall& recall, int depth);
  [[nodiscard]] float best(const Recall& recall, int depth);
  [[nodiscard]] float of_opponent(const Recall& recall, int depth);
  [[nodiscard]] Moves choices(const Recall& recall, int depth) const;
  [[nodiscard]] float after(const Recall& recall, Move move, int depth);
  [[nodiscard]] float after_unknown(const Recall& recall, Spot spot, int depth);
  void arrive_at(Position& position) const;
  [[nodiscard]] float value(const Position& position, int depth);
  [[nodiscard]] float turning_value(const Recall& recall, int depth);
  [[nodiscard]] bool out_of_budget();

  std::unique_ptr<Evaluation> evaluation_;
  std::vector<Entry> entries_;
  GreedyChances greedy_{};
  std::uint32_t search_ = 0;
  Seat seat_;  // the player whose move is searched for
  Budget budget_;
  std::chrono::nanoseconds start_{};
  int judged_ = 0;
  bool exact_ = true;  // whether only results of games were needed, no evaluations
};

}  // namespace rookie
