#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "rules/scene.h"

namespace rookie {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;

TEST(R4_1, CoverTurnsAllOpenCardsFaceDown) {
  Scene scene({}, "G X Y R");
  scene.play("1G 2X 3Y");
  EXPECT_THAT(scene.play("~"), ElementsAre("R4.1: seat 1 covers 1 2 3"));
  EXPECT_EQ(scene.spots(), "12 12 12 12 12 12 12 12 12");
}

TEST(R4_1, ThenTheSamePlayerTurnsOverTwoCards) {
  Scene scene({}, "G X Y R");
  scene.play("1G 2X ~");
  EXPECT_EQ(scene.game().active(), seat(2));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_THAT(scene.play("3Y 4R"), ElementsAre("R3.1: seat 2 turns over 3Y",  //
                                               "R3.1: seat 2 turns over 4R",  //
                                               "R3.3: seat 2 covers 3 4",     //
                                               "R3.3: seat 2 ends the turn, seat 1 is next"));
}

TEST(R4_1, CardsJustCoveredAreBarredForBothCards) {
  Scene scene({}, "G X Y G");
  scene.play("1G 2X ~");
  EXPECT_EQ(scene.choices(), "3 4 5 6 7 8 9");
  EXPECT_EQ(scene.refused("1"), "R4.1");
  scene.play("4G");
  EXPECT_EQ(scene.choices(), "3 5 6 7 8 9");
  EXPECT_EQ(scene.refused("1"), "R4.1") << "though it would match";
}

TEST(R4_1, UntilThePlayerTakesAPair) {
  Scene scene({}, "G X Y Y");
  scene.play("1G 2X ~ 3Y 4Y");
  EXPECT_EQ(scene.game().table().barred, SpotSet());
  scene.play("YY-");
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
}

TEST(R4_1, UntilTheTurnEnds) {
  Scene scene({}, "G X Y R");
  scene.play("1G 2X ~ 3Y 4R");
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
}

TEST(R4_1, ABarredCardMayBeTurnedOverOnceNoOtherIsLeft) {
  Scene scene({.edition = {.colours = 2, .copies = 2}}, "G X Y G X Y");
  scene.play("1G 2X 3Y 4G GG- 5X XX-");  // covers 3Y; 6Y is the only card that has not been covered
  EXPECT_EQ(scene.choices(), "6");
  scene.play("6Y");
  EXPECT_EQ(scene.choices(), "3");
}

TEST(R4_1, WhetherAllAreBarredIsJudgedAnewForEachCard) {
  Scene scene({.edition = {.colours = 5, .copies = 2}}, "YG GY XR R B B P P X");
  scene.play("1G 9X 2Y 3R 5B 7P 4R R-- 6B B-- 8P P-- 3X X--");  // covers 1G and 2Y, the only piles left
  EXPECT_EQ(scene.spots(), "2 2 0 0 0 0 0 0 0");
  EXPECT_EQ(scene.choices(), "1 2") << "both are barred";
  scene.play("1G");  // moves to spot 3 (R7.1) and leaves a new card behind
  EXPECT_EQ(scene.choices(), "1");
  EXPECT_EQ(scene.refused("2"), "R4.1");
}

TEST(R4_1, WithAgainNothingIsBarred) {
  Scene scene({.rulings = {Ruling::Again}}, "G X Y G");
  scene.play("1G 2X ~");
  EXPECT_EQ(scene.game().table().barred, SpotSet());
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
  EXPECT_THAT(scene.play("4G 1G"), Contains("R3.2: seat 2 takes the pair 4G 1G")) << "which was just covered";
}

TEST(R4_1, WithAgainNothingIsBarredAfterR4_3) {
  Scene scene({.rulings = {Ruling::Again}}, "G X X Y");
  scene.play("1G 2X 4Y 3X XX-");
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
}

TEST(R4_1, OnlyOpenCardsCanBeCovered) {
  Scene scene({}, "G Y");
  EXPECT_EQ(scene.refused("~"), "R4.1");
  scene.play("1G");
  EXPECT_EQ(scene.refused("~"), "R4.1") << "not between the two cards of a turn";
}

TEST(R4_2, SeekTurnsOverOneCard) {
  Scene scene({}, "G X Y");
  scene.play("1G 2X");
  EXPECT_EQ(scene.choices(), "3 4 5 6 7 8 9 ~");
  EXPECT_THAT(scene.play("3Y"), ElementsAre("R4.2: seat 2 turns over 3Y",  //
                                            "R4.5: seat 2 ends the turn, seat 1 is next"));
}

TEST(R4_2, AnOpenCardCannotBeTurnedOverAgain) {
  Scene scene({}, "G X Y");
  scene.play("1G 2X");
  EXPECT_EQ(scene.refused("1"), "R3.1");
  EXPECT_EQ(scene.refused("2"), "R3.1");
}

TEST(R4_3, TheSecondXIsTakenWithTheFirst) {
  Scene scene({}, "G X X");
  scene.play("1G 2X");
  EXPECT_THAT(scene.play("3X"), ElementsAre("R4.2: seat 2 turns over 3X",  //
                                            "R4.3: seat 2 takes the pair 2X 3X"));
  EXPECT_EQ(scene.hand(), "XX");
}

TEST(R4_3, ThenTheOtherCardsAreCoveredAndThePlayerGoesOnWithNewOnes) {
  Scene scene({}, "G X X Y");
  scene.play("1G 2X 4Y 3X");
  EXPECT_THAT(scene.play("XX-"), ElementsAre("R5.1: seat 1 places XX as XX- with seat 1",  //
                                             "R4.3: seat 1 covers 1 4"));
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_EQ(scene.choices(), "2 3 5 6 7 8 9");
  EXPECT_EQ(scene.refused("4"), "R4.1");
}

TEST(R4_3, AfterR6_3HasFollowed) {
  Scene scene({}, "G G Y X X");
  scene.play("1G 2G GG- 3Y 4X 5X");
  EXPECT_THAT(scene.play("XX- -GG"), ElementsAre("R5.1: seat 2 places XX as XX- with seat 2",  //
                                                 "R6.3: seat 2 takes GG from seat 1",          //
                                                 "R5.1: seat 2 places GG as -GG with seat 2",  //
                                                 "R4.3: seat 2 covers 3"));
}

TEST(R4_3, WithNoOtherOpenCardThereIsNothingToCover) {
  Scene scene({}, "G X G X");
  scene.play("1G 2X 3G GG- 4X");
  EXPECT_THAT(scene.play("XX-"), ElementsAre("R5.1: seat 2 places XX as XX- with seat 2"));
  EXPECT_EQ(scene.game().active(), seat(2));
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
}

TEST(R4_3, InTheItalianReadingTheTurnEnds) {
  Scene scene({.rulings = {Ruling::It}}, "G X X Y");
  scene.play("1G 2X 4Y 3X");
  EXPECT_THAT(scene.play("XX-"), ElementsAre("R5.1: seat 1 places XX as XX- with seat 1",  //
                                             "R4.3: seat 1 covers 1 4",                    //
                                             "R4.3: seat 1 ends the turn, seat 2 is next"));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
}

TEST(R4_3, InTheItalianReadingTooAfterR6_3) {
  Scene scene({.rulings = {Ruling::It}}, "G G Y X X");
  scene.play("1G 2G GG- 3Y 4X 5X XX-");
  EXPECT_EQ(scene.hand(), "GG");
  EXPECT_THAT(scene.play("-GG"), ElementsAre("R5.1: seat 2 places GG as -GG with seat 2",  //
                                             "R4.3: seat 2 covers 3",                      //
                                             "R4.3: seat 2 ends the turn, seat 1 is next"));
}

TEST(R4_3, InTheItalianReadingAPairOfXUnderR3GoesOn) {
  Scene scene({.rulings = {Ruling::It}}, "X X");
  scene.play("1X 2X XX-");
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
}

TEST(R4_4, TheSecondCardOfAnOpenColourIsTakenWithTheFirst) {
  Scene scene({}, "G X G");
  scene.play("1G 2X");
  EXPECT_THAT(scene.play("3G"), ElementsAre("R4.2: seat 2 turns over 3G",  //
                                            "R4.4: seat 2 takes the pair 1G 3G"));
  EXPECT_EQ(scene.hand(), "GG");
}

TEST(R4_4, ThenThePlayerSeeksAgainAndTheOtherCardsStayOpen) {
  Scene scene({}, "G X G Y");
  scene.play("1G 2X 4Y 3G GG-");
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.game().phase(), Phase::Seek);
  EXPECT_EQ(scene.spots(), "11 12X 11 12Y 12 12 12 12 12");
  EXPECT_EQ(scene.choices(), "1 3 5 6 7 8 9");
}

