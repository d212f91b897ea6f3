#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "app/program.h"

namespace rookie {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// The records of tests/fair/vectors.json.
std::string fair_records() {
  std::string records;
  const auto vectors = boost::json::parse(read_file(ROOKIE_SOURCE_DIR "/tests/fair/vectors.json"));
  for (const auto& one : vectors.as_array()) records += one.at("record").as_string();
  return records;
}

std::string changed(std::string text, const std::string& part, const std::string& instead) {
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos);
  return text.replace(at, part.size(), instead);
}

TEST(VerifyCommand, ConfirmsFairDeals) {
  const ScratchFolder folder;
  const std::string file = folder.file("games.rgn");
  write_file(file, fair_records());
  const Outcome outcome = rookie({"verify", file});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out, AllOf(HasSubstr("game 6: smallest: the deal is fair\n"), Not(HasSubstr("NOT"))));
  EXPECT_THAT(outcome.out, HasSubstr("Cleo: 030a11181f262d343b424950575e656c\n"));
  EXPECT_THAT(outcome.out, HasSubstr("Ben: none\n"));
  EXPECT_EQ(rookie({"verify", "-"}, fair_records()), outcome);
}

TEST(VerifyCommand, CatchesABrokenCommitment) {
  const Outcome outcome = rookie({"verify", "-"}, changed(fair_records(), "[First \"2\"]", "[First \"3\"]"));
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.out,
              AllOf(HasSubstr("game 1: g: the deal is fair\n"), HasSubstr("game 2: kT9vXw2b: the deal is NOT FAIR\n"),
                    HasSubstr("NOT KEPT"), HasSubstr("game 3: A-_9: the deal is fair\n")));
}

TEST(VerifyCommand, CatchesAnotherDeck) {
  const Outcome outcome = rookie({"verify", "-"}, changed(fair_records(), "[Deck \"PYY", "[Deck \"YPY"));
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.out, AllOf(HasSubstr("game 2: kT9vXw2b: the deal is NOT FAIR\n"), HasSubstr("NOT DEALT"),
                                 Not(HasSubstr("NOT KEPT"))));
}

TEST(VerifyCommand, SaysWhatIsMissing) {
  const Outcome outcome = rookie({"verify", "-"}, changed(fair_records(), "[Secret ", "[Sacred "));
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.out, HasSubstr("game 1: the deal cannot be checked: the record has no tag Secret"));
}

TEST(VerifyCommand, NeedsAGame) {
  const Outcome nothing = rookie({"verify", "-"});
  EXPECT_EQ(nothing.exit_code, 1);
  EXPECT_THAT(nothing.err, HasSubstr("no game"));
  const Outcome no_record = rookie({"verify", "-"}, "juggle");
  EXPECT_EQ(no_record.exit_code, 1);
  EXPECT_THAT(no_record.err, HasSubstr("-:1:1: juggle: "));
}

}  // namespace
}  // namespace rookie
