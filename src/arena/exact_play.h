#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>
#include <unordered_map>

#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "core/result.h"
#include "rules/move.h"
#include "rules/options.h"

namespace rookie {

// A way to decide, such as greedy_move: the same in the same position. Empty: the best legal move for the own side.
using Way = std::function<Move(const Recall&)>;

// What a game is worth to a side: the chance to win it, a shared win by its share, or the points that it has more than
// all others together.
enum class Goal : std::uint8_t { Win, Points };

// Computes exactly what a game is worth to one seat's side if it plays in one way and the others in another, by
// expectimax over all positions of a perfect memory. Only for small decks. If both ways are empty, both sides play
// perfectly, which needs exactly two sides. A game ends as it stands after a few turns without anything new, instead of
// R8.4's hundred.
class ExactPlay {
 public:
  // Gives up after so many positions; the values are wrong then.
  ExactPlay(Seat seat, Way ours, Way theirs, Goal goal = Goal::Win,
            std::size_t most_positions = std::numeric_limits<std::size_t>::max());

  [[nodiscard]] double value(const Recall& recall);
  // The value after this move of the active player.
  [[nodiscard]] double value_after(const Recall& recall, Move move);

  // The number of positions so far in which a card was to be turned over; equivalent ones count once.
  [[nodiscard]] std::size_t positions() const { return known_.size(); }
  [[nodiscard]] bool gave_up() const { return positions() >= most_positions_; }

 private:
  [[nodiscard]] double decided(const Recall& recall);
  [[nodiscard]] double best(const Recall& recall, bool ours);
  [[nodiscard]] double result(const Game& game) const;

  Seat seat_;
  Way ours_;
  Way theirs_;
  Goal goal_;
  std::size_t most_positions_;
  std::unordered_map<std::uint64_t, double> known_;  // by the key of the position
};

// What a game is worth to a player, who begins or does not.
struct Solution {
  double first = 0;
  double second = 0;
  std::size_t positions = 0;

  [[nodiscard]] double mean() const { return (first + second) / 2; }
};

struct Solve {
  Options options;
  std::string_view player;  // "perfect", which knows what the other will do, or a bot that never forgets
  std::string_view other;
  Goal goal = Goal::Win;
  Budget budget{};                         // for each decision of a bot that looks ahead
  const Evaluation* evaluation = nullptr;  // for such a bot
  std::size_t most_positions = 0;
};

inline constexpr std::string_view perfect_player = "perfect";

// Refuses bad options, more than two sides, players whose decisions are not the same in the same position, and decks
// that need more positions.
[[nodiscard]] Result<Solution> solve(const Solve& solve);

}  // namespace rookie
