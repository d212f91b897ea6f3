#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "app/program.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

const Arguments forty_games{"simulate", "--games", "40",      "--seed", "5",      "--edition",           "2x4",
                            "--seats",  "3",       "--first", "2",      "--bots", "parrot,random,parrot"};

TEST(SimulateCommand, SaysWhatWasPlayedAndWhoWon) {
  const std::string out = succeed(forty_games);
  EXPECT_THAT(out, StartsWith("40 games, standard, 2x4, ruling de, 3 seats, seed 5\n"));
  EXPECT_THAT(out, HasSubstr("pairs                        6.00 a game\n"));
  EXPECT_THAT(out, ContainsRegex("\n +1 +parrot +[0-9.]+ +[0-9.]+ %\n"));
  EXPECT_THAT(out, ContainsRegex("\n +2 +random +[0-9.]+ +[0-9.]+ %  starts\n"));
  EXPECT_THAT(out, ContainsRegex("\n +3 +parrot +[0-9.]+ +[0-9.]+ %\n"));
}

double over_all_seats(const boost::json::value& simulated, std::string_view what) {
  double sum = 0;
  for (const auto& seat : simulated.at("seats").as_array()) sum += seat.at(what).as_double();
  return sum;
}

TEST(SimulateCommand, JsonSaysTheSame) {
  const auto json = boost::json::parse(succeed(forty_games + Arguments{"--json"}));
  const boost::json::object expected{
      {"games", 40}, {"variant", "standard"}, {"edition", "2x4"}, {"ruling", "de"}, {"first", 2},
      {"seed", 5},   {"pairs", 6.0}};
  for (const auto& [name, value] : expected) EXPECT_EQ(json.at(name), value);
  ASSERT_EQ(json.at("seats").as_array().size(), 3U);
  const auto& starting = json.at("seats").at(1);
  EXPECT_EQ(starting.at("bot"), "random");
  EXPECT_EQ(starting.at("win_share"), json.at("first_seat_share"));
  EXPECT_NEAR(over_all_seats(json, "points"), 12, 1e-9);
  EXPECT_NEAR(over_all_seats(json, "win_share"), 1, 1e-9);
}

TEST(SimulateCommand, DependsOnTheSeedAndNotOnThreads) {
  for (const Arguments& form : {Arguments{}, Arguments{"--json"}}) {
    const std::string out = succeed(forty_games + form);
    EXPECT_EQ(succeed(forty_games + form + Arguments{"--threads", "2"}), out);
    Arguments other_seed = forty_games + form;
    other_seed.at(4) = "6";
    EXPECT_NE(succeed(other_seed), out);
  }
}

TEST(SimulateCommand, OneBotStandsForAll) {
  const Arguments games{"simulate", "--games", "20", "--edition", "pocket", "--seats", "3", "--bots"};
  EXPECT_EQ(succeed(games + Arguments{"parrot"}), succeed(games + Arguments{"parrot,parrot,parrot"}));
}

TEST(SimulateCommand, AsManySeatsAsBots) {
  const Arguments games{"simulate", "--games", "20", "--edition", "pocket", "--bots", "parrot,random,random"};
  EXPECT_EQ(succeed(games), succeed(games + Arguments{"--seats", "3"}));
}

TEST(SimulateCommand, RecordsAllGames) {
  const ScratchFolder folder;
  const std::string file = folder.file("games.rgn");
  const std::string other_file = folder.file("same games.rgn");
  const std::string out = succeed(forty_games + Arguments{"--record", file});
  EXPECT_EQ(out, succeed(forty_games));
  EXPECT_EQ(out, succeed(forty_games + Arguments{"--threads", "2", "--record", other_file}));
  EXPECT_EQ(read_file(file), read_file(other_file));
  const auto records = parse_rgn(read_file(file));
  ASSERT_TRUE(records) << to_string(records.error(), file);
  EXPECT_EQ(records->size(), 40U);
}

TEST(SimulateCommand, ARecordThatDoesNotFitFails) {
  const Outcome outcome = rookie(forty_games + Arguments{"--record", "/dev/full"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.err, HasSubstr("/dev/full"));
}

}  // namespace
}  // namespace rookie
