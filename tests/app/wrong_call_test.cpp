#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "app/program.h"

// Right and wrong ways to call the program.
namespace rookie {
namespace {

using testing::HasSubstr;

constexpr int wrong_call = 2;

// A wrong call is answered with one line on the standard error, and with nothing else.
void expect_refused(const Arguments& arguments, const std::vector<std::string>& parts) {
  SCOPED_TRACE(testing::PrintToString(arguments));
  const Outcome outcome = rookie(arguments);
  EXPECT_EQ(outcome.exit_code, wrong_call);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, testing::StartsWith("rookie: "));
  EXPECT_THAT(outcome.err, testing::EndsWith("\n"));
  EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1);
  for (const std::string& part : parts) EXPECT_THAT(outcome.err, HasSubstr(part));
}

std::string help(const Arguments& arguments) { return succeed(arguments + Arguments{"--help"}); }

TEST(Help, NamesEverySubCommand) {
  for (const std::string command : {"play", "serve", "simulate", "match", "bot", "replay", "verify", "bench"}) {
    EXPECT_THAT(help({}), HasSubstr("\n  " + command + " "));
    EXPECT_THAT(help({command}), HasSubstr("rookie " + command));
  }
}

TEST(WrongCall, NoSubCommandOrNoneThatIsKnown) {
  expect_refused({}, {"play, serve, simulate, match, solve, bot, selfplay, replay, review, verify, status, backup, "
                      "check or bench"});
  expect_refused({"juggle"}, {"juggle"});
  expect_refused({"--juggle"}, {"--juggle"});
}

TEST(WrongCall, WhatACommandDoesNotExpect) {
  for (const std::string command : {"play", "serve", "simulate", "match", "bench"}) {
    expect_refused({command, "--juggle"}, {"--juggle"});
    expect_refused({command, "surplus"}, {"surplus"});
  }
}

TEST(WrongCall, OptionsOfAGameThatTheRulesDoNotKnow) {
  for (const std::string command : {"play", "simulate", "match"}) {
    expect_refused({command, "--variant", "chess"}, {"'chess'", "(R1.3)"});
    expect_refused({command, "--variant", "team", "--seats", "5"}, {"not 5", "(R1.3)"});
    expect_refused({command, "--edition", "9x9"}, {"not 9", "(R1.5)"});
    expect_refused({command, "--edition", "5x7"}, {"not 7", "(R1.5)"});
    expect_refused({command, "--edition", "huge"}, {"'huge'", "(R1.5)"});
    expect_refused({command, "--ruling", "fr"}, {"'fr'", "(R1.6)"});
    expect_refused({command, "--first", "3"}, {"seat 3", "(R2.3)"});
    expect_refused({command, "--first", "0"}, {"seat 0", "(R2.3)"});
    expect_refused({command, "--first", "last"}, {"--first", "last"});
    expect_refused({command, "--seats", "7"}, {"not 7", "(R1.3)"});
    expect_refused({command, "--seats", "1"}, {"not 1", "(R1.3)"});
    expect_refused({command, "--seed", "-1"}, {"--seed", "-1"});
    expect_refused({command, "--seed", "18446744073709551616"}, {"--seed", "not 18446744073709551616"});
    expect_refused({command, "--seats", "few"}, {"--seats", "few"});
    expect_refused({command, "--seed", "luck"}, {"--seed", "luck"});
    expect_refused({command, "--seed"}, {"--seed"});
    expect_refused({command, "--bots", "nobody"}, {"'nobody'", "random, goldfish"});
  }
}

TEST(WrongCall, NumbersOfGamesAndThreads) {
  for (const std::string command : {"simulate", "match"}) {
    for (const std::string games : {"0", "-1", "many", "1.5"}) {
      expect_refused({command, "--games", games}, {"--games", games});
    }
    for (const std::string threads : {"0", "-1", "257", "many"}) {
      expect_refused({command, "--threads", threads}, {"--threads", threads});
    }
  }
}

TEST(WrongCall, Weights) {
  const ScratchFolder folder;
  const std::string file = folder.file("notes");
  write_file(file, "no weights");
  for (const Arguments& arguments : std::vector<Arguments>{
           {"match", "--bots", "grandmaster,random"}, {"bot", "grandmaster"}, {"selfplay", folder.file("examples")}}) {
    expect_refused(arguments + Arguments{"--weights", folder.file("missing")}, {"--weights", "missing"});
    expect_refused(arguments + Arguments{"--weights", folder.file("")}, {"--weights"});
    expect_refused(arguments + Arguments{"--weights", file}, {"this is no file of weights"});
  }
}

TEST(WrongCall, Budgets) {
  for (const std::string command : {"play", "simulate", "match"}) {
    for (const std::string number : {"0", "-1", "much", "1.5", "9999999999"}) {
      expect_refused({command, "--nodes", number}, {"--nodes", number});
      expect_refused({command, "--think", number}, {"--think", number});
    }
    expect_refused({command, "--nodes", "1", "--think", "1"}, {"--nodes", "--think"});
  }
}

