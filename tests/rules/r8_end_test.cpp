#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>

#include "rules/scene.h"

namespace rookie {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

// Seat 1 has GG, seat 2 YY; an X lies open on spot 5, and the last card on spot 6 is the other one.
Scene before_the_last_pair() {
  Scene scene({.edition = {.colours = 2, .copies = 2}}, "G G Y Y X X");
  scene.play("1G 2G GG- 3Y 5X 4Y YY-");
  return scene;
}

TEST(R8_1, TheFinderOfTheLastPairGetsItAndAllUnsecuredCards) {
  Scene scene = before_the_last_pair();
  EXPECT_THAT(scene.play("6X"), ElementsAre("R4.2: seat 2 turns over 6X",         //
                                            "R4.3: seat 2 takes the pair 5X 6X",  //
                                            "R8.1: seat 2 takes GG from seat 1",  //
                                            "R8.1: seat 2 secures GGYYXX",        //
                                            "R8.1: seat 2 ends the game"));
  EXPECT_TRUE(scene.game().over());
  EXPECT_THAT(scene.points(), ElementsAre(0, 6));
  EXPECT_THAT(scene.unsecured(), Each(""));
  EXPECT_THAT(scene.trays(), Each("---"));
}

TEST(R8_1, OfAllOtherPlayers) {
  Scene scene({.edition = {.colours = 5, .copies = 2}, .seats = 4}, "PG PG XY Y R R X B B");
  scene.play("1G 2G GG- 4Y 5R 3Y 4Y YY- 3X 5R 6R RR- 8B");
  scene.play("1P");
  scene.play("9B BB- 2P PP-");
  EXPECT_THAT(scene.play("7X"), ElementsAre("R4.2: seat 1 turns over 7X",         //
                                            "R4.3: seat 1 takes the pair 3X 7X",  //
                                            "R8.1: seat 1 takes YY from seat 2",  //
                                            "R8.1: seat 1 takes RR from seat 3",  //
                                            "R8.1: seat 1 secures GGYYRRBBPPXX",  //
                                            "R8.1: seat 1 ends the game"));
}

TEST(R8_1, PointsOfOthersAreSafe) {
  Scene scene({.edition = {.colours = 2, .copies = 4}}, "YG XG XG G Y Y Y X X");
  scene.play("1G 2G GG- 3G 4G --G 5Y 8X");
  EXPECT_THAT(scene.points(), ElementsAre(4, 0));
  EXPECT_THAT(scene.play("6Y YY- 9X --X 1Y 7Y YY- 2X 3X"), Contains("R8.1: seat 2 ends the game"));
  EXPECT_THAT(scene.points(), ElementsAre(4, 8));
}

TEST(R8_1, ALastPairOfXStealsNothingAndIsNotPlaced) {
  Scene scene({.edition = {.colours = 1, .copies = 2}}, "G G X X");
  scene.play("1G 2G GG- 3X");
  EXPECT_THAT(scene.play("4X"), ElementsAre("R3.1: seat 1 turns over 4X",         //
                                            "R3.2: seat 1 takes the pair 3X 4X",  //
                                            "R8.1: seat 1 secures GGXX",          //
                                            "R8.1: seat 1 ends the game"));
  EXPECT_THAT(scene.points(), ElementsAre(4, 0));
}

TEST(R8_1, ALastPairOfXIsNoRookie) {
  Scene scene({.edition = {.colours = 1, .copies = 4}}, "X X X X G G G G");
  scene.play("1X 2X XX- 5G 6G --G 7G 8G --G");
  EXPECT_THAT(scene.play("3X 4X"), Not(Contains(HasSubstr("Rookie"))));
  EXPECT_THAT(scene.points(), ElementsAre(8, 0));
}

TEST(R8_1, WithForfeitTheFindersOwnUnsecuredCardsCountForNobody) {
  Scene scene({.edition = {.colours = 2, .copies = 2}, .rulings = {Ruling::Forfeit}}, "G G Y Y X X");
  scene.play("1G 2G GG- 3Y 5X 4Y YY-");
  EXPECT_THAT(scene.play("6X"), ElementsAre("R4.2: seat 2 turns over 6X",         //
                                            "R4.3: seat 2 takes the pair 5X 6X",  //
                                            "R8.1: seat 2 takes GG from seat 1",  //
                                            "R8.1: seat 2 secures GGXX",          //
                                            "R8.1: seat 2 ends the game"));
  EXPECT_THAT(scene.points(), ElementsAre(0, 4));
  EXPECT_THAT(scene.unsecured(), ElementsAre("", "YY"));
}

TEST(R8_1, ThenNothingIsLeftToDo) {
  Scene scene = before_the_last_pair();
  scene.play("6X");
  EXPECT_EQ(scene.choices(), "");
  for (const char* move : {"1", "~", "<", "G--", "@G--"}) EXPECT_EQ(scene.refused(move), "R8.1") << move;
}

constexpr Options eight_cards_kids{.edition = {.colours = 4, .copies = 2}, .variant = Variant::Kids};

TEST(R8_2, MostPointsWin) {
  Scene scene(eight_cards_kids, "G G Y Y R R B B");
  scene.play("1G 2G 3Y 5R 3Y 4Y 5R 6R 7B 8B");
  EXPECT_THAT(scene.points(), ElementsAre(2, 6));
  EXPECT_THAT(scene.winners(), ElementsAre(2));
}

TEST(R8_2, EqualPointsShareTheWin) {
  Scene scene(eight_cards_kids, "G G Y Y R R B B");
  scene.play("1G 2G 3Y 4Y 5R 7B 5R 6R 7B 8B");
  EXPECT_THAT(scene.points(), ElementsAre(4, 4));
  EXPECT_THAT(scene.winners(), ElementsAre(1, 2));
}

constexpr auto same_two_cards_again = "8P 9B";

// Seats 1 and 3 secure four cards each, seat 2 six; then nobody wants to go on.
Scene with_points(Variant variant) {
  Scene scene({.variant = variant, .seats = 4}, "YG YG YG YG RRB RRB R P B");
  scene.play("1G 2G GG- 3G 4G --G 8P 9B");
  scene.play("5B 6B B-- 1Y 2Y YY- 3Y 4Y --Y 8P 9B");
  scene.play("5R 6R RR- 5R 6R --R 8P 9B");
  scene.play_times(100, same_two_cards_again);
  return scene;
}

TEST(R8_2, EveryPlayerAlone) {
  const Scene scene = with_points(Variant::Standard);
  EXPECT_THAT(scene.points(), ElementsAre(4, 6, 4, 0));
  EXPECT_THAT(scene.winners(), ElementsAre(2));
}

TEST(R8_2, InTeamPartnersAddTheirPoints) {
  const Scene scene = with_points(Variant::Team);
  EXPECT_THAT(scene.points(), ElementsAre(4, 6, 4, 0));
  EXPECT_THAT(scene.winners(), ElementsAre(1, 3));
}

TEST(R8_2, OfSixPlayersThereAreThreeTeams) {
  Scene scene({.variant = Variant::Team, .seats = 6}, "G G G G . . . P B");
  scene.play("1G 2G @GG- 3G 4G @--G 8P 9B");
  scene.play_times(100, same_two_cards_again);
  EXPECT_THAT(scene.points(), ElementsAre(0, 0, 0, 4, 0, 0));
  EXPECT_THAT(scene.winners(), ElementsAre(1, 4));
}

TEST(R8_3, EveryKindHasAnEvenNumberOfCards) {
  for (const Variant variant : {Variant::Standard, Variant::Kids}) {
    for (std::uint8_t copies = 2; copies <= 18; copies += 2) {
      const Cards deck = full_deck({.edition = {.colours = 5, .copies = copies}, .variant = variant});
      for (const Kind kind : all_kinds) EXPECT_EQ(deck.of(kind) % 2, 0);
    }
  }
}

TEST(R8_4, TheHundredthTurnThatBringsNothingEndsTheGame) {
  Scene scene({}, "G Y");
  scene.play("1G 2Y");
  scene.play_times(99, "1G 2Y");
  EXPECT_FALSE(scene.game().over());
  EXPECT_THAT(scene.play("1G 2Y"), ElementsAre("R3.1: seat 1 turns over 1G",                  //
                                               "R3.1: seat 1 turns over 2Y",                  //
                                               "R3.3: seat 1 covers 1 2",                     //
                                               "R3.3: seat 1 ends the turn, seat 2 is next",  //
                                               "R8.4: nobody ends the game"));
  EXPECT_TRUE(scene.game().over());
  EXPECT_EQ(scene.choices(), "");
  EXPECT_EQ(scene.refused("1"), "R8.4");
}

TEST(R8_4, TurnsOfAllSeatsCountTogether) {
  Scene scene({.seats = 6}, "G Y");
  scene.play("1G 2Y");
  scene.play_times(99, "1G 2Y");
  EXPECT_FALSE(scene.game().over());
  scene.play("1G 2Y");
  EXPECT_TRUE(scene.game().over());
}

TEST(R8_4, ACardThatNobodyHadSeenSetsTheCountToZero) {
  Scene scene({}, "G Y R");
  scene.play("1G 2Y");
  scene.play_times(99, "1G 2Y");
  scene.play("1G 3R");
  scene.play_times(99, "1G 3R");
  EXPECT_FALSE(scene.game().over());
  scene.play("1G 3R");
  EXPECT_TRUE(scene.game().over());
}

TEST(R8_4, APairOfKnownCardsDoesToo) {
  Scene scene({}, "G Y G R");
  scene.play("1G 2Y 3G 4R");
  scene.play_times(99, "2Y 4R");
  scene.play("1G 3G GG- 2Y 4R");
  scene.play_times(99, "2Y 4R");
  EXPECT_FALSE(scene.game().over());
  scene.play("2Y 4R");
  EXPECT_TRUE(scene.game().over());
}

TEST(R8_4, AlsoWithOpenCards) {
  Scene scene({}, "G X Y R");
  scene.play("3Y 4R 1G 2X");
  scene.play_times(49, "~ 3Y 4R 1G 2X");
  scene.play("~ 3Y 4R");
  EXPECT_FALSE(scene.game().over());
  scene.play("1G 2X");
  EXPECT_TRUE(scene.game().over());
}

TEST(R8_4, ACardMovedByR7_1IsKnownOnItsNewSpot) {
  Scene scene({.edition = {.colours = 5, .copies = 2}}, "YG GY BR P P R B X X");
  scene.play("4P 5P PP- 1G 2Y");
  scene.play_times(99, "4G 5Y");
  EXPECT_FALSE(scene.game().over());
  scene.play("4G 5Y");
  EXPECT_TRUE(scene.game().over());
}

TEST(R8_4, ACardMovedByR7_3Too) {
  Scene scene({.edition = {.colours = 4, .copies = 4}}, "RYX RYY GB BX GY GB RR XB GX");
  scene.play("1X 9X -XX 4X 1Y 9G 6B 5Y YY- 3B B-- 2Y 1R 8B 5G --G 3G 7R --R 6G -G- 7R");
  EXPECT_EQ(scene.spots(), "1Y 2 1X 1 1B 0 1R 1 0");
  scene.play("~ 2Y 4B");
  scene.play_times(99, "1Y 5B");
  EXPECT_FALSE(scene.game().over());
  scene.play("1Y 5B");
  EXPECT_TRUE(scene.game().over());
}

TEST(R8_4, WhatLayBeneathATakenCardIsNew) {
  Scene scene({}, "YG G R B");
  scene.play("1G 2G GG- 3R 4B");
  scene.play_times(99, "3R 4B");
  scene.play("1Y 3R");
  EXPECT_FALSE(scene.game().over());
}

TEST(R8_4, UnsecuredCardsAndCardsOnTheTableCountForNobody) {
  Scene scene({}, "YG YG G G R B");
  scene.play("1G 2G GG- 3G 4G --G 1Y 2Y YY- 5R 6B");
  scene.play_times(100, "5R 6B");
  EXPECT_THAT(scene.points(), ElementsAre(4, 0));
  EXPECT_THAT(scene.unsecured(), ElementsAre("YY", ""));
  EXPECT_THAT(scene.winners(), ElementsAre(1));
}

}  // namespace
}  // namespace rookie
