#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/scene.h"

namespace rookie {
namespace {

using testing::ElementsAre;

TEST(R3_1, OneCardThenASecondOne) {
  Scene scene({}, "G Y");
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
  EXPECT_THAT(scene.play("1G"), ElementsAre("R3.1: seat 1 turns over 1G"));
  EXPECT_EQ(scene.game().phase(), Phase::SecondCard);
  EXPECT_EQ(scene.choices(), "2 3 4 5 6 7 8 9");
}

TEST(R3_1, TheFirstCardIsSeenBeforeTheSecondIsChosen) {
  Scene scene({}, "G Y");
  scene.play("1G");
  EXPECT_EQ(scene.spots(), "12G 12 12 12 12 12 12 12 12");
}

TEST(R3_1, TheFirstCardCannotBeTheSecondToo) {
  Scene scene({}, "G Y");
  scene.play("1G");
  EXPECT_EQ(scene.refused("1"), "R3.1");
}

TEST(R3_1, NothingCanBeTurnedOverOnAnEmptySpot) {
  const Scene scene({.edition = {.colours = 1, .copies = 2}}, "G G X X");
  EXPECT_EQ(scene.choices(), "1 2 3 4");
  EXPECT_EQ(scene.refused("5"), "R3.1");
}

TEST(R3_1, AfterR7_1TheSecondMayComeFromTheSamePile) {
  Scene scene({.edition = {.colours = 5, .copies = 2}}, "YG R B P P X");
  scene.play("4P 5P PP- 1G");
  EXPECT_THAT(scene.play("1Y"), ElementsAre("R3.1: seat 1 turns over 1Y",  //
                                            "R3.3: seat 1 covers 1 4",     //
                                            "R3.3: seat 1 ends the turn, seat 2 is next"));
}

TEST(R3_2, TwoOfAKindAreAPairToBePlaced) {
  Scene scene({}, "G G");
  EXPECT_THAT(scene.play("2G 1G"), ElementsAre("R3.1: seat 1 turns over 2G",  //
                                               "R3.1: seat 1 turns over 1G",  //
                                               "R3.2: seat 1 takes the pair 2G 1G"));
  EXPECT_EQ(scene.game().phase(), Phase::Place);
  EXPECT_EQ(scene.hand(), "GG");
  EXPECT_EQ(scene.spots(), "11 11 12 12 12 12 12 12 12");
}

TEST(R3_2, ThenTheSamePlayerGoesOn) {
  Scene scene({}, "G G");
  EXPECT_THAT(scene.play("1G 2G GG-"), testing::Contains("R5.1: seat 1 places GG as GG- with seat 1"));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
}

TEST(R3_2, AfterTwoXR6_1Follows) {
  Scene scene({}, "G G X X Y R");
  scene.play("1G 2G GG- 5Y 6R");
  EXPECT_THAT(scene.play("3X 4X XX-"), testing::Contains("R6.1: seat 2 takes GG from seat 1"));
}

TEST(R3_3, TwoDifferentColoursAreTurnedFaceDownAndTheTurnEnds) {
  Scene scene({}, "G Y");
  EXPECT_THAT(scene.play("1G 2Y"), ElementsAre("R3.1: seat 1 turns over 1G",  //
                                               "R3.1: seat 1 turns over 2Y",  //
                                               "R3.3: seat 1 covers 1 2",     //
                                               "R3.3: seat 1 ends the turn, seat 2 is next"));
  EXPECT_EQ(scene.spots(), "12 12 12 12 12 12 12 12 12");
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
}

TEST(R3_3, TheCardsStayWhereTheyLie) {
  Scene scene({}, "G Y");
  scene.play("1G 2Y");
  EXPECT_THAT(scene.play("2Y 1G"), testing::Contains("R3.3: seat 2 covers 1 2"));
}

TEST(R3_4, AColourAndAnXStayOpenAndTheTurnEnds) {
  Scene scene({}, "G X");
  EXPECT_THAT(scene.play("1G 2X"), ElementsAre("R3.1: seat 1 turns over 1G",  //
                                               "R3.1: seat 1 turns over 2X",  //
                                               "R3.4: seat 1 ends the turn, seat 2 is next"));
  EXPECT_EQ(scene.spots(), "12G 12X 12 12 12 12 12 12 12");
  EXPECT_EQ(scene.game().phase(), Phase::CoverOrSeek);
}

TEST(R3_4, InEitherOrder) {
  Scene scene({}, "G X");
  scene.play("2X 1G");
  EXPECT_EQ(scene.spots(), "12G 12X 12 12 12 12 12 12 12");
  EXPECT_EQ(scene.game().active(), seat(2));
}

}  // namespace
}  // namespace rookie