TEST(R4_4, OneCardAtATime) {
  Scene scene({}, "G X G Y");
  scene.play("1G 2X 3G GG-");
  EXPECT_THAT(scene.play("4Y"), ElementsAre("R4.2: seat 2 turns over 4Y",  //
                                            "R4.5: seat 2 ends the turn, seat 1 is next"));
}

TEST(R4_4, CoveringIsNoLongerAChoice) {
  Scene scene({}, "G X G");
  scene.play("1G 2X 3G GG-");
  EXPECT_EQ(scene.refused("~"), "R4.4");
}

TEST(R4_5, AnyOtherCardStaysOpenAndTheTurnEnds) {
  Scene scene({}, "G X Y");
  scene.play("1G 2X 3Y");
  EXPECT_EQ(scene.spots(), "12G 12X 12Y 12 12 12 12 12 12");
  EXPECT_EQ(scene.game().active(), seat(1));
}

TEST(R4_5, TheNextPlayerMayCoverOrSeek) {
  Scene scene({}, "G X Y");
  scene.play("1G 2X 3Y");
  EXPECT_EQ(scene.game().phase(), Phase::CoverOrSeek);
  EXPECT_EQ(scene.choices(), "4 5 6 7 8 9 ~");
}

TEST(R4_5, ACardMayMatchAnyOfTheOpenOnes) {
  Scene opened({}, "G X Y G Y X");
  opened.play("1G 2X 3Y");
  for (const auto& [seek, pair] : {std::pair{"4G", "R4.4: seat 1 takes the pair 1G 4G"},
                                   {"5Y", "R4.4: seat 1 takes the pair 3Y 5Y"},
                                   {"6X", "R4.3: seat 1 takes the pair 2X 6X"}}) {
    Scene scene = opened;
    EXPECT_THAT(scene.play(seek), Contains(pair));
  }
}

TEST(R4_5, WhenAllSixKindsLieOpenAnyCardMustMatch) {
  for (const char* last : {"G", "Y", "R", "B", "P", "X"}) {
    Scene scene({}, std::string("G X Y R B P ") + last);
    scene.play("1G 2X 3Y 4R 5B 6P");
    EXPECT_EQ(scene.spots(), "12G 12X 12Y 12R 12B 12P 12 12 12");
    scene.play("7");
    EXPECT_EQ(scene.hand(), std::string(2, *last));
  }
}

// See also the property of this name: it holds in every game.
TEST(R4_6, ExactlyOneXIsOpenWhenSeekingGoesOn) {
  Scene scene({}, "G X G Y");
  scene.play("1G 2X 3G GG-");
  EXPECT_EQ(scene.game().phase(), Phase::Seek);
  EXPECT_EQ(scene.spots(), "11 12X 11 12 12 12 12 12 12");
  EXPECT_THAT(scene.play("4Y"), Not(Contains(StartsWith("R4.3"))));
  EXPECT_EQ(scene.spots(), "11 12X 11 12Y 12 12 12 12 12");
}

}  // namespace
}  // namespace rookie
