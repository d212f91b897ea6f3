#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "app/program.h"

namespace rookie {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const Arguments two_pairs{"solve", "--variant", "kids", "--edition", "2x2"};

TEST(SolveCommand, SaysWhoWinsHowOften) {
  const std::string out = succeed(two_pairs);
  EXPECT_THAT(out, StartsWith("wins of perfect against perfect, kids, 2x2, ruling de, 2 seats\n"));
  EXPECT_THAT(out, HasSubstr("first to play      33.3333 %\nsecond to play     66.6667 %\n"));
}

TEST(SolveCommand, JsonSaysTheSame) {
  const auto json = boost::json::parse(succeed(two_pairs + Arguments{"--points", "--json"}));
  EXPECT_EQ(json.at("goal"), "points");
  EXPECT_NEAR(json.at("first").as_double(), -4.0 / 3, 1e-12);  // two thirds of a pair
  EXPECT_NEAR(json.at("mean").as_double(), 0, 1e-12);
  EXPECT_GT(json.at("positions").as_int64(), 10);
}

TEST(SolveCommand, SolvesGamesOfBotsToo) {
  const auto json =
      boost::json::parse(succeed(two_pairs + Arguments{"--bots", "perfect,grandmaster", "--nodes", "100", "--json"}));
  EXPECT_GE(json.at("mean").as_double(), 0.5 - 1e-12);
}

TEST(SolveCommand, GivesUpWhereTheDeckIsTooLarge) {
  const Outcome outcome = rookie({"solve", "--most", "1000"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("this deck is too large: more than 1000 positions"));
}

}  // namespace
}  // namespace rookie
