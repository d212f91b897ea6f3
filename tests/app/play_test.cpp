#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "app/program.h"
#include "notation/rgn.h"

// `rookie play` without a terminal: lines in, lines out. What was played is read from the record.
namespace rookie {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const Arguments two_cards{"--variant", "kids", "--edition", "1x2"};

class PlayCommand : public testing::Test {
 protected:
  // Plays one game and returns its record.
  [[nodiscard]] Record play(const Arguments& arguments, std::string_view input = "") {
    out_ = succeed(Arguments{"play", "--record", file_} + arguments, input);
    return recorded().back();
  }

  [[nodiscard]] std::vector<Record> recorded() const { return parse_rgn(read_file(file_)).value(); }

  ScratchFolder folder_;
  std::string file_ = folder_.file("games.rgn");
  std::string out_;
};

std::string result_of(const Record& record) { return result_tag(replay(record).value()); }

// --- playing --------------------------------------------------------------------------------------------------------

TEST_F(PlayCommand, ToTheEnd) {
  EXPECT_EQ(result_of(play(two_cards + Arguments{"--names", "Ada,Ben"}, "1\n2\n")), "2 0");
  EXPECT_THAT(out_, HasSubstr("2 points"));
}

TEST_F(PlayCommand, AgainstABot) {
  EXPECT_EQ(result_of(play(two_cards + Arguments{"--first", "2"})), "0 2");
  EXPECT_EQ(result_of(play(two_cards + Arguments{"--bots", "random"}, "2\n1\n")), "2 0");
}

// Five of them play a turn each before it is the person's turn.
TEST_F(PlayCommand, BotsThinkAsLongAsTheyMay) {
  int differences = 0;
  for (const std::string seed : {"1", "2", "3", "4", "5"}) {
    const Arguments five{"--bots", "grandmaster", "--seats", "6", "--first", "2", "--seed", seed};
    const auto little = play(five + Arguments{"--nodes", "1"}).moves;
    EXPECT_EQ(play(five + Arguments{"--nodes", "1"}).moves, little);
    differences += play(five + Arguments{"--nodes", "1000"}).moves != little ? 1 : 0;
  }
  EXPECT_GT(differences, 0);
}

TEST_F(PlayCommand, UntilTheInputEnds) {
  EXPECT_EQ(play({"--bots", "none"}).moves.size(), 0U);
  const Record record = play({"--bots", "none"}, "1\n");
  EXPECT_EQ(record.moves.size(), 1U);
  EXPECT_EQ(result_of(record), "*");
}

TEST_F(PlayCommand, UntilAPersonLeaves) {
  EXPECT_EQ(play({"--bots", "none"}, "1\nq\ny\n2\n").moves.size(), 1U);
  EXPECT_EQ(play({"--bots", "none"}, "1\nq\nn\n2\n").moves.size(), 2U);
}

TEST_F(PlayCommand, WhatIsNotUnderstoodChangesNothing) {
  const Record record = play(two_cards, "0\nx\n?\n\n12\n\xff\n9\n1\n1\n2\n");
  EXPECT_EQ(record.moves, (std::vector{Move::turn(Spot::at(0)), Move::turn(Spot::at(1))}));
  EXPECT_EQ(result_of(record), "2 0");
}

TEST_F(PlayCommand, WithoutATerminalThereIsNeitherWaitingNorColour) {
  const auto start = std::chrono::steady_clock::now();
  const Record record = play({"--bots", "parrot", "--look", "600"}, "1\n2\n3\n4\n5\n6\n7\n8\n9\n");
  EXPECT_GT(record.moves.size(), 3U);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
  EXPECT_THAT(out_, testing::Not(HasSubstr("\x1b")));
}

// --- seats ----------------------------------------------------------------------------------------------------------

TEST_F(PlayCommand, BotsSitWhereNobodyElseDoes) {
  EXPECT_THAT(play({}).names, ElementsAre("Player 1", "parrot 2"));
  EXPECT_THAT(play({"--names", "Ada"}).names, ElementsAre("Ada", "parrot 2"));
  EXPECT_THAT(play({"--names", "Ada,Ben"}).names, ElementsAre("Ada", "Ben"));
  EXPECT_THAT(play({"--names", "Ada,Ben", "--seats", "3"}).names, ElementsAre("Ada", "Ben", "parrot 3"));
  EXPECT_THAT(play({"--bots", "parrot,random"}).names, ElementsAre("Player 1", "parrot 2", "random 3"));
  EXPECT_THAT(play({"--bots", "parrot,random", "--seats", "5"}).names,
              ElementsAre("Player 1", "parrot 2", "random 3", "random 4", "random 5"));
}

TEST_F(PlayCommand, PeopleOnly) {
  EXPECT_THAT(play({"--bots", "none"}).names, ElementsAre("Player 1", "Player 2"));
  EXPECT_THAT(play({"--bots", "none", "--names", "Ada", "--seats", "3"}).names,
              ElementsAre("Ada", "Player 2", "Player 3"));
}

TEST_F(PlayCommand, TeamHasFourSeatsUnlessMoreAreNeeded) {
  EXPECT_EQ(play({"--variant", "team"}).options.seats, 4);
  EXPECT_EQ(play({"--variant", "team", "--names", "A,B,C,D,E,F"}).options.seats, 6);
}

// --- deal and record ------------------------------------------------------------------------------------------------

TEST_F(PlayCommand, TheSeedDecidesTheDeal) {
  const Deck deck = play({"--seed", "1"}).deck;
  EXPECT_EQ(play({"--seed", "1"}).deck, deck);
  EXPECT_NE(play({"--seed", "2"}).deck, deck);
  const Deck new_deck = play({}).deck;
  EXPECT_NE(play({}).deck, new_deck);
}

TEST_F(PlayCommand, TheRecordIsAppended) {
  const Record first = play(two_cards, "1\n2\n");
  const Record second = play({"--names", "Ada \"the\" \\ Löwe,Ben", "--ruling", "it", "--edition", "pocket"}, "1\n");
  EXPECT_THAT(recorded(), ElementsAre(first, second));
  EXPECT_THAT(second.names, ElementsAre("Ada \"the\" \\ Löwe", "Ben"));
}

TEST(PlayRecord, ThatDoesNotFitFails) {
  const Outcome outcome = rookie({"play", "--record", "/dev/full"}, "q\ny\n");
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.err, testing::HasSubstr("/dev/full"));
}

}  // namespace
}  // namespace rookie
