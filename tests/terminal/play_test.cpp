#include "terminal/play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "notation/rgn.h"
#include "terminal/fake_console.h"
#include "terminal/lines.h"
#include "terminal/width.h"

namespace rookie {
namespace {

using std::chrono::milliseconds;
using testing::AnyOf;
using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Le;
using testing::Not;

constexpr milliseconds look{4321};

PlaySettings people(const Options& options, std::uint64_t seed = 1) {
  PlaySettings settings{.options = options, .seed = seed, .look = look};
  for (int seat = 0; seat < options.seats; ++seat)
    settings.players.push_back({.name = "Player-" + std::to_string(seat + 1) + "-of-many"});
  return settings;
}

std::vector<Options> every_table() {
  std::vector<Options> all;
  for (int seats = 2; seats <= Seat::count; ++seats) {
    for (const Variant variant : all_variants) {
      const Options options{.edition = pocket, .variant = variant, .seats = static_cast<std::uint8_t>(seats)};
      if (validate(options)) all.push_back(options);
    }
  }
  return all;
}

std::string name_of(const testing::TestParamInfo<Options>& info) {
  return std::string(to_string(info.param.variant)) + std::to_string(info.param.seats);
}

class EveryTable : public testing::TestWithParam<Options> {};
INSTANTIATE_TEST_SUITE_P(Play, EveryTable, testing::ValuesIn(every_table()), name_of);

TEST_P(EveryTable, IsPlayedToTheEndByReadingWhatIsOffered) {
  FakeConsole console(reading(7));
  ASSERT_TRUE(play(people(GetParam()), console));
  EXPECT_THAT(console.output(), AnyOf(HasSubstr("Winner"), HasSubstr("Shared win")));
  EXPECT_THAT(console.output(), Not(HasSubstr("Not possible")));
  EXPECT_THAT(console.output(), Not(HasSubstr("\x1b")));
  EXPECT_TRUE(console.waits().empty());
}

void expect_fitting_pages(PlaySettings settings) {
  FakeConsole console(reading(8));
  settings.interactive = true;
  settings.players.back().bot = "parrot";
  ASSERT_TRUE(play(settings, console));
  for (const std::string& page : pages(console.output())) {
    const auto lines = lines_of(page);
    ASSERT_LE(lines.size(), page_height) << page;
    for (const std::string& line : lines) ASSERT_LE(width_of(line), page_width) << page;
  }
}

TEST_P(EveryTable, FitsTheScreen) { expect_fitting_pages(people(GetParam())); }

TEST_P(EveryTable, FitsTheScreenWithWideNames) {
  PlaySettings settings = people(GetParam());
  for (auto& player : settings.players) player.name = "林さん" + player.name + "林さん";
  settings.players.front().name = "コンピューターゲーム";
  expect_fitting_pages(settings);
}

TEST_P(EveryTable, PlaysBotsOnly) {
  FakeConsole console(typing({}));
  PlaySettings settings = people(GetParam());
  for (auto& player : settings.players) player.bot = "parrot";
  ASSERT_TRUE(play(settings, console));
  EXPECT_THAT(console.output(), AnyOf(HasSubstr("Winner"), HasSubstr("Shared win")));
}

// The input is the same in all games, the deals are not. Only what was turned over may differ.
TEST(Play, ShowsNothingThatLiesFaceDown) {
  const auto outputs = [](const std::deque<std::string>& typed) {
    std::set<std::string> all;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      FakeConsole console(typing(typed));
      EXPECT_TRUE(play(people({.seats = 3}, seed), console));
      all.insert(console.output());
    }
    return all.size();
  };
  EXPECT_EQ(outputs({}), 1);
  EXPECT_EQ(outputs({"?", "x"}), 1);
  EXPECT_EQ(outputs({"4"}), kind_count);
  EXPECT_EQ(outputs({"4", "5"}), kind_count * kind_count);
}

// Kids, so that two different cards are always covered again.
std::vector<std::string> pages_after_mismatch(FakeConsole& console) {
  for (std::uint64_t seed = 0;; ++seed) {
    PlaySettings settings = people({.variant = Variant::Kids}, seed);
    settings.interactive = true;
    FakeConsole first(typing({"1", "2"}));
    EXPECT_TRUE(play(settings, first));
    if (first.output().find("No pair") == std::string::npos) continue;
    EXPECT_TRUE(play(settings, console));
    return pages(console.output());
  }
}

TEST(Play, ForgetsAMismatchAfterTheLook) {
  FakeConsole console(typing({"1", "2"}));
  const auto shown = pages_after_mismatch(console);  // "", first card, second card, the look, the next player
  ASSERT_EQ(shown.size(), 5);
  EXPECT_THAT(shown[3], HasSubstr("turned over spot 2"));
  EXPECT_THAT(shown[3], HasSubstr("Look closely!"));
  EXPECT_THAT(console.waits(), testing::ElementsAre(look));
  EXPECT_THAT(shown[4], HasSubstr("Player-2-of-, turn over a card"));
  EXPECT_THAT(shown[4], Not(HasSubstr("turned over spot")));
  EXPECT_THAT(shown[4], Not(HasSubstr("[")));
}

TEST(Play, ShowsEveryStepOfABot) {
  PlaySettings settings = people({.variant = Variant::Kids});
  settings.interactive = true;
  settings.players[0].bot = "random";
  FakeConsole console(typing({}));
  ASSERT_TRUE(play(settings, console));
  const auto shown = pages(console.output());
  EXPECT_THAT(shown[1], HasSubstr("Player-1-of- turned over spot"));
  EXPECT_EQ(console.waits().size() + 2, shown.size());  // what comes before the first page, and the page of the person
}

// A bot that remembers wins; one that is told nothing cannot.
TEST(Play, TellsBotsWhatHappens) {
  int wins = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    PlaySettings settings = people({.edition = pocket, .variant = Variant::Kids}, seed);
    settings.players[0].bot = "parrot";
    settings.players[1].bot = "random";
    FakeConsole console(typing({}));
    ASSERT_TRUE(play(settings, console));
    if (console.output().find("Winner: Player-1") != std::string::npos) ++wins;
  }
  EXPECT_EQ(wins, 20);
}

