#include "rules/move.h"

#include <gtest/gtest.h>

#include "rules/scene.h"

namespace rookie {
namespace {

// Makes the move again from what its accessors return.
Move remade(Move move) {
  switch (move.type()) {
    case Move::Type::Turn: return Move::turn(move.spot());
    case Move::Type::Cover: return Move::cover();
    case Move::Type::Take: return Move::take(move.side());
    case Move::Type::Place: return Move::place(move.placement());
    case Move::Type::PlaceWithPartner: break;
  }
  return Move::place_with_partner(move.placement());
}

TEST(Move, All696IdsAreMovesAndBack) {
  EXPECT_EQ(Move::count, 696);
  for (int id = 0; id < Move::count; ++id) {
    EXPECT_EQ(Move::at(id).id(), id);
    EXPECT_EQ(remade(Move::at(id)), Move::at(id));
  }
}

// Stored games depend on these numbers.
TEST(Move, IdsAreAsDocumented) {
  const Placement first = Placement::at(0);
  const Placement last = Placement::at(341);
  EXPECT_EQ(Move::turn(spot(1)).id(), 0);
  EXPECT_EQ(Move::turn(spot(9)).id(), 8);
  EXPECT_EQ(Move::cover().id(), 9);
  EXPECT_EQ(Move::take(Side::Left).id(), 10);
  EXPECT_EQ(Move::take(Side::Right).id(), 11);
  EXPECT_EQ(Move::place(first).id(), 12);
  EXPECT_EQ(Move::place(last).id(), 353);
  EXPECT_EQ(Move::place_with_partner(first).id(), 354);
  EXPECT_EQ(Move::place_with_partner(last).id(), 695);
}

TEST(Move, KnowsItsType) {
  EXPECT_EQ(Move::turn(spot(9)).type(), Move::Type::Turn);
  EXPECT_EQ(Move::cover().type(), Move::Type::Cover);
  EXPECT_EQ(Move::take(Side::Left).type(), Move::Type::Take);
  EXPECT_EQ(Move::take(Side::Right).type(), Move::Type::Take);
  EXPECT_EQ(Move::place(Placement::at(341)).type(), Move::Type::Place);
  EXPECT_EQ(Move::place_with_partner(Placement::at(0)).type(), Move::Type::PlaceWithPartner);
}

}  // namespace
}  // namespace rookie
