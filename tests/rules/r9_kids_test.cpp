#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/scene.h"

namespace rookie {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;

constexpr Options kids{.variant = Variant::Kids};
// Ten cards: two on spot 1, single cards on the others.
constexpr Options kids_with_ten_cards{.edition = {.colours = 5, .copies = 2}, .variant = Variant::Kids};

TEST(R9_1, PairsGoStraightToThePointsPile) {
  Scene scene(kids, "G G");
  EXPECT_THAT(scene.play("1G 2G"), ElementsAre("R3.1: seat 1 turns over 1G",         //
                                               "R3.1: seat 1 turns over 2G",         //
                                               "R3.2: seat 1 takes the pair 1G 2G",  //
                                               "R9.1: seat 1 secures GG"));
  EXPECT_THAT(scene.points(), ElementsAre(2, 0));
  EXPECT_THAT(scene.unsecured(), Each(""));
}

TEST(R9_1, ThenTheSamePlayerGoesOn) {
  Scene scene(kids, "G G");
  scene.play("1G 2G");
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
}

TEST(R9_1, TwoDifferentCardsAreCoveredAndTheTurnEnds) {
  Scene scene(kids, "G Y");
  EXPECT_THAT(scene.play("1G 2Y"),
              AllOf(Contains("R3.3: seat 1 covers 1 2"), Contains("R3.3: seat 1 ends the turn, seat 2 is next")));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
}

TEST(R9_1, ThereIsNothingToPlaceToCoverOrToTake) {
  Scene scene(kids, "G G");
  for (int cards = 0; cards < 2; ++cards) {
    EXPECT_EQ(scene.refused("GG-"), "R9.1");
    EXPECT_EQ(scene.refused("@GG-"), "R9.1");
    EXPECT_EQ(scene.refused("~"), "R4.1");
    EXPECT_EQ(scene.refused("<"), "R6.1");
    scene.play(cards == 0 ? "1G" : "2G");
  }
}

TEST(R9_1, CardsMoveToEmptySpots) {
  Scene scene(kids_with_ten_cards, "YG P P G Y R R B B");
  EXPECT_THAT(scene.play("2P 3P 1G"), Contains("R3.1: seat 1 turns over 1G onto 2"));
  EXPECT_THAT(scene.play("4G"), Contains("R3.2: seat 1 takes the pair 2G 4G"));
}

TEST(R9_1, SingleCardsStay) {
  Scene scene(kids_with_ten_cards, "YG P P G Y R R B B");
  EXPECT_THAT(scene.play("2P 3P 4G"), Contains("R3.1: seat 1 turns over 4G"));
}

TEST(R9_1, TheLastPairEndsTheGameWithNothingToCollect) {
  Scene scene({.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids}, "G G Y Y");
  scene.play("1G 3Y 1G 2G 3Y");
  EXPECT_THAT(scene.play("4Y"), ElementsAre("R3.1: seat 2 turns over 4Y",         //
                                            "R3.2: seat 2 takes the pair 3Y 4Y",  //
                                            "R8.1: seat 2 secures YY",            //
                                            "R8.1: seat 2 ends the game"));
  EXPECT_THAT(scene.points(), ElementsAre(0, 4));
}

TEST(R9_1, AStandstillEndsTheGameToo) {
  Scene scene(kids, "G Y");
  scene.play("1G 2Y");
  scene.play_times(99, "1G 2Y");
  EXPECT_FALSE(scene.game().over());
  scene.play("1G 2Y");
  EXPECT_TRUE(scene.game().over());
}

}  // namespace
}  // namespace rookie
