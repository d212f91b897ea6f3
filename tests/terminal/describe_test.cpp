#include "terminal/describe.h"

#include <gtest/gtest.h>

#include "terminal/tables.h"

namespace rookie {
namespace {

using Type = Event::Type;
constexpr Seat ada = Seat::at(0);
constexpr Seat ben = Seat::at(1);
constexpr Seat cleo = Seat::at(2);

std::string said(const Event& event) { return describe(event, six_names); }

TEST(Describe, CardsTurnedOver) {
  EXPECT_EQ(said({.type = Type::Turned, .seat = ben, .kind = Kind::Red, .from = Spot::at(4), .to = Spot::at(4)}),
            "Ben turned over spot 5: red.");
  EXPECT_EQ(said({.type = Type::Turned, .seat = ben, .kind = Kind::X, .from = Spot::at(4), .to = Spot::at(1)}),
            "Ben turned over spot 5: X. The card now lies on spot 2.");
}

TEST(Describe, Pairs) {
  EXPECT_EQ(said({.type = Type::Paired, .clause = Clause::R3_2, .seat = ada}), "A pair: Ada took both.");
  EXPECT_EQ(said({.type = Type::Paired, .clause = Clause::R4_3, .seat = ada}),
            "It matches an open card: Ada took both.");
}

TEST(Describe, Placements) {
  const Placement placement = *Placement::of({Kind::Red, std::nullopt, Kind::X});
  const Cards cards = Cards(Kind::Red, 2) + Cards(Kind::X, 1);
  EXPECT_EQ(said({.type = Type::Placed, .seat = ada, .other = ada, .placement = placement, .cards = cards}),
            "Ada placed 3 cards: red on pile 1, X on pile 3.");
  EXPECT_EQ(said({.type = Type::Placed, .seat = ada, .other = cleo, .placement = placement, .cards = cards}),
            "Ada placed 3 cards for Cleo: red on pile 1, X on pile 3.");
}

TEST(Describe, SecuredCards) {
  const Cards cards(Kind::Green, 8);
  EXPECT_EQ(said({.type = Type::Secured, .clause = Clause::R5_3, .seat = ben, .kind = Kind::Green, .cards = cards}),
            "Three green tops: Ben secured 8 cards.");
  EXPECT_EQ(said({.type = Type::Secured, .clause = Clause::R9_1, .seat = ben, .cards = Cards(Kind::Pink, 2)}),
            "Ben scored 2 points.");
  EXPECT_EQ(said({.type = Type::Secured, .clause = Clause::R8_1, .seat = ben, .cards = cards}),
            "The last pair secured 8 cards for Ben.");
  EXPECT_EQ(said({.type = Type::Rookie, .seat = ben}), "Rookie! Ben gained the unsecured cards of all others.");
}

TEST(Describe, Steals) {
  const Cards cards = Cards(Kind::Yellow, 2) + Cards(Kind::X, 1);
  EXPECT_EQ(said({.type = Type::Taken, .seat = ada, .other = ben, .cards = cards}),
            "Ada took 3 cards from Ben: 2 yellow, 1 X.");
}

TEST(Describe, CoveredCards) {
  const SpotSet spots(Spot::at(3));
  EXPECT_EQ(said({.type = Type::Covered, .clause = Clause::R3_3, .seat = ada, .spots = spots}),
            "No pair: both cards are turned face down again.");
  EXPECT_EQ(said({.type = Type::Covered, .clause = Clause::R4_1, .seat = ada, .spots = spots}),
            "Ada covered the open cards.");
  EXPECT_EQ(said({.type = Type::Covered, .clause = Clause::R4_3, .seat = ada}),
            "");  // only the two X were open
}

TEST(Describe, ShiftedCards) {
  EXPECT_EQ(said({.type = Type::Shifted, .kind = Kind::Blue, .from = Spot::at(8), .to = Spot::at(0)}),
            "No card can be turned over, so the open blue card moves to spot 1.");
}

TEST(Describe, WhyATurnEnded) {
  const auto ended = [](Clause why) {
    return said({.type = Type::TurnEnded, .clause = why, .seat = ada, .other = ben});
  };
  EXPECT_EQ(ended(Clause::R3_3), "Next: Ben.");
  EXPECT_EQ(ended(Clause::R3_4), "A colour and an X stay open. Next: Ben.");
  EXPECT_EQ(ended(Clause::R4_3), "Next: Ben.");
  EXPECT_EQ(ended(Clause::R4_5), "No match: all open cards stay open. Next: Ben.");
}

TEST(Describe, TheEnd) {
  EXPECT_EQ(said({.type = Type::GameEnded, .clause = Clause::R8_1}), "");  // the sentence for the last pair has said it
  EXPECT_EQ(said({.type = Type::GameEnded, .clause = Clause::R8_4}),
            "A hundred turns brought nothing new: the game is over, and only secured cards count.");
}

}  // namespace
}  // namespace rookie
