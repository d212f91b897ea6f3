#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <csignal>
#include <string>

#include "app/program.h"
#include "bot_protocol/lifeline.h"
#include "bots/bot.h"
#include "bots/budget.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

const Arguments two_seats{"match", "--bots", "elephant,random", "--games", "60", "--seed", "5", "--edition", "2x4"};
const Arguments ladder{"match", "--ladder", "--games", "4", "--edition", "2x2"};
const Arguments pool{"match", "--pool", "elephant,parrot,random", "--games", "20", "--variant", "kids"};

boost::json::value json_of(const Arguments& arguments) {
  return boost::json::parse(succeed(arguments + Arguments{"--json"}));
}

// Everything except how fast the machine is and what the bots are called.
boost::json::value played(boost::json::value match) {
  for (auto& bot : match.at("bots").as_array()) {
    bot.as_object().erase("microseconds_a_decision");
    bot.as_object().erase("bot");
  }
  return match;
}

TEST(MatchCommand, SaysWhatWasPlayedAndWhoIsStronger) {
  const std::string out = succeed(two_seats);
  EXPECT_THAT(out, StartsWith("60 games, standard, 2x4, ruling de, 2 seats, seed 5, " +
                              std::to_string(Budget{}.positions) + " positions a decision\n"));
  const std::string numbers = " +[0-9.]+ % +[0-9.]+ to +[0-9.]+ % +50.0 % +[0-9.]+ +[0-9]+ +[0-9.]+ +";
  EXPECT_THAT(out, ContainsRegex("\nelephant" + numbers + "[+][0-9]+ "));
  EXPECT_THAT(out, ContainsRegex("\nrandom" + numbers + "-[0-9]+ "));
}

TEST(MatchCommand, JsonSaysTheSame) {
  const auto json = json_of(two_seats);
  const boost::json::object expected{{"games", 60},      {"deals", 30},    {"variant", "standard"},
                                     {"edition", "2x4"}, {"ruling", "de"}, {"seats", 2},
                                     {"first", 1},       {"seed", 5}};
  for (const auto& [name, value] : expected) EXPECT_EQ(json.at(name), value);
  const auto& elephant = json.at("bots").at(0);
  const auto& random = json.at("bots").at(1);
  EXPECT_EQ(elephant.at("bot"), "elephant");
  EXPECT_EQ(random.at("bot"), "random");
  EXPECT_NEAR(elephant.at_pointer("/win_share/value").as_double() + random.at_pointer("/win_share/value").as_double(),
              1, 1e-9);
  EXPECT_LT(elephant.at_pointer("/win_share/low").as_double(), elephant.at_pointer("/win_share/value").as_double());
  EXPECT_GT(elephant.at_pointer("/elo/value").as_double(), 0);
  EXPECT_NEAR(elephant.at("points").as_double() + random.at("points").as_double(), 12, 1e-9);
  EXPECT_GT(elephant.at("microseconds_a_decision").as_double(), 0);
}

TEST(MatchCommand, NoEloAmongMoreThanTwo) {
  const Arguments four_seats = two_seats + Arguments{"--seats", "4"};
  const auto json = json_of(four_seats);
  EXPECT_EQ(json.at("bots").at(0).at("even_share"), 0.25);
  EXPECT_EQ(json.at("bots").at(1).at("even_share"), 0.75);
  EXPECT_FALSE(json.at("bots").at(0).as_object().contains("elo"));
  EXPECT_THAT(succeed(four_seats), testing::Not(HasSubstr("Elo")));
}

TEST(MatchCommand, EloOfOneWhoWinsAllIsNull) {
  const auto json = json_of({"match", "--bots", "elephant,random", "--games", "4", "--variant", "team"});
  EXPECT_EQ(json.at_pointer("/bots/0/win_share/value"), 1.0);
  EXPECT_TRUE(json.at_pointer("/bots/0/elo/value").is_null());
}

