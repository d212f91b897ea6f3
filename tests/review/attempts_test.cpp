#include "review/attempts.h"

#include <gtest/gtest.h>

#include "review/records.h"

namespace rookie {
namespace {

TEST(Attempts, EndWithAPairOrTheTurn) {
  const auto attempts = attempts_in(forgetful_children());
  ASSERT_EQ(attempts.size(), 8U);
  for (std::size_t turn = 0; turn < 4; ++turn) {
    EXPECT_EQ(attempts[turn].seat, seat(turn % 2 == 0 ? 1 : 2));
    EXPECT_EQ(attempts[turn].last, static_cast<int>(2 * turn + 1));
    EXPECT_FALSE(attempts[turn].paired);
  }
  for (std::size_t pair = 4; pair < 8; ++pair) {
    EXPECT_EQ(attempts[pair].seat, seat(1));
    EXPECT_TRUE(attempts[pair].paired);
  }
}

TEST(Attempts, MissOrLeaveACertainPair) {
  const auto attempts = attempts_in(forgetful_children());
  const auto expect = [&](std::size_t turn, bool missed, bool left, int again_in_vain) {
    EXPECT_EQ(attempts[turn].missed(), missed) << turn;
    EXPECT_EQ(attempts[turn].left(), left) << turn;
    EXPECT_EQ(attempts[turn].again_in_vain, again_in_vain) << turn;
  };
  expect(0, false, false, 0);  // nothing is known
  expect(1, false, true, 0);   // waiting is as good
  expect(2, false, true, 0);   // both cards lie face down
  expect(3, true, false, 1);   // one is open, the other was shown; G was turned over again, B was new
  EXPECT_EQ(attempts[2].possible->kind, Kind::Green);
  EXPECT_EQ(attempts[3].certain->kind, Kind::Green);
}

TEST(Attempts, TakeWhatIsCertain) {
  const auto attempts = attempts_in(forgetful_children());
  for (std::size_t pair = 4; pair < 7; ++pair) {
    EXPECT_TRUE(attempts[pair].certain);
    EXPECT_FALSE(attempts[pair].missed());
    EXPECT_EQ(attempts[pair].again_in_vain, 0);
  }
  EXPECT_FALSE(attempts[7].certain);  // the last R was never shown …
  EXPECT_TRUE(attempts[7].possible);  // … but is the only card left
}

TEST(Attempts, CountOnlyWhatWasShownAgainstThem) {
  const auto attempts = attempts_in(read_record(R"([Rookie "1"]
[Edition "2x2"]
[Variant "kids"]
[Seats "Ada" "Ben"]
[Deck "GYGY"]

1. 1G 2Y
2. 1G 2Y
3. 3G 2Y
)"));
  EXPECT_FALSE(attempts.at(1).possible);  // G and Y are unseen, one each
  EXPECT_EQ(attempts.at(1).again_in_vain, 2);
  EXPECT_TRUE(attempts.at(2).missed());
}

// Yellow lies on Ada's tray. A pair of yellow, 6 and 7, would secure it; she turns over 6 and misses 7.
TEST(Attempts, SayWhetherTheMissedPairWouldSecure) {
  const auto attempts = attempts_in(read_record(R"([Rookie "1"]
[Edition "2x4"]
[Variant "standard"]
[Seats "Ada" "Ben"]
[Deck "GGGGYYYXXYXX"]

1. 1Y 5Y YY- 4G 7Y
2. 4G 6Y
3. 6Y 8X
)"));
  EXPECT_FALSE(attempts.at(2).possible);
  EXPECT_TRUE(attempts.at(3).missed());
  EXPECT_EQ(attempts.at(3).certain->kind, Kind::Yellow);
  EXPECT_TRUE(attempts.at(3).certain->secures);
}

TEST(Attempts, StillRunningAreLeftOut) {
  Record record = forgetful_children();
  record.moves.resize(3);
  EXPECT_EQ(attempts_in(record).size(), 1U);
  record.moves.clear();
  EXPECT_TRUE(attempts_in(record).empty());
}

}  // namespace
}  // namespace rookie
