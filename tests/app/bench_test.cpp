#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/program.h"

namespace rookie {
namespace {

TEST(BenchCommand, SignaturesAreSixteenHexadecimalDigitsAndAlwaysTheSame) {
  const Outcome outcome = rookie({"bench", "--signature"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out, testing::MatchesRegex("[0-9a-f]{16}\n[0-9a-f]{16}\n[0-9a-f]{16}\n"));
  EXPECT_EQ(rookie({"bench", "--signature"}), outcome);
}

}  // namespace
}  // namespace rookie
