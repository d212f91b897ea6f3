#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "rules/scene.h"

namespace rookie {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;

constexpr Options team_of_four{.variant = Variant::Team, .seats = 4};

// Seat 2 has XX as X-- and is to place the cards taken from seat 1: GGYY.
Scene with_four_cards_taken() {
  Scene scene({}, "G G Y Y X X R B");
  scene.play("1G 2G G-- 3Y 4Y -Y- 7R 8B 5X 6X X--");
  return scene;
}

TEST(R5_1, AllGainedCardsArePlacedOnOneTwoOrThreePiles) {
  const auto expect = [](const std::string& placement, const std::string& tray, const std::string& heights) {
    Scene scene = with_four_cards_taken();
    EXPECT_EQ(scene.hand(), "GGYY");
    scene.play(placement);
    EXPECT_EQ(scene.hand(), "");
    EXPECT_THAT(scene.unsecured(), ElementsAre("", "GGYYXX"));
    EXPECT_THAT(scene.trays(), ElementsAre("---", tray));
    EXPECT_THAT(scene.tray_heights(), ElementsAre("0 0 0", heights));
  };
  expect("--Y", "X-Y", "2 0 4");
  expect("Y-G", "Y-G", "5 0 1");
  expect("YGY", "YGY", "4 1 1");
}

TEST(R5_1, NothingElseMayBeDoneBefore) {
  Scene scene({}, "G G");
  scene.play("1G 2G");
  for (const char* move : {"3", "~", "<", ">"}) EXPECT_EQ(scene.refused(move), "R5.1") << move;
}

TEST(R5_1, WithoutGainedCardsThereIsNothingToPlace) {
  Scene scene({}, "G X");
  EXPECT_EQ(scene.refused("G--"), "R5.1");
  scene.play("1G");
  EXPECT_EQ(scene.refused("G--"), "R5.1");
  scene.play("2X");
  EXPECT_EQ(scene.refused("G--"), "R5.1");
}

TEST(R5_2, APairGivesOneOrTwoNewTops) {
  Scene scene({}, "G G");
  scene.play("1G 2G");
  EXPECT_EQ(scene.choices(), "--G -G- -GG G-- G-G GG-");
}

TEST(R5_2, TheGainedCardsContainTheNewTopsCounted) {
  Scene scene = with_four_cards_taken();
  const std::string choices = " " + scene.choices() + " ";
  for (int index = 0; index < Placement::count; ++index) {
    const std::string placement = token(Move::place(Placement::at(index)));
    const bool contained =
        std::ranges::count(placement, 'G') <= 2 && std::ranges::count(placement, 'Y') <= 2 &&
        std::ranges::all_of(placement, [](char top) { return top == 'G' || top == 'Y' || top == '-'; });
    EXPECT_EQ(scene.refused(placement), contained ? "" : "R5.2") << placement;
    EXPECT_EQ(choices.contains(" " + placement + " "), contained) << placement;
  }
}

TEST(R5_2, TwoYellowCardsCannotGiveThreeYellowTops) {
  Scene scene({}, "Y Y");
  scene.play("1Y 2Y");
  EXPECT_EQ(scene.refused("YYY"), "R5.2");
}

TEST(R5_2, AtLeastOnePileIsTouched) { EXPECT_EQ(Placement::of({}), std::nullopt); }

TEST(R5_2, UntouchedPilesKeepTheirTops) {
  Scene scene({}, "G G Y Y");
  scene.play("1G 2G GG- 3Y 4Y -Y-");
  EXPECT_THAT(scene.trays(), ElementsAre("GY-", "---"));
  EXPECT_THAT(scene.tray_heights(), ElementsAre("1 3 0", "0 0 0"));
}

TEST(R5_2, TheOtherCardsLieBeneathTheFirstPileTouched) {
  Scene scene = with_four_cards_taken();
  scene.play("-GY");
  EXPECT_THAT(scene.tray_heights(), ElementsAre("0 0 0", "2 3 1"));
}

TEST(R5_3, ThreeEqualTopsAreSecuredAtOnce) {
  Scene scene({}, "G G G G");
  EXPECT_THAT(scene.play("1G 2G GG- 3G 4G --G"), Contains("R5.3: seat 1 secures GGGG by three G"));
  EXPECT_THAT(scene.points(), ElementsAre(4, 0));
  EXPECT_THAT(scene.trays(), ElementsAre("---", "---"));
  EXPECT_THAT(scene.tray_heights(), Each("0 0 0"));
  EXPECT_THAT(scene.unsecured(), Each(""));
}

TEST(R5_3, WithAllThatLiesBeneath) {
  Scene scene({}, "Y Y G G G G");
  EXPECT_THAT(scene.play("1Y 2Y Y-Y 3G 4G GG- 5G 6G --G"), Contains("R5.3: seat 1 secures GGGGYY by three G"));
  EXPECT_THAT(scene.points(), ElementsAre(6, 0));
}

TEST(R5_3, NotWhileAPileIsEmpty) {
  Scene scene({}, "G G G G");
  EXPECT_THAT(scene.play("1G 2G GG- 3G 4G GG-"), Not(Contains(StartsWith("R5.3"))));
  EXPECT_THAT(scene.trays(), ElementsAre("GG-", "---"));
}

TEST(R5_3, NotWhileTopsDiffer) {
  Scene scene({}, "G G Y Y");
  EXPECT_THAT(scene.play("1G 2G GG- 3Y 4Y --Y"), Not(Contains(StartsWith("R5.3"))));
  EXPECT_THAT(scene.trays(), ElementsAre("GGY", "---"));
  EXPECT_THAT(scene.points(), Each(0));
}

TEST(R5_3, ItIsNoDecision) {
  Scene scene({}, "G G G G");
  scene.play("1G 2G GG- 3G 4G --G");
  EXPECT_EQ(scene.game().phase(), Phase::FirstCard);
  EXPECT_EQ(scene.game().active(), seat(1));
}

TEST(R5_3, PointsAddUp) {
  Scene scene({}, "YG YG YG YG");
  scene.play("1G 2G GG- 3G 4G --G 1Y 2Y YY- 3Y 4Y --Y");
  EXPECT_THAT(scene.points(), ElementsAre(8, 0));
}

// Seat 2 has XX as X-- and is to place GGYYYY: in between, three Y could lie on top.
Scene with_six_cards_taken() {
  Scene scene({}, "RG G Y Y Y Y X X B");
  scene.play("1G 2G G-- 3Y 4Y -Y- 5Y 6Y -Y- 1R 9B 7X 8X X--");
  return scene;
}

TEST(R5_4, OnlyTheResultOfAPlacementCounts) {
  Scene scene = with_six_cards_taken();
  EXPECT_EQ(scene.hand(), "GGYYYY");
  EXPECT_THAT(scene.play("YYG"), Not(Contains(StartsWith("R5.3"))));
  EXPECT_THAT(scene.trays(), ElementsAre("---", "YYG"));
}

TEST(R5_4, AndItCountsWithAllItsCards) {
  Scene scene = with_six_cards_taken();
  EXPECT_THAT(scene.play("YYY"), Contains("R5.3: seat 2 secures GGYYYYXX by three Y"));
  EXPECT_THAT(scene.points(), ElementsAre(0, 8));
}

TEST(R5_5, APairMayBePlacedWithThePartner) {
  Scene scene(team_of_four, "G G");
  scene.play("1G 2G");
  EXPECT_EQ(scene.choices(), "--G -G- -GG G-- G-G GG- @--G @-G- @-GG @G-- @G-G @GG-");
  EXPECT_THAT(scene.play("@GG-"), ElementsAre("R5.5: seat 1 places GG as GG- with seat 3"));
  EXPECT_THAT(scene.trays(), ElementsAre("---", "---", "GG-", "---"));
  EXPECT_EQ(scene.game().active(), seat(1));
}

TEST(R5_5, OrWithThePlayersOwn) {
  Scene scene(team_of_four, "G G");
  EXPECT_THAT(scene.play("1G 2G GG-"), Contains("R5.1: seat 1 places GG as GG- with seat 1"));
  EXPECT_THAT(scene.trays(), ElementsAre("GG-", "---", "---", "---"));
}

TEST(R5_5, OfSixThePartnerIsThreeSeatsOn) {
  Scene scene({.variant = Variant::Team, .seats = 6, .first = seat(5)}, "G G");
  EXPECT_THAT(scene.play("1G 2G @GG-"), Contains("R5.5: seat 5 places GG as GG- with seat 2"));
}

TEST(R5_5, WhatIsSecuredThereIsThePartners) {
  Scene scene(team_of_four, "G G G G");
  EXPECT_THAT(scene.play("1G 2G @GG- 3G 4G @--G"), Contains("R5.3: seat 3 secures GGGG by three G"));
  EXPECT_THAT(scene.points(), ElementsAre(0, 0, 4, 0));
}

TEST(R5_5, APairFoundBySeekingToo) {
  Scene scene(team_of_four, "G X G");
  EXPECT_THAT(scene.play("1G 2X 3G @GG-"), Contains("R5.5: seat 2 places GG as GG- with seat 4"));
  EXPECT_EQ(scene.game().phase(), Phase::Seek);
}

TEST(R5_5, CardsTakenFromANeighbourGoToThePlayersOwnPiles) {
  Scene scene(team_of_four, "G G X X R B");
  scene.play("1G 2G GG- 5R 6B 3X 4X @XX-");
  EXPECT_EQ(scene.hand(), "GG");
  EXPECT_EQ(scene.choices(), "--G -G- -GG G-- G-G GG-");
  EXPECT_EQ(scene.refused("@GG-"), "R5.5");
  EXPECT_THAT(scene.play("GG-"), ElementsAre("R5.1: seat 2 places GG as GG- with seat 2"));
  EXPECT_THAT(scene.trays(), ElementsAre("---", "GG-", "---", "XX-"));
}

TEST(R5_5, OnlyInTeam) {
  Scene scene({.seats = 4}, "G G");
  scene.play("1G 2G");
  EXPECT_EQ(scene.choices(), "--G -G- -GG G-- G-G GG-");
  EXPECT_EQ(scene.refused("@GG-"), "R5.5");
}

TEST(R5_5, ThePartnersPilesTooTakeOnlyTopsThatThePairContains) {
  Scene scene(team_of_four, "G G");
  scene.play("1G 2G");
  EXPECT_EQ(scene.refused("@GGG"), "R5.2");
  EXPECT_EQ(scene.refused("@Y--"), "R5.2");
}

}  // namespace
}  // namespace rookie
