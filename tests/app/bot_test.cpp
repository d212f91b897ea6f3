#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "app/program.h"

// `rookie bot`, as docs/bot-protocol.md describes it.
namespace rookie {
namespace {

const std::string greeting = "rookie 1\n";
const std::string game = "game variant kids edition 1x2 ruling de seats 2 first 1 you 1 seed 1\n";
const std::string go = "go milliseconds 100\n";

std::string answers_to(const std::string& lines, const Arguments& arguments = {"bot", "elephant"}) {
  return succeed(arguments, lines);
}

TEST(BotCommand, PlaysGameAfterGameUntilItIsToldToQuit) {
  const std::string whole_game = game + go + "move 1 1G\n" + go + "move 1 2G\n";
  EXPECT_EQ(answers_to(greeting + whole_game + whole_game + "quit\n" + go), "rookie 1\n1\n2\n1\n2\n");
}

TEST(BotCommand, EndsWithItsInput) {
  EXPECT_EQ(answers_to(""), "");
  EXPECT_EQ(answers_to(greeting + game + go), "rookie 1\n1\n");
  EXPECT_EQ(answers_to(greeting + game + "go milliseconds 100"), "rookie 1\n1\n");
}

TEST(BotCommand, NamesTheLineThatIsWrongAndGoesOn) {
  EXPECT_EQ(answers_to(greeting + "hello\n" + game + "move 1 3G\n" + go),
            "rookie 1\n"
            "error line 2: a line begins with rookie, game, move, go or quit, not with 'hello'\n"
            "error line 4: no card lies on this spot (R3.1)\n"
            "1\n");
}

TEST(BotCommand, ALineThatIsTooLongIsOneLine) {
  EXPECT_EQ(answers_to(greeting + std::string(50'000, 'x') + "\n" + game + go),
            "rookie 1\nerror line 2: a line has at most 4096 bytes\n1\n");
  EXPECT_EQ(answers_to(greeting + game + "go milliseconds 100 moves" + std::string(4096 - 25, ' ') + "\n"),
            "rookie 1\n1\n");
}

TEST(BotCommand, DoesNotDriveTheTerminal) {
  EXPECT_EQ(answers_to(greeting + "\x1b[2J\n"), "rookie 1\nerror line 2: a line has printable ASCII characters only\n");
}

TEST(BotCommand, MayHavePositionsOfItsOwn) {
  const std::string classic = "game variant standard edition classic ruling de seats 2 first 1 you 1 seed 1\n";
  const std::string hour = "go milliseconds 3600000\n";  // an hour, far more than 10 positions take
  EXPECT_THAT(answers_to(greeting + classic + hour, {"bot", "grandmaster", "--nodes", "10"}),
              testing::MatchesRegex("rookie 1\n[1-9]\n"));
}

}  // namespace
}  // namespace rookie
