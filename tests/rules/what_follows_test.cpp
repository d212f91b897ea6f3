#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <map>

#include "rules/scene.h"

// The section of docs/rules.md with this name; property_test.cpp has what must be true of every game.
namespace rookie {
namespace {

using testing::ElementsAre;

TEST(WhatFollows, TablesThatDifferOnlyInUnseenCardsLookTheSame) {
  Scene one({}, "G Y R B");
  Scene other({}, "G Y P X");
  for (const char* move : {"1G", "2Y", "2Y"}) {
    EXPECT_EQ(one.game().table(), other.game().table());
    EXPECT_EQ(one.play(move), other.play(move));
  }
  EXPECT_EQ(one.game().table(), other.game().table());
  EXPECT_NE(one.play("3"), other.play("3"));
}

TEST(WhatFollows, ATakenCardAndABuriedOneAreSeenNoMore) {
  Scene scene({}, "G G Y Y");
  scene.play("1G 2G G-- 3Y 4Y Y--");
  const Table table = scene.game().table();
  EXPECT_EQ(table.hand, Cards());
  EXPECT_THAT(scene.trays(), ElementsAre("Y--", "---"));
  EXPECT_THAT(scene.tray_heights(), ElementsAre("4 0 0", "0 0 0"));
}

TEST(WhatFollows, NineFaceDownTopsOfAFullDeckHoldAPair) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    Game game = Game::deal({}, Deck::shuffled({}, random)).value();
    std::map<Kind, Spot> first_of;
    Events events;
    for (const Spot spot : SpotSet::all()) {
      const auto [first, is_new] = first_of.emplace(game.top(spot).value(), spot);
      if (is_new || game.phase() == Phase::Place) continue;
      EXPECT_TRUE(game.apply(Move::turn(first->second), events));
      EXPECT_TRUE(game.apply(Move::turn(spot), events));
    }
    EXPECT_EQ(game.phase(), Phase::Place);
  }
}

// YY lies beneath the first or the second of two G; then seat 2 takes all four.
TEST(WhatFollows, WhichPileABuriedCardIsInDoesNotMatter) {
  Scene first({}, "Y Y G G X X . R B");
  Scene second = first;
  first.play("1Y 2Y Y-- 3G 4G GG-");
  second.play("1Y 2Y -Y- 3G 4G GG-");
  EXPECT_THAT(first.tray_heights(), ElementsAre("3 1 0", "0 0 0"));
  EXPECT_THAT(second.tray_heights(), ElementsAre("1 3 0", "0 0 0"));
  for (const char* move : {"8R", "9B", "5X", "6X", "XX-", "GYY"}) {
    EXPECT_EQ(first.choices(), second.choices());
    EXPECT_EQ(first.play(move), second.play(move));
  }
  EXPECT_EQ(first.game(), second.game());
}

}  // namespace
}  // namespace rookie
