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
    EXPECT_EQ(attempts[turn].first, static_cast<int>(2 * turn));
    EXPECT_EQ(attempts[turn].last, static_cast<int>(2 * turn + 1));
    EXPECT_FALSE(attempts[turn].paired);
  }
  for (std::size_t pair = 4; pair < 8; ++pair) {
    EXPECT_EQ(attempts[pair].seat, seat(1));
    EXPECT_TRUE(attempts[pair].paired);
  }
}

TEST(Attempts, AreNothingMissedWhereNothingIsKnown) {
  const Attempt first = attempts_in(forgetful_children()).at(0);
  EXPECT_FALSE(first.missed());
  EXPECT_FALSE(first.left());
  EXPECT_EQ(first.again_in_vain, 0);
}

TEST(Attempts, MissAPairOfAnOpenCardAndOneThatWasShown) {
  const Attempt fourth = attempts_in(forgetful_children()).at(3);
  EXPECT_TRUE(fourth.missed());
  EXPECT_EQ(fourth.certain->kind, Kind::Green);
  EXPECT_FALSE(fourth.left());
}

TEST(Attempts, LeaveAPairWhereWaitingIsAsGood) {
  const Attempt second = attempts_in(forgetful_children()).at(1);
  EXPECT_FALSE(second.missed());
  EXPECT_TRUE(second.left());
}

TEST(Attempts, LeaveAPairOfTwoFaceDownCards) {
  const Attempt third = attempts_in(forgetful_children()).at(2);
  EXPECT_FALSE(third.missed());
  EXPECT_TRUE(third.left());
  EXPECT_EQ(third.possible->kind, Kind::Green);
}

TEST(Attempts, TurnOverAgainInVain) {
  const Attempt fourth = attempts_in(forgetful_children()).at(3);
  EXPECT_TRUE(fourth.missed());
  EXPECT_EQ(fourth.again_in_vain, 1);  // G; B was new
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
