#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/scene.h"

namespace rookie {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;

// In these scenes R on spot 8 and B on spot 9 make a turn that changes nothing.
constexpr auto nothing = "8R 9B";

// Three players: seat 1 may have found GG, seat 3 YY; seat 2 is about to turn over two X, on 5 and 6.
Scene before_the_cross(bool left_has, bool right_has) {
  Scene scene({.seats = 3}, "G G Y Y X X . R B");
  if (left_has) scene.play("1G 2G GG-");
  scene.play(nothing);
  scene.play(nothing);
  if (right_has) scene.play("3Y 4Y YY-");
  scene.play(nothing);
  scene.play(nothing);
  return scene;
}

TEST(R6_1, TheXPairIsPlacedFirst) {
  Scene scene = before_the_cross(true, true);
  EXPECT_THAT(scene.play("5X 6X"), Contains("R3.2: seat 2 takes the pair 5X 6X"));
  EXPECT_EQ(scene.hand(), "XX");
}

TEST(R6_1, IfBothNeighboursHaveCardsThePlayerChooses) {
  Scene scene = before_the_cross(true, true);
  EXPECT_THAT(scene.play("5X 6X XX-"), Not(Contains(HasSubstr(" from "))));
  EXPECT_EQ(scene.game().phase(), Phase::Take);
  EXPECT_EQ(scene.choices(), "< >");
}

TEST(R6_1, TheLeftOne) {
  Scene scene = before_the_cross(true, true);
  scene.play("5X 6X XX-");
  EXPECT_THAT(scene.play("<"), ElementsAre("R6.1: seat 2 takes GG from seat 1"));
  EXPECT_EQ(scene.hand(), "GG");
  EXPECT_THAT(scene.trays(), ElementsAre("---", "XX-", "YY-"));
}

TEST(R6_1, OrTheRightOne) {
  Scene scene = before_the_cross(true, true);
  scene.play("5X 6X XX-");
  EXPECT_THAT(scene.play(">"), ElementsAre("R6.1: seat 2 takes YY from seat 3"));
  EXPECT_EQ(scene.hand(), "YY");
  EXPECT_THAT(scene.trays(), ElementsAre("GG-", "XX-", "---"));
}

TEST(R6_1, IfOnlyTheLeftOneHasCardsItIsThatOne) {
  Scene scene = before_the_cross(true, false);
  EXPECT_THAT(scene.play("5X 6X XX-"), Contains("R6.1: seat 2 takes GG from seat 1"));
  EXPECT_EQ(scene.game().phase(), Phase::Place);
}

TEST(R6_1, IfOnlyTheRightOneHasCardsItIsThatOne) {
  Scene scene = before_the_cross(false, true);
  EXPECT_THAT(scene.play("5X 6X XX-"), Contains("R6.1: seat 2 takes YY from seat 3"));
  EXPECT_EQ(scene.game().phase(), Phase::Place);
}

TEST(R6_1, IfNoneHasCardsNothingHappens) {
  Scene scene = before_the_cross(false, false);
  scene.play("5X 6X");
  EXPECT_THAT(scene.play("XX-"), ElementsAre("R5.1: seat 2 places XX as XX- with seat 2"));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_EQ(scene.game().active(), seat(2));
}

TEST(R6_1, ThenThePlayerGoesOn) {
  Scene scene = before_the_cross(true, true);
  scene.play("5X 6X XX- > -YY");
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_EQ(scene.game().active(), seat(2));
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 8 9");
  EXPECT_THAT(scene.unsecured(), ElementsAre("GG", "YYXX", ""));
}

TEST(R6_1, TheChoiceComesBeforeAnythingElse) {
  Scene scene = before_the_cross(true, true);
  scene.play("5X 6X XX-");
  for (const char* move : {"1", "~", "XX-"}) EXPECT_EQ(scene.refused(move), "R6.1") << move;
}

TEST(R6_1, WithoutTheXThereIsNothingToTake) {
  Scene scene = before_the_cross(true, true);
  EXPECT_EQ(scene.refused("<"), "R6.1");
  EXPECT_EQ(scene.refused(">"), "R6.1");
}

TEST(R6_1, OfTwoPlayersThereIsNoChoice) {
  Scene scene({}, "G G X X . . . R B");
  scene.play("1G 2G GG- 8R 9B");
  EXPECT_THAT(scene.play("3X 4X XX-"), Contains("R6.1: seat 2 takes GG from seat 1"));
}

TEST(R6_1, WhoIsNoNeighbourIsSafe) {
  Scene scene({.seats = 5}, "G G X X . . . R B");
  scene.play("1G 2G GG- 8R 9B 8R 9B");  // seat 1 has cards; its neighbours are 2 and 5
  EXPECT_THAT(scene.play("3X 4X XX-"), Not(Contains(StartsWith("R6.1"))));
  EXPECT_THAT(scene.unsecured(), ElementsAre("GG", "", "XX", "", ""));
}

TEST(R6_1, OnlyUnsecuredCardsAreTaken) {
  Scene scene({}, "YG YG G G X X . R B");
  scene.play("1G 2G GG- 3G 4G --G 1Y 2Y YY- 8R 9B");
  EXPECT_THAT(scene.play("5X 6X XX-"), Contains("R6.1: seat 2 takes YY from seat 1"));
  EXPECT_THAT(scene.points(), ElementsAre(4, 0));
}

TEST(R6_1, BuriedCardsAreTakenToo) {
  Scene scene({}, "G G Y Y X X . R B");
  scene.play("1G 2G G-- 3Y 4Y Y-- 8R 9B");
  EXPECT_THAT(scene.trays(), ElementsAre("Y--", "---"));
  EXPECT_THAT(scene.play("5X 6X XX-"), Contains("R6.1: seat 2 takes GGYY from seat 1"));
}

TEST(R6_2, WhatTheXPairSecuresComesBeforeTheTaking) {
  Scene scene({.seats = 3}, "G G Y Y X X . RX BX");
  scene.play("8X 9X XX- 8R 9B 1G 2G GG- 8R 9B 3Y 4Y YY- 8R 9B");
  EXPECT_THAT(scene.play("5X 6X --X"), IsSupersetOf({"R5.3: seat 1 secures XXXX by three X",  //
                                                     "R6.4: seat 1 has a Rookie",             //
                                                     "R6.4: seat 1 takes GG from seat 2",     //
                                                     "R6.4: seat 1 takes YY from seat 3"}));
  EXPECT_EQ(scene.hand(), "GGYY");
  EXPECT_THAT(scene.play("GY-"), Not(Contains(HasSubstr(" from ")))) << "the Rookie left nothing to the neighbours";
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
}

TEST(R6_2, WhatTheTakenCardsSecureComesAfter) {
  Scene scene({}, "G G X X G G . R B");
  scene.play("1G 2G G-- 8R 9B 5G 6G GG- 3X 4X --X");
  EXPECT_EQ(scene.hand(), "GG");
  EXPECT_THAT(scene.play("--G"), ElementsAre("R5.1: seat 2 places GG as --G with seat 2",  //
                                             "R5.3: seat 2 secures GGGGXX by three G"));
}

TEST(R6_3, ASoughtPairTakesFromTheLeftNeighbourWithoutAChoice) {
  Scene scene({.seats = 3, .first = seat(3)}, "G G Y Y X X . R B");
  scene.play("3Y 4Y YY- 8R 9B 1G 2G GG- 8R 5X");
  EXPECT_THAT(scene.play("6X XX-"), Contains("R6.3: seat 2 takes GG from seat 1"));
  EXPECT_EQ(scene.hand(), "GG");
  EXPECT_THAT(scene.unsecured(), ElementsAre("", "XX", "YY"));
}

TEST(R6_3, IfTheLeftNeighbourHasNoneNothingHappens) {
  Scene scene({.seats = 3, .first = seat(3)}, "G G Y Y X X . R B");
  scene.play("3Y 4Y YY- 8R 9B 8R 5X");
  EXPECT_THAT(scene.play("6X XX-"), Not(Contains(HasSubstr(" from ")))) << "though the right neighbour has some";
  EXPECT_THAT(scene.unsecured(), ElementsAre("", "XX", "YY"));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
}

TEST(R6_3, OfTwoPlayersTheLeftNeighbourIsTheOtherOne) {
  Scene scene({}, "G G X X . . . R B");
  EXPECT_THAT(scene.play("1G 2G GG- 8R 3X 4X XX-"), Contains("R6.3: seat 2 takes GG from seat 1"));
}

// Three players: seat 1 has GG, seat 3 YY; R on spot 8 and X on spot 5 lie open, and seat 2 may find the X on spot 6.
Scene with_a_cross_to_seek(Rulings rulings) {
  Scene scene({.rulings = rulings, .seats = 3, .first = seat(3)}, "G G Y Y X X . R B");
  scene.play("3Y 4Y YY- 8R 9B 1G 2G GG- 8R 5X");
  return scene;
}

TEST(R6_3, WithEitherTheNeighbourIsChosenAsInR6_1) {
  Scene scene = with_a_cross_to_seek({Ruling::Either});
  EXPECT_THAT(scene.play("6X XX-"), Not(Contains(HasSubstr(" from "))));
  EXPECT_EQ(scene.game().phase(), Phase::Take);
  EXPECT_EQ(scene.choices(), "< >");
  EXPECT_EQ(scene.refused("1"), "R6.3");
  EXPECT_THAT(scene.play(">"), ElementsAre("R6.3: seat 2 takes YY from seat 3"));
  EXPECT_THAT(scene.play("YY-"), ElementsAre("R5.1: seat 2 places YY as YY- with seat 2", "R4.3: seat 2 covers 8"));
}

TEST(R6_3, WithEitherTheOnlyOneWhoHasCardsLosesThem) {
  Scene scene({.rulings = {Ruling::Either}, .seats = 3, .first = seat(3)}, "G G Y Y X X . R B");
  scene.play("3Y 4Y YY- 8R 9B 8R 5X");
  EXPECT_THAT(scene.play("6X XX-"), Contains("R6.3: seat 2 takes YY from seat 3"));
}

TEST(R6_3, WithEitherAndItTheTurnEndsAfterTheTaking) {
  Scene scene = with_a_cross_to_seek({Ruling::It, Ruling::Either});
  EXPECT_THAT(scene.play("6X XX- < GG-"), Contains("R4.3: seat 2 ends the turn, seat 3 is next"));
}

// Four players: seat 1 has XX-, seats 2, 3 and 4 have GG, YY and RR; seat 1 is about to turn over 5X 6X.
Scene before_a_rookie(Variant variant) {
  Scene scene({.variant = variant, .seats = 4}, "G G Y Y X X YR RX BX");
  scene.play("8X 9X XX- 8R 9B");
  scene.play("1G 2G GG- 8R 9B");
  scene.play("3Y 4Y YY- 8R 9B");
  scene.play("7R 8R RR- 7Y 9B");
  return scene;
}

TEST(R6_4, ThreeXTakeTheUnsecuredCardsOfAllOthers) {
  Scene scene = before_a_rookie(Variant::Standard);
  EXPECT_THAT(scene.play("5X 6X --X"), IsSupersetOf({"R5.3: seat 1 secures XXXX by three X",  //
                                                     "R6.4: seat 1 has a Rookie",             //
                                                     "R6.4: seat 1 takes GG from seat 2",     //
                                                     "R6.4: seat 1 takes YY from seat 3",     //
                                                     "R6.4: seat 1 takes RR from seat 4"}));
  EXPECT_THAT(scene.unsecured(), Each(""));
  EXPECT_EQ(scene.hand(), "GGYYRR");
}

TEST(R6_4, ThePlayerPlacesThem) {
  Scene scene = before_a_rookie(Variant::Standard);
  scene.play("5X 6X --X");
  EXPECT_THAT(scene.play("GYR"), ElementsAre("R5.1: seat 1 places GGYYRR as GYR with seat 1"));
  EXPECT_THAT(scene.trays(), ElementsAre("GYR", "---", "---", "---"));
  EXPECT_THAT(scene.points(), ElementsAre(4, 0, 0, 0));
  EXPECT_EQ(scene.game().active(), seat(1));
}

TEST(R6_4, APartnersCardsToo) {
  Scene scene = before_a_rookie(Variant::Team);
  EXPECT_THAT(scene.play("5X 6X --X"), Contains("R6.4: seat 1 takes YY from seat 3"));
}

TEST(R6_4, OnlyThreeXAreARookie) {
  Scene scene({}, "G G Y Y Y Y . R B");
  scene.play("1G 2G GG- 8R 9B");
  EXPECT_THAT(scene.play("3Y 4Y YY- 5Y 6Y --Y"), AllOf(Contains("R5.3: seat 2 secures YYYY by three Y"),  //
                                                       Not(Contains(StartsWith("R6.4")))));
  EXPECT_THAT(scene.unsecured(), ElementsAre("GG", ""));
}

TEST(R6_4, WithNothingToTakeThereIsNoPlacement) {
  Scene scene({}, "X X X X");
  scene.play("1X 2X XX- 3X 4X");
  EXPECT_THAT(scene.play("--X"), ElementsAre("R5.1: seat 1 places XX as --X with seat 1",  //
                                             "R5.3: seat 1 secures XXXX by three X",       //
                                             "R6.4: seat 1 has a Rookie"));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
}

TEST(R6_4, TheTakenCardsCanSecureAgain) {
  Scene scene({.seats = 3}, "G G G G X X . RX BX");
  scene.play("8X 9X XX- 8R 9B 1G 2G GG- 8R 9B 3G 4G GG- 8R 9B 5X 6X --X");
  EXPECT_EQ(scene.hand(), "GGGG");
  EXPECT_THAT(scene.play("GGG"), Contains("R5.3: seat 1 secures GGGG by three G"));
  EXPECT_THAT(scene.points(), ElementsAre(8, 0, 0));
}

TEST(R6_4, AndWithThreeXBeARookieAgain) {
  Scene scene({.seats = 4}, "X X X X GX GX . RX BX");
  scene.play("8X 9X XX- 8R 9B 8R 9B");            // seat 1 has XX-
  scene.play("1X 2X X-- 3X 4X X-- 8R 9B 8R 9B");  // seat 3, who is no neighbour of seat 1, has XXXX
  scene.play("5X 6X --X");
  EXPECT_EQ(scene.hand(), "XXXX");
  EXPECT_THAT(scene.play("XXX"), ElementsAre("R5.1: seat 1 places XXXX as XXX with seat 1",  //
                                             "R5.3: seat 1 secures XXXX by three X",         //
                                             "R6.4: seat 1 has a Rookie"));
  EXPECT_THAT(scene.points(), ElementsAre(8, 0, 0, 0));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_EQ(scene.game().active(), seat(1));
}

TEST(R6_4, BySeekingTheTurnThenGoesOnAsInR4_3) {
  Scene scene({}, "X X X X G G . R B");
  scene.play("1X 2X XX- 8R 9B 5G 6G GG- 8R 3X");  // seat 1 has XX-, seat 2 GG
  scene.play("4X --X GG-");
  EXPECT_THAT(scene.points(), ElementsAre(4, 0));
  EXPECT_THAT(scene.unsecured(), ElementsAre("GG", ""));
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.choices(), "1 2 3 4 5 6 7 9") << "8R has been covered";
}

