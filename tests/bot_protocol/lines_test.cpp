#include "bot_protocol/lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "bots/every_options.h"
#include "rules/deck.h"

namespace rookie {
namespace {

using testing::HasSubstr;

std::string after_first_word(const std::string& line) { return line.substr(line.find(' ')); }

// --- game -----------------------------------------------------------------------------------------------------------

const std::string game_words =
    " variant team edition 2x4 ruling it,again seats 4 first 2 you 4 seed 18446744073709551615";
const GameLine game_line{
    .options = {.edition = {.colours = 2, .copies = 4},
                .variant = Variant::Team,
                .rulings = {Ruling::It, Ruling::Again},
                .seats = 4,
                .first = Seat::at(1)},
    .you = Seat::at(3),
    .seed = 18446744073709551615U,
};

TEST(GameLine, SaysAllThatPlayersAgreeOn) {
  EXPECT_EQ(to_string(game_line), "game" + game_words);
  EXPECT_EQ(parse_game_line(game_words), game_line);
}

TEST(GameLine, IsReadAsItWasWritten) {
  for (const Options& options : every_options()) {
    const GameLine line{.options = options, .you = Seat::at(options.seats - 1), .seed = 7};
    EXPECT_EQ(parse_game_line(after_first_word(to_string(line))), line);
  }
}

// The error if one part of the line is replaced by another.
Error refusal(const std::string& part, const std::string& other) {
  std::string words = game_words;
  words.replace(words.find(part), part.size(), other);
  const auto line = parse_game_line(words);
  EXPECT_FALSE(line) << words;
  return line ? Error{} : line.error();
}

TEST(GameLine, NamesWhatIsWrong) {
  EXPECT_THAT(refusal("variant", "kind").what, HasSubstr("'variant' is expected, not 'kind'"));
  EXPECT_EQ(refusal("team", "chess").rule, "R1.3");
  EXPECT_EQ(refusal("2x4", "2x5").rule, "R1.5");
  EXPECT_EQ(refusal(" it,again ", " it,fr ").rule, "R1.6");
  EXPECT_EQ(refusal("seats 4", "seats 5").rule, "R1.3");
  EXPECT_EQ(refusal("seats 4", "seats 7").rule, "R1.3");
  EXPECT_THAT(refusal("seats 4", "seats 260").what, HasSubstr("'260'"));
  EXPECT_EQ(refusal("first 2", "first 5").rule, "R2.3");
  EXPECT_EQ(refusal("you 4", "you 5").rule, "R1.3");
  EXPECT_EQ(refusal("you 4", "you 0").rule, "R1.3");
  EXPECT_THAT(refusal("15", "16").what, HasSubstr("'18446744073709551616'"));
  EXPECT_THAT(refusal("15", "x").what, HasSubstr("no number"));
  EXPECT_THAT(refusal("15", "15 more").what, HasSubstr("'more' is one word too many"));
  EXPECT_THAT(refusal(" seed 18446744073709551615", "").what, HasSubstr("'seed' is expected, not ''"));
  EXPECT_THAT(refusal(" 18446744073709551615", "").what, HasSubstr("too short"));
  EXPECT_THAT(refusal("team", std::string(1000, 'x')).what, HasSubstr("too long a word"));
}

// --- move -----------------------------------------------------------------------------------------------------------

TEST(MoveLine, IsReadAsItWasWritten) {
  for (const std::string token : {"3R", "~", "YY-", "@YY-", "<", ">"}) {
    const auto line = parse_move_line(" 6 " + token);
    ASSERT_TRUE(line) << token;
    EXPECT_EQ(line->seat, Seat::at(5));
    EXPECT_EQ(to_string(*line), "move 6 " + token);
  }
}

TEST(MoveLine, NamesWhatIsWrong) {
  EXPECT_EQ(parse_move_line(" 7 3R").error().rule, "R1.3");
  EXPECT_EQ(parse_move_line(" 1 3").error().rule, "N5");  // which kind?
  EXPECT_EQ(parse_move_line(" 1 3Z").error().rule, "N5");
  EXPECT_THAT(parse_move_line(" 1").error().what, HasSubstr("too short"));
  EXPECT_THAT(parse_move_line(" 1 3R 4R").error().what, HasSubstr("too many"));
}

// --- go -------------------------------------------------------------------------------------------------------------

TEST(GoLine, IsReadAsItWasWritten) {
  const Moves legal = Game::deal({}, Deck::blank({}))->legal_moves();
  const GoLine timed{.time = std::chrono::milliseconds(100)};
  EXPECT_EQ(to_string(timed, legal), "go milliseconds 100 moves 1 2 3 4 5 6 7 8 9");
  const GoLine both{.time = std::chrono::milliseconds(1), .positions = 3000};
  EXPECT_EQ(to_string(both, legal), "go milliseconds 1 positions 3000 moves 1 2 3 4 5 6 7 8 9");
  for (const GoLine& line : {timed, both}) EXPECT_EQ(parse_go_line(after_first_word(to_string(line, legal))), line);
}

TEST(GoLine, MovesMayBeLeftOut) {
  EXPECT_EQ(parse_go_line(" milliseconds 5"), GoLine{.time = std::chrono::milliseconds(5)});
  EXPECT_TRUE(parse_go_line(" milliseconds 5 positions 6"));
}

TEST(GoLine, NamesWhatIsWrong) {
  EXPECT_THAT(parse_go_line("").error().what, HasSubstr("'milliseconds' is expected"));
  for (const std::string number : {"0", "-1", "3000000000", "1.5", "soon"}) {
    EXPECT_THAT(parse_go_line(" milliseconds " + number).error().what, HasSubstr(number));
    EXPECT_THAT(parse_go_line(" milliseconds 5 positions " + number).error().what, HasSubstr(number));
  }
  EXPECT_THAT(parse_go_line(" milliseconds 5 please").error().what, HasSubstr("'please'"));
}

// The most moves there can be: all ways to place cards of all kinds on one's own tray piles.
TEST(GoLine, NeverBecomesTooLong) {
  Moves legal;
  for (int placement = 0; placement < Placement::count; ++placement) {
    legal.add(Move::place_with_partner(Placement::at(placement)));
  }
  const GoLine line{.time = std::chrono::milliseconds(2147483647), .positions = 2147483647};
  EXPECT_LE(to_string(line, legal).size(), most_line_bytes);
}

// --- words ----------------------------------------------------------------------------------------------------------

TEST(TakeWord, SkipsWhiteSpace) {
  std::string_view text = " \t one two\r";
  EXPECT_EQ(take_word(text), "one");
  EXPECT_EQ(take_word(text), "two");
  EXPECT_EQ(take_word(text), "");
  EXPECT_EQ(take_word(text), "");
}

TEST(InQuotes, DrivesNoTerminalAndIsShort) {
  EXPECT_EQ(in_quotes("\x1b[2J\xff ~"), "'?[2J? ~'");
  EXPECT_LT(in_quotes(std::string(100'000, 'x')).size(), 100U);
}

}  // namespace
}  // namespace rookie
