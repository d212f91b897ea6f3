#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "app/program.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "notation/transcript.h"
#include "review/json.h"

namespace rookie {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

// Has a file with three games, one of each variant.
class ReplayCommand : public testing::Test {
 protected:
  ReplayCommand() {
    std::string text;
    for (const std::string variant : {"standard", "team", "kids"}) {
      succeed(
          {"simulate", "--games", "1", "--edition", "3x4", "--variant", variant, "--seats", "4", "--record", file_});
      text += read_file(file_);
    }
    write_file(file_, text);
    records_ = parse_rgn(text).value();
  }

  [[nodiscard]] std::string expect_success(const Arguments& form) const {
    std::string out = succeed(Arguments{"replay", file_} + form);
    EXPECT_EQ(succeed(Arguments{"replay", "-"} + form, read_file(file_)), out);
    return out;
  }

  ScratchFolder folder_;
  std::string file_ = folder_.file("games.rgn");
  std::vector<Record> records_;
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST_F(ReplayCommand, SumsEachGameUpInALine) {
  const auto lines = lines_of(expect_success({}));
  ASSERT_EQ(lines.size(), records_.size());
  for (std::size_t game = 0; game < lines.size(); ++game) {
    const Record& record = records_[game];
    EXPECT_THAT(lines[game],
                StartsWith("game " + std::to_string(game + 1) + ": " + std::string(to_string(record.options.variant)) +
                           ", 3x4, ruling de, 4 seats, "));
    EXPECT_THAT(lines[game], EndsWith(", " + std::to_string(record.moves.size()) + " decisions, result " +
                                      result_tag(replay(record).value())));
  }
}

TEST_F(ReplayCommand, Transcript) {
  std::string transcripts;
  for (const Record& record : records_) transcripts += transcript(record);
  EXPECT_EQ(expect_success({"--transcript"}), transcripts);
}

TEST_F(ReplayCommand, JsonOneGameALine) {
  const auto lines = lines_of(expect_success({"--json"}));
  ASSERT_EQ(lines.size(), records_.size());
  for (std::size_t game = 0; game < lines.size(); ++game) {
    EXPECT_EQ(lines[game], replay_to_json(Review(records_[game])).text());
  }
}

TEST_F(ReplayCommand, ShowsWhatComesBeforeTheFirstError) {
  write_file(file_, read_file(file_) + "[Rookie \"2\"]\n");
  const Outcome outcome = rookie({"replay", file_});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.out, HasSubstr("game 3: kids"));
  EXPECT_THAT(outcome.err, StartsWith(file_ + ":"));
}

void expect_error(const std::string& text, const std::string& place, const std::string& rule) {
  const ScratchFolder folder;
  const std::string file = folder.file("broken.rgn");
  write_file(file, text);
  const Outcome from_file = rookie({"replay", file});
  EXPECT_EQ(from_file.exit_code, 1);
  EXPECT_EQ(from_file.out, "");
  EXPECT_THAT(from_file.err, StartsWith(file + place));
  EXPECT_THAT(from_file.err, EndsWith(" (" + rule + ")\n"));

  const Outcome from_pipe = rookie({"replay", "-"}, text);
  EXPECT_EQ(from_pipe.exit_code, 1);
  EXPECT_EQ(from_pipe.err, "-" + from_file.err.substr(file.size()));
}

TEST(ReplayCommandError, SaysWhereAndWhy) {
  const std::string header = "[Rookie \"1\"]\n[Variant \"standard\"]\n[Seats \"Ada\" \"Ben\"]\n\n";
  expect_error(header + "1. 3R 3R\n", ":5:7: 3R: ", "R3.1");
  expect_error(header + "1. 3R 4R\n1. 5G", ":6:1: 1.: ", "N5");
  expect_error(header + "1. 3R 4Q\n", ":5:7: 4Q: ", "N5");
  expect_error("[Rookie \"1\"]\n[Variant \"team\"]\n[Seats \"Ada\" \"Ben\"]\n", ":3:", "R1.3");
  expect_error("\x7f\x45LF", ":1:1: ", "N0");
}

TEST(ReplayCommandOfNoGames, Succeeds) {
  EXPECT_EQ(rookie({"replay", "-"}), Outcome{});
  EXPECT_EQ(rookie({"replay", "-"}, "{no games yet}\n"), Outcome{});
}

TEST(ReplayCommandOfAFolder, Fails) {
  const ScratchFolder folder;
  const Outcome outcome = rookie({"replay", folder.file("")});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, HasSubstr(folder.file("")));
  EXPECT_THAT(outcome.err, HasSubstr("directory"));
}

}  // namespace
}  // namespace rookie
