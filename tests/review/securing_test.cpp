#include <gtest/gtest.h>

#include "review/records.h"
#include "review/steals.h"

namespace rookie {
namespace {

TEST(Securing, DoneAndMissedWhenPlacing) {
  const auto securings = securings_in(robbed());
  ASSERT_EQ(securings.size(), 3U);
  EXPECT_EQ(securings[0].seat, seat(1));
  EXPECT_EQ(securings[0].decision, 5);
  EXPECT_FALSE(securings[0].done);  // G-- on G G -
  EXPECT_EQ(securings[1].seat, seat(2));
  EXPECT_TRUE(securings[1].done);  // GGG, the stolen cards
  EXPECT_TRUE(securings[2].done);  // --Y on Y Y -
}

TEST(Securing, ThereIsNoneInKids) { EXPECT_TRUE(securings_in(forgetful_children()).empty()); }

TEST(Steals, PreventableBySecuring) {
  const auto steals = steals_in(robbed());
  ASSERT_EQ(steals.size(), 1U);
  EXPECT_EQ(steals[0].seat, seat(2));
  EXPECT_EQ(steals[0].other, seat(1));
  EXPECT_EQ(steals[0].cards, 4);
  EXPECT_EQ(steals[0].decision, 9);
  EXPECT_TRUE(steals[0].preventable);
}

// As before, but without the chance to secure: the other pair of G is not found.
TEST(Steals, NotPreventableOtherwise) {
  const auto steals = steals_in(read_record(R"([Rookie "1"]
[Edition "2x4"]
[Variant "standard"]
[Seats "Ada" "Ben"]
[Deck "YXXGYXXYYGGG"]

1. 1G 2G GG- 5Y 6X
2. 7X XX-
)"));
  ASSERT_EQ(steals.size(), 1U);
  EXPECT_EQ(steals[0].cards, 2);
  EXPECT_FALSE(steals[0].preventable);
}

// X on 6 has been shown. Ada turns over another X and misses it; Ben does not miss it.
TEST(Steals, PreventableByTakingTheCrosses) {
  const auto steals = steals_in(read_record(R"([Rookie "1"]
[Edition "2x4"]
[Variant "standard"]
[Seats "Ada" "Ben"]
[Deck "YXXGYXXYYGGG"]

1. 1G 2G GG- 5Y 6X
2. ~ 4G 8Y
3. 7X 9Y
4. 6X XX-
)"));
  ASSERT_EQ(steals.size(), 1U);
  EXPECT_TRUE(steals[0].preventable);
}

// A Rookie takes from everybody. Cards collected at the end of the game (R8.1) are not stolen.
TEST(Steals, ByARookie) {
  const auto steals = steals_in(playthrough("R6.4-twice"));
  ASSERT_EQ(steals.size(), 2U);
  EXPECT_EQ(steals[0].seat, seat(1));
  EXPECT_EQ(steals[0].other, seat(3));
  EXPECT_EQ(steals[0].cards, 2);
  EXPECT_EQ(steals[1].seat, seat(2));
  EXPECT_EQ(steals[1].other, seat(1));
  EXPECT_EQ(steals[1].cards, 4);
}

}  // namespace
}  // namespace rookie
