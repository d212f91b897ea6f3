#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/scene.h"

namespace rookie {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;

// Twelve cards: piles of two on spots 1 to 3, single cards on the others.
constexpr Options twelve_cards{.edition = {.colours = 5, .copies = 2}};

// Spots 4 and 5 are empty; seat 1 goes on.
Scene with_gaps() {
  Scene scene(twelve_cards, "YG GY BR P P R B X X");
  scene.play("4P 5P PP-");
  return scene;
}

TEST(R7_1, ACardFromAPileOfTwoOrMoreMovesToTheLowestEmptySpot) {
  Scene scene = with_gaps();
  EXPECT_THAT(scene.play("1G"), ElementsAre("R3.1: seat 1 turns over 1G onto 4"));
  EXPECT_EQ(scene.spots(), "1 2 2 1G 0 1 1 1 1");
}

TEST(R7_1, TheNextOneMovesToTheNextEmptySpot) {
  Scene scene = with_gaps();
  EXPECT_THAT(scene.play("1G 2Y"), Contains("R3.1: seat 1 turns over 2Y onto 5"));
  EXPECT_EQ(scene.spots(), "1 1 2 1 1 1 1 1 1");
}

TEST(R7_1, ItStaysThereWhenItIsCovered) {
  Scene scene = with_gaps();
  EXPECT_THAT(scene.play("1G 2Y"), Contains("R3.3: seat 1 covers 4 5"));
  EXPECT_THAT(scene.play("4G 5Y"), AllOf(Contains("R3.1: seat 2 turns over 4G"),  //
                                         Contains("R3.1: seat 2 turns over 5Y")));
}

TEST(R7_1, TheOldPileHasAFaceDownTopAgain) {
  Scene scene = with_gaps();
  scene.play("1G");
  EXPECT_EQ(scene.choices(), "1 2 3 6 7 8 9");
  EXPECT_THAT(scene.play("1Y"), Contains("R3.1: seat 1 turns over 1Y"));
}

TEST(R7_1, NotWhileNoSpotIsEmpty) {
  Scene scene(twelve_cards, "YG GY BR P P R B X X");
  EXPECT_THAT(scene.play("1G"), ElementsAre("R3.1: seat 1 turns over 1G"));
  EXPECT_EQ(scene.spots(), "2G 2 2 1 1 1 1 1 1");
}

TEST(R7_1, AlsoWhenSeeking) {
  Scene scene = with_gaps();
  scene.play("1G 8X");
  EXPECT_THAT(scene.play("2Y"), Contains("R4.2: seat 2 turns over 2Y onto 5"));
  EXPECT_EQ(scene.spots(), "1 1 2 1G 1Y 1 1 1X 1");
}

TEST(R7_1, APairIsTakenFromWhereItHasMoved) {
  Scene scene(twelve_cards, "YG RG BR P P Y B X X");
  scene.play("4P 5P PP-");
  EXPECT_THAT(scene.play("1G 2G"), Contains("R3.2: seat 1 takes the pair 4G 5G"));
  EXPECT_EQ(scene.spots(), "1 1 2 0 0 1 1 1 1");
}

TEST(R7_2, ASingleCardStaysOnItsSpot) {
  Scene scene = with_gaps();
  EXPECT_THAT(scene.play("6R"), ElementsAre("R3.1: seat 1 turns over 6R"));
  EXPECT_EQ(scene.spots(), "2 2 2 0 0 1R 1 1 1");
}

TEST(R7_2, ALastCardOfAPileToo) {
  Scene scene = with_gaps();
  EXPECT_THAT(scene.play("1G 1Y"), Contains("R3.1: seat 1 turns over 1Y"));
  EXPECT_EQ(scene.spots(), "1 2 2 1 0 1 1 1 1");
}

// All that is left lies beneath an open X on spot 1 and an open G on spot 2; seat 2 must seek.
Lines until_no_card_can_be_turned_over(Scene& scene) {
  scene.play("1X 2G 3R 5B 7P 9Y");        // six kinds lie open
  scene.play("4R R-- 6B B-- 8P P-- 3Y");  // each match takes one of them away
  return scene.play("Y--");
}

TEST(R7_3, WhenAPlayerMustSeekOpenCardsMakeWayInTheOrderOfTheirSpots) {
  Scene scene(twelve_cards, "GX XG YR R B B P P Y");
  EXPECT_THAT(until_no_card_can_be_turned_over(scene),
              ElementsAre("R5.1: seat 2 places YY as Y-- with seat 2", "R7.3: 1X moves to 3", "R7.3: 2G moves to 4"));
  EXPECT_EQ(scene.game().phase(), Phase::Seek);
  EXPECT_EQ(scene.spots(), "1 1 1X 1G 0 0 0 0 0");
  EXPECT_EQ(scene.choices(), "1 2");
}

TEST(R7_3, TheCardsThatMadeWayAreStillOpen) {
  Scene scene(twelve_cards, "GX XG YR R B B P P Y");
  until_no_card_can_be_turned_over(scene);
  EXPECT_THAT(scene.play("1G"), Contains("R4.4: seat 2 takes the pair 4G 1G"));
}

// Twenty cards: three each on spots 1 and 2, two each on the others.
TEST(R7_3, WhenAPlayerMaySeekTooAndOnlyCardsWithOthersBeneathThem) {
  Scene scene({.edition = {.colours = 4, .copies = 4}}, "RYX RYY GB BX GY GB RR XB GX");
  scene.play("1X 9X -XX 4X 1Y 9G 6B 5Y YY- 3B B-- 2Y 1R 8B 5G --G 3G 7R --R 6G -G-");
  EXPECT_EQ(scene.spots(), "0 3Y 0 2X 0 0 1 2B 0");
  EXPECT_THAT(scene.play("7R"), ElementsAre("R4.2: seat 2 turns over 7R",                  //
                                            "R4.5: seat 2 ends the turn, seat 1 is next",  //
                                            "R7.3: 2Y moves to 1",                         //
                                            "R7.3: 4X moves to 3",                         //
                                            "R7.3: 8B moves to 5"));
  EXPECT_EQ(scene.game().phase(), Phase::CoverOrSeek);
  EXPECT_EQ(scene.spots(), "1Y 2 1X 1 1B 0 1R 1 0");
  EXPECT_EQ(scene.choices(), "2 4 8 ~");
}

// Twenty-four cards: three each on spots 1 to 6, two each on the others.
TEST(R7_3, WhileAnEmptySpotIsLeft) {
  Scene scene({.edition = {.colours = 5, .copies = 4}}, "YRG PPG YYP GXB XBB RGX YB RX RP");
  scene.play("4B 7B -BB 8X 6X -XX 4X 6G 2G GG- 9P 3P PP- 7Y 9R 5B 2P 1G 3Y YY- 6R R-R 3Y");
  EXPECT_EQ(scene.spots(), "3G 2P 1Y 2X 3B 0 0 1 0");
  EXPECT_THAT(scene.play("8R"), ElementsAre("R4.2: seat 1 turns over 8R",                  //
                                            "R4.5: seat 1 ends the turn, seat 2 is next",  //
                                            "R7.3: 1G moves to 6",                         //
                                            "R7.3: 2P moves to 7",                         //
                                            "R7.3: 4X moves to 9"));
  EXPECT_EQ(scene.spots(), "2 1 1Y 1 3B 1G 1P 1R 1X") << "for 5B no spot was left";
}

TEST(R7_3, NotWhileACardCanBeTurnedOver) {
  Scene scene(twelve_cards, "GX XG YR R B B P P Y");
  EXPECT_THAT(scene.play("1X 2G 3R 5B 7P 9Y 4R R-- 6B B-- 8P P--"), Not(Contains(StartsWith("R7.3"))));
  EXPECT_EQ(scene.choices(), "3");
}

}  // namespace
}  // namespace rookie
