#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "notation/record.h"
#include "notation/rgn.h"
#include "notation/transcript.h"
#include "rules/occurrences.h"
#include "rules/players.h"

// Golden games: for every variant, edition and set of house rulings, and for every rare case, a record (.rgn) with the
// transcript that it must lead to (.txt). With ROOKIE_REGENERATE set, this program writes both anew
// (scripts/playthroughs).

namespace rookie {
namespace {

namespace fs = std::filesystem;

struct Case {
  std::string name;
  Options options;
  Style style = Style::Remembering;  // of all seats
  std::string occurs;                // what the game must show, as Recorder names it; empty: nothing rare
  int turns = 10'000;                // the record is cut after so many
};

void PrintTo(const Case& one, std::ostream* out) { *out << one.name; }

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  const std::vector<Rulings> all(all_rulings.begin(), all_rulings.end());
  const std::vector<Rulings> few{{}, {Ruling::It}, all_rulings.back()};
  for (const Variant variant : all_variants) {
    for (const Edition edition : {classic, pocket, Edition{.colours = 3, .copies = 4}}) {
      const bool is_small = edition.copies == 4;
      for (const Rulings rulings : is_small&& variant != Variant::Kids ? all : few) {
        const std::uint8_t seats = variant == Variant::Team ? 4 : 3;
        cases.push_back(
            {.name = std::string(to_string(variant)) + "-" + to_string(edition) + "-" + to_string(rulings, '-'),
             .options =
                 {.edition = edition, .variant = variant, .rulings = rulings, .seats = seats, .first = Seat::at(1)},
             .turns = is_small ? 10'000 : 16});
      }
    }
  }
  const Options two{.edition = {.colours = 2, .copies = 4}};
  const Options six_kinds{.edition = {.colours = 5, .copies = 4}, .seats = 2};
  const Options three{.edition = {.colours = 3, .copies = 4}, .seats = 3};
  const Options many_x{.edition = {.colours = 1, .copies = 10}, .seats = 3};
  const Options team{.edition = {.colours = 2, .copies = 6}, .variant = Variant::Team, .seats = 4};
  const Options it{.edition = {.colours = 2, .copies = 4}, .rulings = {Ruling::It}, .seats = 3};
  const Options again{.edition = {.colours = 3, .copies = 4}, .rulings = {Ruling::Again}, .seats = 2};
  const Options either{.edition = {.colours = 3, .copies = 4}, .rulings = {Ruling::Either}, .seats = 3};
  const Options forfeit{.edition = {.colours = 2, .copies = 4}, .rulings = {Ruling::Forfeit}, .seats = 3};
  cases.push_back({.name = "R4.1-again", .options = again, .occurs = "R4.1 covered card taken at once"});
  cases.push_back({.name = "R6.3-choice", .options = either, .style = Style::Seeking, .occurs = "R6.3 choice"});
  cases.push_back({.name = "R8.1-forfeit", .options = forfeit, .occurs = "R8.1 forfeit"});
  cases.push_back({.name = "R4.1-all-barred", .options = two, .occurs = "R4.1 all barred, second card"});
  cases.push_back({.name = "R4.3-turn-ends", .options = it, .style = Style::Seeking, .occurs = "R4.3 turn ends"});
  cases.push_back(
      {.name = "R4.5-six-open", .options = six_kinds, .style = Style::Spreading, .occurs = "R4.5 six open"});
  cases.push_back({.name = "R5.5-partner", .options = team, .style = Style::Random, .occurs = "R5.5"});
  cases.push_back({.name = "R6.1-choice", .options = three, .style = Style::Random, .occurs = "R6.1 choice"});
  cases.push_back({.name = "R6.4-twice", .options = many_x, .style = Style::Hoarding, .occurs = "R6.4 twice"});
  cases.push_back(
      {.name = "R6.4-for-partner", .options = team, .style = Style::Hoarding, .occurs = "R6.4 placed for partner"});
  cases.push_back({.name = "R7.3-shifted", .options = two, .style = Style::Seeking, .occurs = "R7.3"});
  cases.push_back(
      {.name = "R7.3-too-few-gaps", .options = six_kinds, .style = Style::Spreading, .occurs = "R7.3 too few gaps"});
  cases.push_back({.name = "R8.2-shared", .options = three, .occurs = "R8.2 shared"});
  cases.push_back({.name = "R8.4-standstill", .options = two, .style = Style::StandingStill, .occurs = "R8.4"});
  return cases;
}

fs::path folder() { return fs::path(ROOKIE_SOURCE_DIR) / "tests" / "playthroughs"; }
fs::path record_file(const Case& one) { return folder() / (one.name + ".rgn"); }
fs::path transcript_file(const Case& one) { return folder() / (one.name + ".txt"); }

std::string read(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

void write(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

bool shows(const Record& record, const std::string& what) {
  Occurrences occurrences;
  Recorder recorder(occurrences);
  const auto end = replay(record, [&](const Game& before, Move, const Events& events, const Game& after) {
    recorder.decision(before.table());
    recorder.happened({events.begin(), events.end()}, after.table());
  });
  recorder.end(end.value());
  return occurrences[what.empty() ? "game" : what] > 0;
}

Record play(const Case& one, std::uint64_t number) {
  Random random(1, number);
  Record record{.options = one.options, .deck = Deck::shuffled(one.options, random)};
  for (int seat = 0; seat < one.options.seats; ++seat) record.names.push_back("Seat " + std::to_string(seat + 1));
  Game game = Game::deal(record.options, record.deck).value();
  Memory memory;
  while (!game.over() && game.turn() <= one.turns) {
    const Moves legal = game.legal_moves();
    const Move move = choose(one.style, game.table(), {legal.begin(), legal.end()}, memory, random);
    Events events;
    game.apply(move, events).value();
    for (const Event& event : events) memory.watch(event);
    record.moves.push_back(move);
  }
  return record;
}

// Finds the first game that shows the case.
std::optional<Record> find_record(const Case& one) {
  for (std::uint64_t number = 0; number < 200'000; ++number) {
    Record record = play(one, number);
    if (shows(record, one.occurs)) return record;
  }
  return std::nullopt;
}

class Playthrough : public testing::TestWithParam<Case> {};

TEST_P(Playthrough, LeadsToItsTranscript) {
  const Case& one = GetParam();
  if (std::getenv("ROOKIE_REGENERATE") != nullptr) {
    const auto found = find_record(one);
    ASSERT_TRUE(found) << "no game shows " << one.occurs;
    write(record_file(one), write_rgn(*found));
    write(transcript_file(one), transcript(*found));
  }
  const auto records = parse_rgn(read(record_file(one)));
  ASSERT_TRUE(records) << to_string(records.error(), record_file(one).string());
  ASSERT_EQ(records->size(), 1U);
  const Record& record = records->front();
  EXPECT_EQ(record.options, one.options);
  EXPECT_TRUE(shows(record, one.occurs));
  EXPECT_EQ(transcript(record), read(transcript_file(one)));
}

std::string test_name(const testing::TestParamInfo<Case>& info) {
  std::string name = info.param.name;
  for (char& character : name) character = std::isalnum(static_cast<unsigned char>(character)) != 0 ? character : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, Playthrough, testing::ValuesIn(all_cases()), test_name);

// Nothing checks a file that belongs to no case.
TEST(Playthroughs, EveryFileBelongsToACase) {
  std::vector<fs::path> expected;
  for (const Case& one : all_cases()) {
    expected.push_back(record_file(one));
    expected.push_back(transcript_file(one));
  }
  for (const auto& entry : fs::directory_iterator(folder())) {
    const auto extension = entry.path().extension();
    if (entry.path().filename() == "CMakeLists.txt" || extension == ".cpp") continue;
    EXPECT_NE(std::ranges::find(expected, entry.path()), expected.end()) << entry.path();
  }
}

}  // namespace
}  // namespace rookie
