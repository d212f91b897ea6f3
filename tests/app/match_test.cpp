#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <string>

#include "app/program.h"
#include "bots/bot.h"

namespace rookie {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

const Arguments two_seats{"match", "--bots", "simple,random", "--games", "60", "--seed", "5", "--edition", "2x4"};
const Arguments ladder{"match", "--ladder", "--games", "4", "--edition", "2x2"};

Outcome succeed(const Arguments& arguments) {
  Outcome outcome = rookie(arguments);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  return outcome;
}

boost::json::value json_of(const Arguments& arguments) {
  return boost::json::parse(succeed(arguments + Arguments{"--json"}).out);
}

// What does not depend on how fast the machine is.
boost::json::value without_times(boost::json::value match) {
  for (auto& bot : match.at("bots").as_array()) bot.as_object().erase("microseconds_a_decision");
  return match;
}

TEST(MatchCommand, SaysWhatWasPlayedAndWhoIsStronger) {
  const std::string out = succeed(two_seats).out;
  EXPECT_THAT(out, StartsWith("60 games, standard, 2x4, ruling de, 2 seats, seed 5\n"));
  const std::string numbers = " +[0-9.]+ % +[0-9.]+ to +[0-9.]+ % +50.0 % +[0-9.]+ +[0-9]+ +[0-9.]+ +";
  EXPECT_THAT(out, ContainsRegex("\nsimple" + numbers + "[+][0-9]+ "));
  EXPECT_THAT(out, ContainsRegex("\nrandom" + numbers + "-[0-9]+ "));
}

TEST(MatchCommand, JsonSaysTheSame) {
  const auto json = json_of(two_seats);
  const boost::json::object expected{{"games", 60},      {"deals", 30},    {"variant", "standard"},
                                     {"edition", "2x4"}, {"ruling", "de"}, {"seats", 2},
                                     {"first", 1},       {"seed", 5}};
  for (const auto& [name, value] : expected) EXPECT_EQ(json.at(name), value);
  const auto& simple = json.at("bots").at(0);
  const auto& random = json.at("bots").at(1);
  EXPECT_EQ(simple.at("bot"), "simple");
  EXPECT_EQ(random.at("bot"), "random");
  EXPECT_NEAR(simple.at_pointer("/win_share/value").as_double() + random.at_pointer("/win_share/value").as_double(), 1,
              1e-9);
  EXPECT_LT(simple.at_pointer("/win_share/low").as_double(), simple.at_pointer("/win_share/value").as_double());
  EXPECT_GT(simple.at_pointer("/elo/value").as_double(), 0);
  EXPECT_NEAR(simple.at("points").as_double() + random.at("points").as_double(), 12, 1e-9);
  EXPECT_GT(simple.at("microseconds_a_decision").as_double(), 0);
}

TEST(MatchCommand, NoEloAmongMoreThanTwo) {
  const Arguments four_seats = two_seats + Arguments{"--seats", "4"};
  const auto json = json_of(four_seats);
  EXPECT_EQ(json.at("bots").at(0).at("even_share"), 0.25);
  EXPECT_EQ(json.at("bots").at(1).at("even_share"), 0.75);
  EXPECT_FALSE(json.at("bots").at(0).as_object().contains("elo"));
  EXPECT_THAT(succeed(four_seats).out, testing::Not(HasSubstr("Elo")));
}

TEST(MatchCommand, EloOfOneWhoWinsAllIsNull) {
  const auto json = json_of({"match", "--bots", "simple,random", "--games", "4", "--variant", "team"});
  EXPECT_EQ(json.at_pointer("/bots/0/win_share/value"), 1.0);
  EXPECT_TRUE(json.at_pointer("/bots/0/elo/value").is_null());
}

TEST(MatchCommand, DependsOnTheSeedAndNotOnThreads) {
  const auto alone = without_times(json_of(two_seats));
  EXPECT_EQ(without_times(json_of(two_seats + Arguments{"--threads", "2"})), alone);
  Arguments other_seed = two_seats;
  other_seed.at(6) = "6";
  EXPECT_NE(without_times(json_of(other_seed)), alone);
}

TEST(MatchCommand, PlaysWholeDeals) {
  const auto json = json_of({"match", "--bots", "simple,random,random", "--games", "7", "--edition", "2x4"});
  EXPECT_EQ(json.at("seats"), 3);
  EXPECT_EQ(json.at("deals"), 3);
  EXPECT_EQ(json.at("games"), 9);
}

TEST(MatchCommand, ATeamHasFourSeatsIfNoneAreGiven) {
  EXPECT_EQ(json_of(two_seats + Arguments{"--variant", "team"}).at("seats"), 4);
}

TEST(MatchCommand, LadderHasARowForEachPair) {
  const auto json = json_of(ladder);
  const auto& rungs = json.at("ladder").as_array();
  const std::string out = succeed(ladder).out;
  ASSERT_EQ(rungs.size() + 1, bot_names().size());
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(out, '\n')), 3 + rungs.size());
  for (std::size_t rung = 0; rung < rungs.size(); ++rung) {
    const std::string upper(bot_names()[rung + 1]);
    const std::string lower(bot_names()[rung]);
    EXPECT_EQ(rungs[rung].at("games"), 4);
    EXPECT_EQ(rungs[rung].at_pointer("/bots/0/bot").as_string(), upper);
    EXPECT_EQ(rungs[rung].at_pointer("/bots/1/bot").as_string(), lower);
    EXPECT_THAT(out, ContainsRegex("\n" + upper + " +" + lower + " +[0-9.]+ % +[0-9.]+ to +[0-9.]+ % +[+-]"));
  }
}

}  // namespace
}  // namespace rookie