TEST(Play, EndsWithTheInput) {
  for (const bool interactive : {false, true}) {
    PlaySettings settings = people({.seats = 2});
    settings.interactive = interactive;
    FakeConsole console(typing({"1"}));
    EXPECT_TRUE(play(settings, console));
    EXPECT_THAT(console.output(), HasSubstr("The game was left before its end."));
  }
}

TEST(Play, AsksBeforeLeaving) {
  FakeConsole stays(typing({"q", "", "3"}));
  EXPECT_TRUE(play(people({.seats = 2}), stays));
  EXPECT_THAT(stays.output(), HasSubstr("turned over spot 3"));
  FakeConsole leaves(typing({"q", "y", "3"}));
  EXPECT_TRUE(play(people({.seats = 2}), leaves));
  EXPECT_THAT(leaves.output(), Not(HasSubstr("turned over spot 3")));
}

TEST(Play, RefusesWithTheClauseAndGoesOn) {
  FakeConsole console(typing({"c", "5", "5", "<"}));
  EXPECT_TRUE(play(people({.seats = 2}), console));
  EXPECT_THAT(console.output(), HasSubstr("(R4.1)."));
  EXPECT_THAT(console.output(), HasSubstr("Not possible: this card lies open already (R3.1)."));
  EXPECT_THAT(console.output(), HasSubstr("(R6.1)."));
}

TEST(Play, IsTheSameForTheSameSeed) {
  const auto output = [](std::uint64_t seed) {
    FakeConsole console(reading(3));
    PlaySettings settings = people({.edition = pocket, .seats = 3}, seed);
    settings.players[1].bot = "random";
    EXPECT_TRUE(play(settings, console));
    return console.output();
  };
  EXPECT_EQ(output(1), output(1));
  EXPECT_NE(output(1), output(2));
}

TEST(Play, AppendsARecord) {
  const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "terminal_play_test.rgn";
  std::filesystem::remove(path);
  PlaySettings settings = people({.edition = pocket, .seats = 2});
  settings.record = path;
  FakeConsole plays(reading(5));
  ASSERT_TRUE(play(settings, plays));
  EXPECT_THAT(plays.output(), HasSubstr(path.string()));
  FakeConsole leaves(typing({"1"}));
  ASSERT_TRUE(play(settings, leaves));

  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto records = parse_rgn(text);
  ASSERT_TRUE(records) << to_string(records.error(), path.string());
  ASSERT_EQ(records->size(), 2);
  EXPECT_TRUE(replay(records->at(0))->over());
  EXPECT_EQ(records->at(0).names[0], "Player-1-of-many");
  EXPECT_EQ(records->at(1).moves, std::vector{Move::turn(Spot::at(0))});
}

TEST(Play, WhoIsYouOnTheScreenHasANameInTheRecord) {
  const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "terminal_you_test.rgn";
  std::filesystem::remove(path);
  PlaySettings settings = people({.edition = pocket, .seats = 2});
  settings.record = path;
  settings.players.front().you = true;
  FakeConsole console(typing({"1"}));
  ASSERT_TRUE(play(settings, console));
  EXPECT_THAT(console.output(), HasSubstr("You, turn over a second card."));
  EXPECT_THAT(console.output(), Not(HasSubstr("Player-1")));
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(parse_rgn(text)->front().names[0], "Player-1-of-many");
}

TEST(Play, SaysWhatIsWrongWithTheSettings) {
  FakeConsole console(typing({}));
  const auto error = [&](const PlaySettings& settings) {
    EXPECT_EQ(play(settings, console), check(settings));
    return to_string(check(settings).error());
  };
  EXPECT_THAT(error(people({.variant = Variant::Team, .seats = 3})), HasSubstr("R1.3"));
  PlaySettings settings = people({.seats = 2});
  settings.players[0].bot = "nobody";
  EXPECT_THAT(error(settings), HasSubstr("nobody"));
  settings.players.pop_back();
  EXPECT_EQ(error(settings), "every seat needs one player (R1.3)");
  settings = people({.seats = 2});
  settings.players[0].name = "\x1b[2J";
  EXPECT_THAT(error(settings), HasSubstr("N0"));
  settings.players[0].name = "A\tB";
  EXPECT_EQ(error(settings), "a name has no tab");
  settings = people({.seats = 2});
  settings.record = testing::TempDir();  // a folder
  EXPECT_THAT(error(settings), HasSubstr("could not be written"));
  EXPECT_EQ(console.output(), "");
}

TEST(Play, FailsWhereTheRecordFindsNoRoom) {
  PlaySettings settings = people({.seats = 2});
  settings.record = "/dev/full";
  ASSERT_TRUE(check(settings));
  FakeConsole console(typing({"1"}));
  const auto played = play(settings, console);
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().what, "the record could not be written to /dev/full");
}

}  // namespace
}  // namespace rookie
