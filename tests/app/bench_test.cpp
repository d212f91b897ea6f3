#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "app/program.h"

namespace rookie {
namespace {

TEST(BenchCommand, SignatureIsSixteenHexadecimalDigitsAndAlwaysTheSame) {
  const Outcome outcome = rookie({"bench", "--signature"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.err, "");
  ASSERT_EQ(outcome.out.size(), 17U);
  EXPECT_EQ(outcome.out.find_first_not_of("0123456789abcdef"), 16U);
  EXPECT_EQ(outcome.out.back(), '\n');
  EXPECT_EQ(rookie({"bench", "--signature"}), outcome);
}

}  // namespace
}  // namespace rookie
