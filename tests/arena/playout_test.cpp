#include "arena/playout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "bots/every_options.h"
#include "rules/deck.h"

namespace rookie {
namespace {

struct Playout {
  Game game;
  int decisions = 0;
  std::vector<Event> events;
};

Playout playout(const Options& options, std::uint64_t seed) {
  Random random(seed);
  Playout result{.game = Game::deal(options, Deck::shuffled(options, random)).value()};
  int told = 0;
  result.decisions = play_randomly(result.game, random, [&](const Moves& legal, const Events& events) {
    EXPECT_FALSE(legal.empty());
    EXPECT_FALSE(events.empty());
    result.events.insert(result.events.end(), events.begin(), events.end());
    ++told;
  });
  EXPECT_EQ(result.decisions, told);
  return result;
}

TEST(PlayRandomly, EndsEveryGame) {
  for (const Options& options : every_options()) {
    const Playout played = playout(options, 1);
    EXPECT_TRUE(played.game.over());
    ASSERT_FALSE(played.events.empty());
    EXPECT_EQ(played.events.back().type, Event::Type::GameEnded);
  }
}

TEST(PlayRandomly, DependsOnTheSeedOnly) {
  for (const Options& options : every_options()) {
    EXPECT_EQ(playout(options, 1).events, playout(options, 1).events);
    EXPECT_NE(playout(options, 1).events, playout(options, 2).events);
  }
}

TEST(PlayRandomly, EveryMoveIsAsLikely) {
  constexpr int games = 9000;
  const Options options{.edition = {.colours = 5, .copies = 2}};
  std::array<int, Spot::count> chosen{};
  for (int game = 0; game < games; ++game) {
    const Spot first = playout(options, static_cast<std::uint64_t>(game)).events.front().from;
    ++chosen.at(static_cast<std::size_t>(first.index()));
  }
  // 1000 expected, with a standard deviation of 30
  EXPECT_THAT(chosen, testing::Each(testing::AllOf(testing::Gt(850), testing::Lt(1150))));
}

}  // namespace
}  // namespace rookie
