#include "bot_protocol/session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "bot_protocol/lines.h"
#include "bots/evaluation/trained.h"
#include "bots/every_options.h"
#include "core/random.h"
#include "notation/rgn.h"
#include "rules/deck.h"

namespace rookie {
namespace {

using testing::HasSubstr;

constexpr auto no_clock = [] { return std::chrono::nanoseconds(0); };
const std::string kids_game = "game variant kids edition 1x2 ruling de seats 2 first 1 you 2 seed 1";
const std::string go = "go milliseconds 1000";

BotSession greeted(const std::string& level = "random", std::optional<int> positions = 100) {
  BotSession session(level, positions, no_clock, nullptr);
  EXPECT_EQ(session.hear("rookie 1"), "rookie 1");
  return session;
}

Error refusal(BotSession& session, const std::string& line) {
  const auto answer = session.hear(line);
  EXPECT_FALSE(answer) << line;
  return answer ? Error{} : answer.error();
}

// --- the document ---------------------------------------------------------------------------------------------------

// The lines of the example in docs/bot-protocol.md, each with its "> " or "< ".
std::vector<std::string> example() {
  std::ifstream file(ROOKIE_SOURCE_DIR "/docs/bot-protocol.md");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("> ") || line.starts_with("< ")) lines.push_back(line);
  }
  return lines;
}

TEST(BotSession, AnswersAsTheDocumentSays) {
  const auto lines = example();
  ASSERT_FALSE(lines.empty());
  BotSession session("random", std::nullopt, no_clock, nullptr);
  std::string answer;
  for (const std::string& line : lines) {
    if (line.starts_with("<")) {
      EXPECT_EQ(line.substr(2), answer);
      answer.clear();
    } else {
      EXPECT_EQ(answer, "") << "unsaid before " << line;
      const auto answered = session.hear(line.substr(2));
      ASSERT_TRUE(answered) << line << ": " << to_string(answered.error());
      answer = *answered;
    }
  }
  EXPECT_TRUE(session.over());
}

TEST(Document, NamesTheLegalMovesOfItsExampleAndEndsTheGame) {
  const Options options{.edition = {.colours = 2, .copies = 2}};
  ToldGame told(options, Deck::blank(options));
  for (const std::string& line : example()) {
    Events events;
    std::string_view words = std::string_view(line).substr(2);
    const std::string_view word = take_word(words);
    if (word == "move") {
      const auto move = parse_move_line(words);
      ASSERT_TRUE(move && move->seat == told.game().active() && told.make(move->decision, events)) << line;
    } else if (word == "go") {
      EXPECT_EQ(line.substr(2), to_string(parse_go_line(words).value(), told.game().legal_moves()));
    }
  }
  EXPECT_TRUE(told.game().over());
}

// --- playing --------------------------------------------------------------------------------------------------------

// Plays a game in which all seats belong to bots that are asked directly. One of them is also asked through a session.
void expect_same_decisions(const Options& options, const std::string& level, BotSession& session, Random& random) {
  const Seat you = Seat::at(static_cast<int>(random.below(options.seats)));
  const Budget budget{.positions = 100};
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < options.seats; ++seat)
    bots.push_back(make_bot(level, options, Seat::at(seat), 7, nullptr).value());
  ASSERT_EQ(session.hear(to_string(GameLine{.options = options, .you = you, .seed = 7})), "");

  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  Events events;
  while (!game.over()) {
    const Seat active = game.active();
    const Move move =
        bots.at(static_cast<std::size_t>(active.index()))->decide(game.table(), game.legal_moves(), budget).value();
    if (active == you) {
      ASSERT_EQ(session.hear(go), to_string(move));
    }
    const std::string line = "move " + std::to_string(active.number()) + " " + to_token(game, move);
    ASSERT_TRUE(game.apply(move, events));
    for (const Event& event : events) {
      for (const auto& bot : bots) bot->observe(event);
    }
    ASSERT_EQ(session.hear(line), "") << line;
  }
}

TEST(BotSession, DecidesAsTheBotItselfGameAfterGame) {
  Random random(1);
  for (const std::string level : {"random", "elephant"}) {
    BotSession session = greeted(level);
    for (const Options& options : every_options()) expect_same_decisions(options, level, session, random);
  }
}

