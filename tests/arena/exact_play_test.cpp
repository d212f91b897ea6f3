#include "arena/exact_play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>

#include "bots/evaluation/trained.h"
#include "bots/greedy.h"
#include "bots/search/look_ahead/look_ahead.h"

// How far the grandmaster is from perfect play, on decks so small that perfect play is known.
namespace rookie {
namespace {

const Way best;

Move careful(const Recall& recall) { return greedy_move(recall); }

// Plays as if the other player were perfect too. That is never wrong, but not always best against a weaker player.
class PerfectPlayer {
 public:
  [[nodiscard]] double chance_of_the_first(const Recall& recall) { return both_.value(recall); }

  [[nodiscard]] Move decide(const Recall& recall) {
    const double sign = recall.game().active() == Seat::at(0) ? 1 : -1;
    const Moves legal = recall.game().legal_moves();
    return *std::ranges::max_element(legal, {}, [&](Move move) { return sign * both_.value_after(recall, move); });
  }

 private:
  ExactPlay both_{Seat::at(0), best, best};
};

// The mean over both seats.
double chance(const Options& options, const Way& one, const Way& other) {
  const Recall beginning(options);
  return (ExactPlay(Seat::at(0), one, other).value(beginning) + ExactPlay(Seat::at(1), one, other).value(beginning)) /
         2;
}

constexpr Options kids(std::uint8_t colours, std::uint8_t copies) {
  return {.edition = {.colours = colours, .copies = copies}, .variant = Variant::Kids};
}
constexpr Options standard(std::uint8_t colours, std::uint8_t copies) {
  return {.edition = {.colours = colours, .copies = copies}};
}

// In the smallest games, a player who does not find a pair with the first two cards has shown the other one everything.
TEST(PerfectPlay, HasAKnownChanceForTheFirstPlayer) {
  const auto chance = [](const Options& options) { return PerfectPlayer().chance_of_the_first(Recall(options)); };
  EXPECT_DOUBLE_EQ(chance(kids(1, 2)), 1);
  EXPECT_DOUBLE_EQ(chance(kids(2, 2)), 1.0 / 3);
  EXPECT_NEAR(chance(kids(3, 2)), 7.0 / 15, 1e-12);
  EXPECT_NEAR(chance(kids(2, 4)), 17.0 / 35, 1e-12);
  EXPECT_DOUBLE_EQ(chance(standard(1, 2)), 1.0 / 3);
  EXPECT_NEAR(chance(standard(2, 2)), 23.0 / 45, 1e-12);
  EXPECT_NEAR(chance(standard(1, 4)), 18.0 / 35, 1e-12);
}

// Kids with two cards of each of some colours is the memory game of Zwick and Paterson (The memory game, Theoretical
// Computer Science 110, 1993), who computed how many pairs more the first player gains.
TEST(PerfectPlay, GainsAsMuchAsInTheMemoryGame) {
  const auto pairs = [](const Options& options) {
    return ExactPlay(Seat::at(0), best, best, Goal::Points).value(Recall(options)) / 2;
  };
  EXPECT_NEAR(pairs(kids(2, 2)), -2.0 / 3, 1e-12);
  EXPECT_NEAR(pairs(kids(3, 2)), -1.0 / 5, 1e-12);
  EXPECT_NEAR(pairs(kids(4, 2)), -4.0 / 35, 1e-12);
}

TEST(Solve, SaysWhatEachSeatIsWorth) {
  const auto solution =
      solve({.options = kids(2, 2), .player = "perfect", .other = "elephant", .most_positions = 1000});
  ASSERT_TRUE(solution);
  EXPECT_NEAR(solution->first, 1.0 / 3, 1e-12);
  EXPECT_NEAR(solution->mean(), 0.5, 1e-12);
  EXPECT_GT(solution->positions, 10U);
}

TEST(Solve, RefusesWhatItCannotCompute) {
  const auto refusal = [](const Options& options, std::string_view player, std::size_t most_positions) {
    return solve({.options = options, .player = player, .other = "perfect", .most_positions = most_positions})
        .error()
        .what;
  };
  EXPECT_EQ(refusal({.seats = 3}, "perfect", 1), "only games between two sides can be solved");
  EXPECT_EQ(refusal(kids(2, 4), "perfect", 10), "this deck is too large: more than 10 positions");
  EXPECT_EQ(refusal(kids(2, 2), "grandmaster", 10), "the weights of the evaluation are not loaded");
  EXPECT_EQ(refusal(kids(2, 2), "fox", 10),
            "cannot solve a game with 'fox', only with perfect and with bots that never forget and draw no lots");
}

TEST(PerfectPlay, IsBestAgainstItself) {
  for (const Options& options : {kids(2, 4), standard(1, 4)}) {
    PerfectPlayer player;
    const Way perfect = [&](const Recall& recall) { return player.decide(recall); };
    EXPECT_NEAR(chance(options, perfect, perfect), 0.5, 1e-9);
    EXPECT_NEAR(chance(options, perfect, best), 0.5, 1e-9);
    EXPECT_LT(chance(options, careful, perfect), 0.5 + 1e-9);
  }
}

// It never chooses to wait later on, and does not see to the end of every game, so it loses a little against somebody
// who knows exactly what it will do.
TEST(PerfectPlay, IsNotFarFromTheGrandmasters) {
  LookAhead search(trained_evaluation());
  const Way grandmaster = [&](const Recall& recall) { return search.within({.positions = 500}, recall).move; };
  for (const Options& options : {kids(2, 4), kids(4, 2), standard(2, 2), standard(1, 4)}) {
    SCOPED_TRACE(to_string(options.edition) + " " + std::string(to_string(options.variant)));
    EXPECT_GE(chance(options, grandmaster, careful), 0.5 - 1e-9);
    EXPECT_GE(chance(options, grandmaster, best), 0.44);
  }
}

// If it expects an elephant, it wins as often as the best response to one.
TEST(PerfectPlay, IsWhatTheGrandmasterFindsAgainstWhomItKnows) {
  LookAhead search(trained_evaluation());
  search.expect({1, 1});
  const Way grandmaster = [&](const Recall& recall) { return search.within({.positions = 500}, recall).move; };
  for (const Options& options : {kids(2, 4), kids(4, 2), standard(2, 2), standard(1, 4)}) {
    SCOPED_TRACE(to_string(options.edition) + " " + std::string(to_string(options.variant)));
    EXPECT_NEAR(chance(options, grandmaster, careful), chance(options, best, careful), 1e-9);
  }
}

}  // namespace
}  // namespace rookie
