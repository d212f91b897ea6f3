#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "core/fixed_list.h"
#include "rules/move.h"
#include "rules/placement.h"

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

// Looks ahead from the active player's seat. Depth is the number of new cards that are looked through. The game must
// not be over. The same budget of positions leads to the same answer on every platform, whatever was searched before.
// Nothing allocates but the making.
class Search {
 public:
  Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual ~Search() = default;

  // Looks one card ahead, however much that takes; then two, three, … until the budget is used up.
  [[nodiscard]] virtual Judgement within(const Budget& budget, const Recall& recall) = 0;

  // Compares a legal move with the best: one card ahead, however much that takes, then as far as the budget lasts. It
  // may itself be the best, also one that `candidates` does not look at.
  [[nodiscard]] virtual Comparison compare(Move other, const Budget& budget, const Recall& recall) = 0;

  // All moves that are looked at for the decision to be made, the best first.
  using Ranking = FixedList<Judgement, Placement::count + 1>;
  [[nodiscard]] virtual Ranking rank(int depth, const Recall& recall) = 0;

  // How many positions the last search judged, by the evaluation or by the result of the game.
  [[nodiscard]] virtual int judged() const = 0;
};

// A way to search, and the bot that plays by it.
struct SearchType {
  std::string_view bot;
  std::unique_ptr<Search> (*make)(const Evaluation& evaluation);  // which must outlive it
};

// Weakest first.
[[nodiscard]] std::span<const SearchType> search_types();

// The strongest: for hints and reviews too.
[[nodiscard]] std::unique_ptr<Search> make_search(const Evaluation& evaluation);

}  // namespace rookie