// As before_a_rookie, but XX- lies with seat 3, the partner of seat 1, and seat 1 has PP instead.
Scene before_a_partners_rookie() {
  Scene scene({.variant = Variant::Team, .seats = 4}, "PG PG Y Y X X . RX BX");
  scene.play("8X 9X @XX- 8R 9B");
  scene.play("1G 2G GG- 8R 9B 8R 9B");
  scene.play("3Y 4Y YY- 8R 9B");
  scene.play("1P 2P PP-");
  return scene;
}

TEST(R6_4, APartnersRookieIsThePartners) {
  Scene scene = before_a_partners_rookie();
  EXPECT_THAT(scene.play("5X 6X @--X"), IsSupersetOf({"R5.5: seat 1 places XX as --X with seat 3",  //
                                                      "R5.3: seat 3 secures XXXX by three X",       //
                                                      "R6.4: seat 3 has a Rookie",                  //
                                                      "R6.4: seat 3 takes YY from seat 4",          //
                                                      "R6.4: seat 3 takes PP from seat 1",          //
                                                      "R6.4: seat 3 takes GG from seat 2"}));
  EXPECT_THAT(scene.points(), ElementsAre(0, 0, 4, 0));
}

TEST(R6_4, TheActivePlayerPlacesOnThePartnersPiles) {
  Scene scene = before_a_partners_rookie();
  scene.play("5X 6X @--X");
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.game().table().owner, seat(3));
  EXPECT_EQ(scene.refused("@GYP"), "R5.5");
  EXPECT_THAT(scene.play("GYP"), ElementsAre("R5.1: seat 1 places GGYYPP as GYP with seat 3"));
  EXPECT_THAT(scene.trays(), ElementsAre("---", "---", "GYP", "---"));
  EXPECT_EQ(scene.game().active(), seat(1));
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
}

}  // namespace
}  // namespace rookie
