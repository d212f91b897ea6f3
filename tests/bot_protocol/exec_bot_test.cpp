#include "bot_protocol/exec_bot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "notation/rgn.h"
#include "rules/deck.h"
#include "rules/game.h"

namespace rookie {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;

constexpr milliseconds little{50};
constexpr Patience impatient{.greeting = little, .answer = little, .grace = little, .leaving = little};

// A program that greets and then answers each `go` with this piece of shell.
std::string program(const std::string& answer) {
  return "read line; echo rookie 1; while read word line; do if [ $word = go ]; then " + answer + "; fi; done";
}

// The first decision in a game, or why there is none.
Result<Move> decision_of(const std::string& command, const Patience& patience = {}, const Budget& budget = {}) {
  ExecBots bots(command, patience);
  const auto bot = bots.make({}, Seat{}, 1);
  const Game game = Game::deal({}, Deck::blank({})).value();
  return bot->decide(game.table(), game.legal_moves(), budget);
}

std::string failure_of(const std::string& command, const Patience& patience = {}) {
  const auto move = decision_of(command, patience);
  EXPECT_FALSE(move) << to_string(*move);
  return move ? "" : to_string(move.error());
}

TEST(ExecBot, AnswersWithAToken) {
  EXPECT_EQ(decision_of(program("echo 7")), Move::turn(Spot::at(6)));
  EXPECT_EQ(decision_of(program("echo ' ~  '")), Move::cover());
  EXPECT_EQ(decision_of(program("echo @-YY")), parse_move("@-YY").value());
}

TEST(ExecBot, IsAskedWithinItsBudget) {
  // Answers with spot 1 if the line is as expected.
  const auto asked_by = [](const std::string& line, const Budget& budget) {
    return decision_of(program("[ \"$line\" = '" + line + " moves 1 2 3 4 5 6 7 8 9' ] && echo 1 || echo \"$line\""),
                       {}, budget);
  };
  EXPECT_TRUE(asked_by("milliseconds 10000 positions 3", {.positions = 3}));
  EXPECT_TRUE(asked_by("milliseconds 70", {.positions = std::numeric_limits<int>::max(), .time = milliseconds(70)}));
  EXPECT_TRUE(asked_by("milliseconds 70 positions 3", {.positions = 3, .time = milliseconds(70)}));
}

TEST(ExecBot, FailsBeforeItsGreeting) {
  EXPECT_EQ(failure_of("exit 3"), "before its greeting: it has ended, with exit code 3");
  EXPECT_EQ(failure_of("sleep 1000", impatient), "before its greeting: it gave no answer within 50 ms");
  EXPECT_EQ(failure_of("echo hello; sleep 1000"), "it greets with 'hello', not with 'rookie 1'");
  EXPECT_EQ(failure_of("echo rookie 2; sleep 1000"), "it greets with 'rookie 2', not with 'rookie 1'");
}

TEST(ExecBot, AnswersWhatIsNoDecision) {
  EXPECT_EQ(failure_of(program("echo resign")), "its answer 'resign' is no decision (N5)");
  EXPECT_EQ(failure_of(program("echo 5R")), "its answer '5R' is no decision (N5)");
  EXPECT_EQ(failure_of(program("echo")), "its answer '' is no decision (N5)");
  EXPECT_EQ(failure_of(program("echo 5 6")), "its answer '5 6' is no decision (N5)");
  EXPECT_EQ(failure_of(program("printf '\\033[2J\\n'")), "its answer '?[2J' is no decision (N5)");
}

TEST(ExecBot, AnswersNotAtAll) {
  EXPECT_EQ(failure_of(program("sleep 1000"), impatient), "it gave no answer within 100 ms");
  EXPECT_EQ(failure_of(program("exit 4")), "it has ended, with exit code 4");
}

TEST(ExecBot, FailsForTheRestOfItsGameOnly) {
  ExecBots bots("read line; echo rookie 1; read game; read go; echo 1; read go; echo oops");
  const Game game = Game::deal({}, Deck::blank({})).value();
  for (int number = 0; number < 2; ++number) {
    const auto bot = bots.make({}, Seat{}, 1);
    EXPECT_EQ(bot->decide(game.table(), game.legal_moves(), {}), Move::turn(Spot{}));
    for (int again = 0; again < 2; ++again) {
      EXPECT_THAT(bot->decide(game.table(), game.legal_moves(), {}).error().what, HasSubstr("'oops'"));
    }
  }
}

TEST(ExecBots, ProgramsPlayGameAfterGameAndSeveralAtOnce) {
  // Each program answers with the number of games that it has been told of.
  ExecBots bots(
      "games=0; read line; echo rookie 1; while read word line; do case $word in game) games=$((games + 1));; "
      "go) echo $games;; esac; done");
  const Game game = Game::deal({}, Deck::blank({})).value();
  const auto decide = [&](Bot& bot) { return to_string(bot.decide(game.table(), game.legal_moves(), {}).value()); };
  {
    const auto one = bots.make({}, Seat{}, 1);
    const auto other = bots.make({}, Seat{}, 1);
    EXPECT_EQ(decide(*one), "1");
    EXPECT_EQ(decide(*other), "1");
  }
  EXPECT_EQ(decide(*bots.make({}, Seat{}, 1)), "2");
  EXPECT_EQ(decide(*bots.make({}, Seat{}, 1)), "3");
}

TEST(ExecBots, WhatDoesNotGreetIsNotStartedAgain) {
  const std::string file = testing::TempDir() + "rookie_starts";
  std::remove(file.c_str());
  // The program would greet the second time.
  ExecBots bots("[ -e " + file + " ] && echo rookie 1; touch " + file + "; sleep 1000", impatient);
  const Game game = Game::deal({}, Deck::blank({})).value();
  for (int number = 0; number < 3; ++number) {
    EXPECT_THAT(bots.make({}, Seat{}, 1)->decide(game.table(), game.legal_moves(), {}).error().what,
                HasSubstr("before its greeting"));
  }
  std::remove(file.c_str());
}

TEST(ExecBots, ProgramsHearEveryDecisionAndQuit) {
  const std::string file = testing::TempDir() + "rookie_heard";
  const Options options{.edition = {.colours = 1, .copies = 4}, .seats = 3};
  Game game = Game::deal(options, Deck::parse("XXGXGGXG", options).value()).value();
  {
    ExecBots bots("read line; echo rookie 1; while read line; do echo $line; done >" + file);
    const auto bot = bots.make(options, Seat::at(1), 5);
    Events events;
    for (const std::string move : {"3", "5", "GG-", "6", "7", "~", "1", "8"}) {
      ASSERT_TRUE(game.apply(parse_move(move).value(), events)) << move;
      for (const Event& event : events) bot->observe(event);
    }
  }
  std::ifstream heard(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(heard, line);) lines.push_back(line);
  EXPECT_THAT(lines, testing::ElementsAre("game variant standard edition 1x4 ruling de seats 3 first 1 you 2 seed 5",
                                          "move 1 3G", "move 1 5G", "move 1 GG-", "move 1 6G", "move 1 7X", "move 2 ~",
                                          "move 2 1X", "move 2 8G", "quit"));
  std::remove(file.c_str());
}

}  // namespace
}  // namespace rookie
