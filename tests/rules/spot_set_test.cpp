#include "rules/spot_set.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

#include "rules/scene.h"

namespace rookie {
namespace {

SpotSet spots(std::initializer_list<int> numbers) {
  SpotSet set;
  for (const int number : numbers) set.add(spot(number));
  return set;
}

std::vector<int> numbers(SpotSet spots) {
  std::vector<int> numbers;
  for (const Spot spot : spots) numbers.push_back(spot.number());
  return numbers;
}

TEST(SpotSet, IsEmptyAtFirst) {
  EXPECT_TRUE(SpotSet().empty());
  EXPECT_EQ(SpotSet().size(), 0);
  EXPECT_EQ(numbers(SpotSet()), std::vector<int>());
}

TEST(SpotSet, AllAreNine) { EXPECT_EQ(numbers(SpotSet::all()), (std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9})); }

TEST(SpotSet, IteratesInAscendingOrder) {
  EXPECT_EQ(numbers(spots({9, 1, 5})), (std::vector{1, 5, 9}));
  EXPECT_EQ(spots({9, 5}).first(), spot(5));
}

TEST(SpotSet, AddsAndRemoves) {
  SpotSet set(spot(4));
  set.add(spot(9));
  set.add(spot(9));
  EXPECT_EQ(set, spots({4, 9}));
  EXPECT_TRUE(set.contains(spot(9)));
  EXPECT_FALSE(set.contains(spot(1)));
  EXPECT_EQ(set.size(), 2);
  set.remove(spot(4));
  set.remove(spot(1));
  EXPECT_EQ(set, spots({9}));
}

TEST(SpotSet, UnitesIntersectsAndSubtracts) {
  EXPECT_EQ(spots({1, 2}) | spots({2, 9}), spots({1, 2, 9}));
  EXPECT_EQ(spots({1, 2}) & spots({2, 9}), spots({2}));
  EXPECT_EQ(spots({1, 2}) - spots({2, 9}), spots({1}));
}

TEST(SpotSet, IsABitASpot) {
  EXPECT_EQ(spots({1, 9}).bits(), 0b1'0000'0001U);
  EXPECT_EQ(SpotSet::all().bits(), 0b1'1111'1111U);
}

}  // namespace
}  // namespace rookie