TEST(MatchCommand, DependsOnTheSeedAndNotOnThreads) {
  const auto alone = played(json_of(two_seats));
  EXPECT_EQ(played(json_of(two_seats + Arguments{"--threads", "2"})), alone);
  Arguments other_seed = two_seats;
  other_seed.at(6) = "6";
  EXPECT_NE(played(json_of(other_seed)), alone);
}

TEST(MatchCommand, PlaysWholeDeals) {
  const auto json = json_of({"match", "--bots", "elephant,random,random", "--games", "7", "--edition", "2x4"});
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
  const std::string out = succeed(ladder);
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

TEST(MatchCommand, InAPoolEveryTwoPlayAndTheStrongerHasTheHigherRating) {
  const auto json = json_of(pool);
  EXPECT_EQ(json.at("pool").as_array().size(), 3U);
  const auto& ratings = json.at("ratings").as_array();
  ASSERT_EQ(ratings.size(), 3U);
  EXPECT_EQ(ratings[0].at("bot"), "elephant");
  EXPECT_GT(ratings[0].at("elo").as_double(), ratings[2].at("elo").as_double());
  EXPECT_THAT(succeed(pool), ContainsRegex("\nbot +Elo\nelephant +[+][0-9]+\nparrot +[+-][0-9]+\nrandom +-[0-9]+\n"));
}

// --- records --------------------------------------------------------------------------------------------------------

TEST(MatchCommand, RecordsAllGames) {
  const ScratchFolder folder;
  const std::string file = folder.file("games.rgn");
  const std::string same = folder.file("same games.rgn");
  const auto match = played(json_of(two_seats));
  EXPECT_EQ(played(json_of(two_seats + Arguments{"--record", file})), match);
  EXPECT_EQ(played(json_of(two_seats + Arguments{"--threads", "2", "--record", same})), match);
  EXPECT_EQ(read_file(file), read_file(same));
  EXPECT_EQ(parse_rgn(read_file(file))->size(), 60U);
}

TEST(MatchCommand, ALadderRecordsAllItsMatches) {
  const ScratchFolder folder;
  const std::string file = folder.file("games.rgn");
  succeed(ladder + Arguments{"--record", file});
  EXPECT_EQ(parse_rgn(read_file(file))->size(), 4 * (bot_names().size() - 1));
}

TEST(MatchCommand, ARecordThatDoesNotFitFails) {
  const Outcome outcome = rookie(two_seats + Arguments{"--record", "/dev/full"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.err, HasSubstr("/dev/full"));
}

// --- budgets --------------------------------------------------------------------------------------------------------

TEST(MatchCommand, SaysTheBudget) {
  EXPECT_EQ(json_of(two_seats).at_pointer("/budget/positions"), Budget{}.positions);
  const Arguments nodes = two_seats + Arguments{"--nodes", "17"};
  EXPECT_EQ(json_of(nodes).at("budget"), (boost::json::object{{"positions", 17}}));
  EXPECT_THAT(succeed(nodes), HasSubstr("seed 5, 17 positions a decision\n"));
  const Arguments think = two_seats + Arguments{"--think", "20"};
  EXPECT_EQ(json_of(think).at("budget"), (boost::json::object{{"milliseconds", 20}}));
  EXPECT_THAT(succeed(think), HasSubstr("seed 5, 20 ms a decision\n"));
}

TEST(MatchCommand, IsReproducibleByPositions) {
  const Arguments match{"match", "--bots", "grandmaster,elephant", "--games", "4", "--edition", "3x4"};
  EXPECT_EQ(played(json_of(match + Arguments{"--nodes", "300"})), played(json_of(match + Arguments{"--nodes", "300"})));
  EXPECT_NE(played(json_of(match + Arguments{"--nodes", "300"})), played(json_of(match + Arguments{"--nodes", "1"})));
}

TEST(MatchCommand, JudgesByTheWeightsItIsGiven) {
  const ScratchFolder folder;
  const std::string zeros = folder.file("zeros");
  std::string weights = read_file(ROOKIE_SOURCE_DIR "/src/bots/evaluation/network/evaluation.weights");
  std::fill(weights.begin() + 8, weights.end(), '\0');
  write_file(zeros, weights);
  const Arguments match{"match", "--bots", "grandmaster,elephant", "--games", "4", "--nodes", "1"};
  const auto by = [&](const std::string& file) { return played(json_of(match + Arguments{"--weights", file})); };
  EXPECT_EQ(by(ROOKIE_SOURCE_DIR "/src/bots/evaluation/network/evaluation.weights"), played(json_of(match)));
  EXPECT_NE(by(zeros), played(json_of(match)));
}

TEST(MatchCommand, ALadderHasABudgetToo) {
  for (const Arguments& budget : {Arguments{"--nodes", "1"}, Arguments{"--think", "1"}}) {
    for (const auto& rung : json_of(ladder + budget).at("ladder").as_array()) EXPECT_EQ(rung.at("games"), 4);
  }
}

// --- programs that play ---------------------------------------------------------------------------------------------

const std::string example = "exec:python3 " ROOKIE_SOURCE_DIR "/examples/memory_bot.py";

TEST(MatchOfPrograms, TheExamplePlaysLegallyAndRemembers) {
  for (const Arguments& options : {Arguments{}, Arguments{"--ruling", "it", "--edition", "2x4", "--seats", "3"},
                                   Arguments{"--variant", "kids"}, Arguments{"--variant", "team"}}) {
    const auto json = json_of(Arguments{"match", "--bots", example + ",random", "--games", "24"} + options);
    EXPECT_EQ(json.at_pointer("/bots/0/forfeits"), 0);
    EXPECT_TRUE(json.at_pointer("/bots/0/first_forfeit").is_null());
    EXPECT_GT(json.at_pointer("/bots/0/win_share/value").as_double(),
              json.at_pointer("/bots/0/even_share").as_double());
  }
}

TEST(MatchOfPrograms, OurBotsPlayAsProgramsJustAsTheyDoWithout) {
  const std::string program = "exec:" ROOKIE_PROGRAM " bot ";
  for (const std::string variant : {"standard", "team", "kids"}) {
    const Arguments setting{"--games",   "20",    "--edition", "pocket", "--seats",   "4",
                            "--variant", variant, "--nodes",   "20",     "--threads", "2"};
    for (std::size_t level = 1; level < bot_names().size(); ++level) {
      const std::string upper(bot_names()[level]);
      const std::string lower(bot_names()[level - 1]);
      EXPECT_EQ(played(json_of(Arguments{"match", "--bots", program + upper + "," + program + lower} + setting)),
                played(json_of(Arguments{"match", "--bots", upper + "," + lower} + setting)))
          << upper << " " << variant;
    }
  }
}

// A program that greets and then does this.
std::string program(const std::string& rest) { return "exec:read line; echo rookie 1; " + rest; }

// A program that answers each `go` in this way.
std::string answering(const std::string& answer) {
  return program("while read word line; do [ $word = go ] && " + answer + "; done");
}

// Expects the bot to lose all games of a match against `random` for this reason, and the match to end.
void expect_forfeits(const std::string& bad_bot, const std::string& why, const Arguments& budget = {}) {
  SCOPED_TRACE(bad_bot);
  const Arguments match{"match", "--bots", "random," + bad_bot, "--games", "4", "--edition", "2x4", "--json"};
  const Outcome outcome = rookie(match + budget);
  EXPECT_EQ(outcome.exit_code, 1);
  const auto json = boost::json::parse(outcome.out);
  EXPECT_EQ(json.at("games"), 4);
  EXPECT_EQ(json.at_pointer("/bots/0/forfeits"), 0);
  EXPECT_EQ(json.at_pointer("/bots/0/win_share/value"), 1.0);
  EXPECT_EQ(json.at_pointer("/bots/1/forfeits"), 4);
  EXPECT_EQ(json.at_pointer("/bots/1/first_forfeit/game"), 1);
  EXPECT_EQ(json.at_pointer("/bots/1/first_forfeit/seat"), 2);
  EXPECT_THAT(std::string(json.at_pointer("/bots/1/first_forfeit/why").as_string()), ContainsRegex(why));
}

TEST(MatchOfPrograms, OneThatFailsLosesItsGames) {
  const Arguments soon{"--think", "50"};
  expect_forfeits(answering("echo 9"), "its move 9 is illegal: .+ [(]R[3-5].1[)]");
  expect_forfeits(answering("echo GG-"), "its move GG- is illegal: .+ [(]R5.1[)]");
  expect_forfeits(answering("echo hello"), "'hello' is no decision [(]N5[)]");
  expect_forfeits(answering("sleep 1000"), "no answer within 300 ms", soon);
  expect_forfeits(answering("exit 7"), "exit code 7");
  expect_forfeits(answering("kill -9 $$"), "killed");
  expect_forfeits(program("sleep 1000"), "no answer within 300 ms", soon);
  expect_forfeits(program("exec <&-; sleep 1000"), "closed its input|no answer", soon);
  expect_forfeits(program("exec >&-; sleep 1000"), "closed its input or output");
  expect_forfeits(program("yes | tr -d '\\n'"), "longer than 200 bytes");
  expect_forfeits(program("yes"), "'y'");
  expect_forfeits("exec:exit 3", "before its greeting: .+ exit code 3");
  expect_forfeits("exec:no-such-program 2>/dev/null", "exit code 127");
  expect_forfeits("exec:trap '' TERM; yes", "greets with 'y'");
}

TEST(MatchOfPrograms, SaysInWordsWhatWentWrong) {
  const Outcome outcome = rookie({"match", "--bots", "random,exec:exit 3", "--games", "4"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out, HasSubstr("\nexec:exit 3 forfeited 4 of 4 games; first game 1, on seat 2: before its "
                                     "greeting: it has ended, with exit code 3\n"));
}

TEST(MatchOfPrograms, AForfeitedGameCanBeReplayed) {
  const ScratchFolder folder;
  const std::string file = folder.file("games.rgn");
  const Arguments match{"match", "--bots", "random,exec:exit 3", "--games", "4", "--edition", "2x4", "--record", file};
  EXPECT_EQ(rookie(match).exit_code, 1);
  const auto records = parse_rgn(read_file(file));
  ASSERT_TRUE(records) << to_string(records.error(), file);
  ASSERT_EQ(records->size(), 4U);
  EXPECT_EQ(records->at(0).names, (std::vector<std::string>{"random", "exec:exit 3"}));
  EXPECT_THAT(records->at(0).other_tags.at(0).value, StartsWith("2: before its greeting: "));
  EXPECT_THAT(succeed({"replay", file}), ContainsRegex("game 1: .+, result [*]\n"));
}

TEST(MatchOfPrograms, TheirStandardErrorPassesThrough) {
  const Outcome outcome = rookie({"match", "--bots", "random,exec:echo oops >&2", "--games", "4"});
  EXPECT_EQ(outcome.err, "oops\n");
}

TEST(MatchOfPrograms, AnInterruptEndsThemToo) {
  Lifeline lifeline;
  const std::string stubborn = "trap '' HUP INT TERM; sleep 1000 & read line; kill -INT $PPID; sleep 1000";
  const Outcome outcome = rookie({"match", "--bots", "random,exec:" + stubborn, "--games", "4"});
  lifeline.let_go();
  EXPECT_EQ(outcome.exit_code, 128 + SIGINT);
  EXPECT_TRUE(lifeline.all_have_ended());
}

}  // namespace
}  // namespace rookie
