#include "core/id.h"

#include <gtest/gtest.h>

#include <concepts>
#include <optional>

namespace rookie {
namespace {

using Hat = Id<struct HatTag, 4>;
using Coat = Id<struct CoatTag, 4>;

static_assert(!std::convertible_to<Hat, Coat> && !std::equality_comparable_with<Hat, Coat>);
static_assert(!std::convertible_to<int, Hat> && !std::convertible_to<Hat, int>);

TEST(Id, PeopleCountFromOneArraysFromZero) {
  EXPECT_EQ(Hat::at(2).index(), 2);
  EXPECT_EQ(Hat::at(2).number(), 3);
  EXPECT_EQ(Hat::numbered(3), Hat::at(2));
}

TEST(Id, OnlyItsNumbersExist) {
  EXPECT_EQ(Hat::numbered(0), std::nullopt);
  EXPECT_EQ(Hat::numbered(1), Hat::at(0));
  EXPECT_EQ(Hat::numbered(4), Hat::at(3));
  EXPECT_EQ(Hat::numbered(5), std::nullopt);
  EXPECT_EQ(Hat::numbered(-1), std::nullopt);
  EXPECT_EQ(Hat::numbered(257), std::nullopt);
}

TEST(Id, DefaultsToTheFirst) { EXPECT_EQ(Hat(), Hat::at(0)); }

TEST(Id, ComparesByNumber) {
  EXPECT_LT(Hat::at(1), Hat::at(2));
  EXPECT_NE(Hat::at(1), Hat::at(2));
}

}  // namespace
}  // namespace rookie
