#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>

#include "rules/scene.h"

namespace rookie {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::Field;

TEST(R2_1, CardsAreDealtOneAtATimeToSpots1To9) {
  Random random(1);
  const Options options;
  const Deck deck = Deck::shuffled(options, random);
  const Game game = Game::deal(options, deck).value();
  for (const Spot spot : SpotSet::all()) {
    EXPECT_EQ(game.dealt_as(spot), 99 + spot.index()) << "the last nine cards are the tops";
    EXPECT_EQ(game.top(spot), deck[99 + spot.index()]);
  }
}

TEST(R2_1, WhatIsDealtLaterLiesAbove) {
  //                                  first nine ↓         last three ↓
  const std::string letters = std::string("GGYYRRBBP") + "PXX";
  const Options options{.edition = {.colours = 5, .copies = 2}};
  Game game = Game::deal(options, Deck::parse(letters, options).value()).value();
  EXPECT_EQ(game.top(spot(1)), Kind::Pink);
  EXPECT_EQ(game.top(spot(2)), Kind::X);
  EXPECT_EQ(game.top(spot(3)), Kind::X);
  EXPECT_EQ(game.top(spot(4)), Kind::Yellow);

  Events events;
  ASSERT_TRUE(game.apply(Move::turn(spot(2)), events));
  ASSERT_TRUE(game.apply(Move::turn(spot(3)), events));
  EXPECT_EQ(game.top(spot(2)), Kind::Green);
  EXPECT_EQ(game.top(spot(3)), Kind::Yellow);
}

TEST(R2_1, PilesDifferByOneCardAtMost) {
  EXPECT_EQ(Scene({.edition = classic}, "").spots(), "12 12 12 12 12 12 12 12 12");
  EXPECT_EQ(Scene({.edition = pocket}, "").spots(), "8 8 8 8 8 8 8 8 8");
  EXPECT_EQ(Scene({.edition = classic, .variant = Variant::Kids}, "").spots(), "10 10 10 10 10 10 10 10 10");
  EXPECT_EQ(Scene({.edition = pocket, .variant = Variant::Kids}, "").spots(), "7 7 7 7 7 7 6 6 6");
  EXPECT_EQ(Scene({.edition = {.colours = 1, .copies = 2}}, "").spots(), "1 1 1 1 0 0 0 0 0");
}

TEST(R2_1, AllCardsLieFaceDown) {
  const Table table = Scene({}, "").game().table();
  EXPECT_THAT(table.spots, Each(Field(&Table::SpotView::open, std::nullopt)));
}

TEST(R2_2, TrayPilesAndPointsPilesAreEmpty) {
  const Scene scene({.seats = 3}, "");
  EXPECT_THAT(scene.trays(), ElementsAre("---", "---", "---"));
  EXPECT_THAT(scene.tray_heights(), Each("0 0 0"));
  EXPECT_THAT(scene.unsecured(), Each(""));
  EXPECT_THAT(scene.points(), Each(0));
}

TEST(R2_2, ThreePilesForEachPlayer) {
  Scene scene({}, "G G Y Y R R");
  scene.play("1G 2G G-- 3Y 4Y -Y- 5R 6R --R");
  EXPECT_THAT(scene.trays(), ElementsAre("GYR", "---"));
}

TEST(R2_2, KidsHasNoTrays) {
  Scene scene({.variant = Variant::Kids}, "G G");
  scene.play("1G 2G");
  EXPECT_THAT(scene.trays(), Each("---"));
  EXPECT_EQ(scene.refused("GG-"), "R9.1");
}

TEST(R2_3, TheSeatAgreedOnStarts) {
  EXPECT_EQ(Scene({.seats = 4}, "").game().active(), seat(1));
  EXPECT_EQ(Scene({.seats = 4, .first = seat(3)}, "").game().active(), seat(3));
}

TEST(R2_3, OnlyASeatThatExistsCanStart) {
  EXPECT_TRUE(validate({.seats = 4, .first = seat(4)}));
  EXPECT_EQ(validate({.seats = 4, .first = seat(5)}).error().rule, "R2.3");
}

TEST(R2_3, TurnsPassInTheOrderOfTheSeats) {
  Scene scene({.seats = 3, .first = seat(2)}, "G Y");
  for (const int active : {2, 3, 1, 2}) {
    EXPECT_EQ(scene.game().active(), seat(active));
    scene.play("1G 2Y");
  }
}

TEST(R2_3, TurnsAreCounted) {
  Scene scene({}, "G Y");
  EXPECT_EQ(scene.game().turn(), 1);
  scene.play("1G 2Y");
  EXPECT_EQ(scene.game().turn(), 2);
}

TEST(R2_3, TheLeftNeighbourPlayedBeforeTheRightOnePlaysNext) {
  const Options options{.seats = 5};
  EXPECT_EQ(seat_before(options, seat(3)), seat(2));
  EXPECT_EQ(seat_after(options, seat(3)), seat(4));
  EXPECT_EQ(seat_before(options, seat(1)), seat(5));
  EXPECT_EQ(seat_after(options, seat(5)), seat(1));
}

TEST(R2_3, WithTwoPlayersBothNeighboursAreTheSamePerson) {
  const Options options{.seats = 2};
  for (const Seat player : seats_of(options)) EXPECT_EQ(seat_before(options, player), seat_after(options, player));
}

TEST(R2_4, ThePartnerSitsOpposite) {
  const Options four{.variant = Variant::Team, .seats = 4};
  EXPECT_EQ(partner_of(four, seat(1)), seat(3));
  EXPECT_EQ(partner_of(four, seat(2)), seat(4));

  const Options six{.variant = Variant::Team, .seats = 6};
  EXPECT_EQ(partner_of(six, seat(1)), seat(4));
  EXPECT_EQ(partner_of(six, seat(2)), seat(5));
  EXPECT_EQ(partner_of(six, seat(3)), seat(6));
}

TEST(R2_4, PartnersArePartnersOfEachOtherAndNeverNeighbours) {
  for (const std::uint8_t seats : {std::uint8_t{4}, std::uint8_t{6}}) {
    const Options options{.variant = Variant::Team, .seats = seats};
    for (const Seat player : seats_of(options)) {
      const Seat partner = partner_of(options, player);
      EXPECT_EQ(partner_of(options, partner), player);
      EXPECT_NE(partner, seat_before(options, player));
      EXPECT_NE(partner, seat_after(options, player));
    }
  }
}

}  // namespace
}  // namespace rookie