TEST(BotSession, KeepsToThePositionsItIsGivenUnlessItHasItsOwn) {
  const std::string game = "game variant standard edition classic ruling de seats 2 first 1 you 1 seed 1";
  const auto clock = [] { return std::chrono::nanoseconds(0); };
  BotSession by_host("grandmaster", std::nullopt, clock, &trained_evaluation());
  BotSession by_itself("grandmaster", 1, clock, &trained_evaluation());
  for (BotSession* session : {&by_host, &by_itself}) {
    ASSERT_TRUE(session->hear("rookie 1"));
    ASSERT_TRUE(session->hear(game));
  }
  EXPECT_TRUE(by_host.hear("go milliseconds 1000 positions 1"));
  EXPECT_TRUE(by_itself.hear("go milliseconds 1000"));  // the clock stands still, so time never ends it
}

TEST(BotSession, EndsWithQuit) {
  BotSession session = greeted();
  EXPECT_FALSE(session.over());
  EXPECT_EQ(session.hear("quit"), "");
  EXPECT_TRUE(session.over());
}

TEST(BotSession, ALineMayEndWithCr) {
  BotSession session = greeted();
  EXPECT_EQ(session.hear(kids_game + "\r"), "");
  EXPECT_EQ(session.hear("quit\r"), "");
  EXPECT_TRUE(session.over());
}

// --- refusing -------------------------------------------------------------------------------------------------------

TEST(BotSession, WantsToBeGreetedInItsVersion) {
  BotSession session("random", std::nullopt, no_clock, nullptr);
  EXPECT_THAT(refusal(session, kids_game).what, HasSubstr("'rookie 1'"));
  EXPECT_THAT(refusal(session, "rookie 2").what, HasSubstr("version 1, not '2'"));
  EXPECT_THAT(refusal(session, "rookie").what, HasSubstr("version 1, not ''"));
  EXPECT_EQ(session.hear("rookie 1"), "rookie 1");
  EXPECT_EQ(session.hear(kids_game), "");
}

TEST(BotSession, RefusesWhatIsNoLine) {
  BotSession session = greeted();
  EXPECT_THAT(refusal(session, "uci").what, HasSubstr("'uci'"));
  EXPECT_THAT(refusal(session, "").what, HasSubstr("''"));
  EXPECT_THAT(refusal(session, "quit\x1b").what, HasSubstr("ASCII"));
  EXPECT_THAT(refusal(session, "quit \xc3\xa9").what, HasSubstr("ASCII"));
  EXPECT_THAT(refusal(session, "go" + std::string(most_line_bytes, ' ')).what, HasSubstr("4096 bytes"));
  EXPECT_FALSE(session.over());
}

TEST(BotSession, RefusesWhatDoesNotFitTheGame) {
  BotSession session = greeted();
  EXPECT_THAT(refusal(session, go).what, HasSubstr("no game"));
  EXPECT_THAT(refusal(session, "move 1 1G").what, HasSubstr("no game"));
  ASSERT_EQ(session.hear(kids_game), "");
  EXPECT_THAT(refusal(session, go).what, HasSubstr("turn of seat 1"));
  EXPECT_THAT(refusal(session, "move 2 1G").what, HasSubstr("turn of seat 1"));
  EXPECT_EQ(refusal(session, "move 1 3G").rule, "R3.1");  // no card lies there
  EXPECT_EQ(refusal(session, "move 1 1Y").rule, "N4");    // the deck has none
  EXPECT_EQ(session.hear("move 1 1G"), "");
  EXPECT_EQ(session.hear("move 1 2G"), "");
  EXPECT_THAT(refusal(session, go).what, HasSubstr("game is over"));
  EXPECT_THAT(refusal(session, "move 1 1G").what, HasSubstr("game is over"));
}

TEST(BotSession, ARefusedLineChangesNothing) {
  BotSession session = greeted();
  ASSERT_EQ(session.hear("game variant kids edition 2x2 ruling de seats 2 first 1 you 2 seed 1"), "");
  ASSERT_EQ(session.hear("move 1 1G"), "");
  EXPECT_EQ(refusal(session, "game variant kids edition 2x3 ruling de seats 2 first 1 you 2 seed 1").rule, "R1.5");
  ASSERT_EQ(session.hear("move 1 2Y"), "");
  ASSERT_EQ(session.hear("move 2 3Y"), "");
  EXPECT_EQ(refusal(session, "move 2 2G").rule, "N4");  // seen before, as yellow
  ASSERT_EQ(session.hear("move 2 2Y"), "");
  EXPECT_EQ(refusal(session, "move 2 4Y").rule, "N4");  // there are only two of them
  EXPECT_EQ(session.hear("move 2 4G"), "");
}

}  // namespace
}  // namespace rookie
