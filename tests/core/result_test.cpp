#include "core/result.h"

#include <gtest/gtest.h>

namespace rookie {
namespace {

Result<int> half_of(int number) {
  if (number % 2 != 0) return refuse("N7", "an odd number");
  return number / 2;
}

TEST(Result, IsAValueOrTheReasonWhyThereIsNone) {
  EXPECT_EQ(half_of(4), 2);
  ASSERT_FALSE(half_of(3));
  EXPECT_EQ(half_of(3).error(), (Error{.rule = "N7", .what = "an odd number"}));
}

TEST(Result, AnErrorNamesItsRuleIfItHasOne) {
  EXPECT_EQ(to_string(Error{.rule = "R1.3", .what = "too many seats"}), "too many seats (R1.3)");
  EXPECT_EQ(to_string(Error{.rule = "", .what = "no such file"}), "no such file");
}

}  // namespace
}  // namespace rookie
