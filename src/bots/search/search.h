#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "core/fixed_list.h"
#include "rules/ids.h"
#include "rules/move.h"
#include "rules/placement.h"

namespace rookie {

// A move of the active player, and the chance that this player's side wins after it.
struct Judgement {
  Move move;
  float chance = 0;
};

// Two moves judged at the same depth.
struct Comparison {
  Judgement best;
  Judgement other;
  float drift = 0;     // how much their difference changed at the last depth
  bool exact = false;  // only results of games mattered, no evaluations
};

// Looks ahead for the active player. Depth is the number of new cards looked through. The game must not be over. The
// same budget of positions and the same expectations lead to the same answer on every platform, whatever was searched
// before. Only construction
// allocates.
class Search {
 public:
  Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual ~Search() = default;

  // The chance of each seat to play as greedy_move does instead of looking ahead. Between two sides, opponents are
  // expected to do so in this proportion. At first everybody is expected to look ahead.
  using GreedyChances = std::array<float, Seat::count>;
  virtual void expect(const GreedyChances& greedy) = 0;

  // Looks one card ahead whatever that costs, then two, three, … until the budget is used up.
  [[nodiscard]] virtual Judgement within(const Budget& budget, const Recall& recall) = 0;

  // Compares a legal move with the best one: one card ahead whatever that costs, then as deep as the budget allows. It
  // may itself be the best, even if it is not among `candidates`.
  [[nodiscard]] virtual Comparison compare(Move other, const Budget& budget, const Recall& recall) = 0;

  // All moves considered for the decision, the best first.
  using Ranking = FixedList<Judgement, Placement::count + 1>;
  [[nodiscard]] virtual Ranking rank(int depth, const Recall& recall) = 0;

  // The number of positions that the last search judged, by the evaluation or by the result of the game.
  [[nodiscard]] virtual int judged() const = 0;
};

// A search, and the name of the bot that uses it.
struct SearchType {
  std::string_view bot;
  std::unique_ptr<Search> (*make)(const Evaluation& evaluation);  // must outlive it
};

// Weakest first.
[[nodiscard]] std::span<const SearchType> search_types();

// Makes the strongest search, which hints and reviews use.
[[nodiscard]] std::unique_ptr<Search> make_search(const Evaluation& evaluation);

}  // namespace rookie
