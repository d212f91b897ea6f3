#include "rules/placement.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>

#include "rules/scene.h"

namespace rookie {
namespace {

constexpr Pile pile(int number) { return Pile::at(number - 1); }

TEST(Placement, OfTheTopsItHas) {
  const auto placement = Placement::of({Kind::Yellow, std::nullopt, Kind::X}).value();
  EXPECT_EQ(placement.top(pile(1)), Kind::Yellow);
  EXPECT_EQ(placement.top(pile(2)), std::nullopt);
  EXPECT_EQ(placement.top(pile(3)), Kind::X);
  EXPECT_EQ(letters(placement.tops()), "YX");
}

TEST(Placement, TouchesAtLeastOnePile) { EXPECT_EQ(Placement::of({}), std::nullopt); }

TEST(Placement, All342NumbersAreDifferentTopsAndBack) {
  std::set<Placement::NewTops> all;
  for (int index = 0; index < Placement::count; ++index) {
    const Placement placement = Placement::at(index);
    const Placement::NewTops tops{placement.top(pile(1)), placement.top(pile(2)), placement.top(pile(3))};
    EXPECT_EQ(placement.index(), index);
    EXPECT_EQ(Placement::of(tops), placement);
    all.insert(tops);
  }
  EXPECT_EQ(all.size(), 7U * 7U * 7U - 1U);
}

// Stored games depend on these numbers.
TEST(Placement, IsABase7NumberPile1Highest) {
  EXPECT_EQ(Placement::of({std::nullopt, std::nullopt, Kind::Green}).value().index(), 0);
  EXPECT_EQ(Placement::of({std::nullopt, std::nullopt, Kind::X}).value().index(), 5);
  EXPECT_EQ(Placement::of({std::nullopt, Kind::Green, std::nullopt}).value().index(), 6);
  EXPECT_EQ(Placement::of({Kind::Green, std::nullopt, std::nullopt}).value().index(), 48);
  EXPECT_EQ(Placement::of({Kind::X, Kind::X, Kind::X}).value().index(), 341);
}

TEST(Placement, CountsItsTops) {
  EXPECT_EQ(letters(Placement::of({Kind::Red, Kind::Red, Kind::Red}).value().tops()), "RRR");
  EXPECT_EQ(letters(Placement::of({std::nullopt, Kind::Pink, std::nullopt}).value().tops()), "P");
}

}  // namespace
}  // namespace rookie