TEST(WrongCall, Bot) {
  expect_refused({"bot"}, {"level"});
  expect_refused({"bot", "nobody"}, {"'nobody'", "random, "});
  expect_refused({"bot", "random", "elephant"}, {"elephant"});
  expect_refused({"bot", "random", "--nodes", "0"}, {"--nodes", "0"});
}

TEST(WrongCall, Simulate) {
  expect_refused({"simulate", "--seats", "2", "--bots", "random,random,random"}, {"3 bots for 2 seats"});
  expect_refused({"simulate", "--bots", "random,parrot", "--seats", "4"}, {"2 bots for 4 seats"});
}

TEST(WrongCall, Match) {
  expect_refused({"match"}, {"two bots", "named: 0"});
  expect_refused({"match", "--bots", "random,exec:"}, {"exec:", "command"});
  expect_refused({"match", "--bots", "parrot"}, {"two bots", "named: 1"});
  expect_refused({"match", "--bots", "parrot,random,random", "--seats", "4"}, {"one a seat", "named: 3"});
  expect_refused({"match", "--bots", "random,random,random,random,random,random,random"}, {"not 7", "(R1.3)"});
  expect_refused({"match", "--bots", "parrot,nobody"}, {"'nobody'"});
  expect_refused({"match", "--bots", "parrot,random", "--seats", "3", "--games", "3"}, {"two deals", "6 games"});
  expect_refused({"match", "--bots", "parrot,random", "--ladder"}, {"--bots", "--ladder"});
}

TEST(WrongCall, Play) {
  expect_refused({"play", "--names", "Ada,Ben,Cleo", "--seats", "2"}, {"3 names for 2 seats", "(R1.3)"});
  expect_refused({"play", "--names", "A,B,C,D,E,F,G"}, {"not 7", "(R1.3)"});
  expect_refused({"play", "--variant", "team", "--names", "A,B,C,D,E"}, {"not 5", "(R1.3)"});
  expect_refused({"play", "--bots", "parrot,parrot", "--seats", "2"}, {"2 bots", "2 seats", "(R1.3)"});
  expect_refused({"play", "--names", "A\x1b[2J"}, {"(N0)"});
  for (const std::string seconds : {"-1", "601", "long"}) {
    expect_refused({"play", "--look", seconds}, {"--look", seconds});
  }
}

TEST(WrongCall, Replay) {
  expect_refused({"replay"}, {"file"});
  expect_refused({"replay", "one.rgn", "two.rgn"}, {"two.rgn"});
  expect_refused({"replay", "--json", "--transcript", "-"}, {"--json", "--transcript"});
}

TEST(WrongCall, Serve) {
  const ScratchFolder folder;
  ASSERT_EQ(setenv("XDG_DATA_HOME", folder.file("data").c_str(), 1), 0);
  for (const std::string listen : {"8080", "localhost", "localhost:http", "localhost:65536"}) {
    expect_refused({"serve", "--listen", listen}, {"'" + listen.substr(listen.rfind(':') + 1) + "'"});
  }
  expect_refused({"serve", "--page", folder.file("missing")}, {folder.file("missing")});
  expect_refused({"serve", "--page", folder.file("")}, {folder.file(""), "index.html"});
  write_file(folder.file("index.html"), "the start");
  expect_refused({"serve", "--page", folder.file(""), "--listen", "192.0.2.1:0"}, {"192.0.2.1"});
  expect_refused({"serve", "--page", folder.file(""), "--public-url", "rookie.example"}, {"'rookie.example'"});
  expect_refused({"serve", "--page", folder.file(""), "--proxy", "nginx"}, {"'nginx'"});
  expect_refused({"serve", "--page", folder.file(""), "--per-address", "0"}, {"--per-address"});
  EXPECT_FALSE(std::filesystem::exists(folder.file("data"))) << "it has left something behind";
}

TEST(WrongCall, Verify) {
  expect_refused({"verify"}, {"file"});
  expect_refused({"verify", "one.rgn", "two.rgn"}, {"two.rgn"});
}

TEST(WrongCall, FilesThatCannotBeOpened) {
  const ScratchFolder folder;
  const std::string nowhere = folder.file("missing") + "/games.rgn";
  expect_refused({"replay", nowhere}, {nowhere});
  expect_refused({"verify", nowhere}, {nowhere});
  expect_refused({"play", "--record", nowhere}, {nowhere});
  expect_refused({"simulate", "--games", "1", "--record", nowhere}, {nowhere});
  expect_refused({"simulate", "--games", "1", "--record", folder.file("")}, {folder.file("")});
  expect_refused({"document", folder.file("missing")}, {folder.file("missing") + "/rookie.1"});
}

}  // namespace
}  // namespace rookie
