#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "app/program.h"

namespace rookie {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// Has a file with one game, in which Ben's name would be markup.
class ReviewCommand : public testing::Test {
 protected:
  ReviewCommand() { write_file(file_, record_); }

  [[nodiscard]] std::string expect_success(const Arguments& form) const {
    return succeed(Arguments{"review", file_, "--nodes", "20"} + form);
  }

  std::string record_ = R"([Rookie "1"]
[Edition "2x4"]
[Variant "standard"]
[Seats "Ada" "<b>Ben & Co"]
[Deck "YXXGYXXYYGGG"]
[Result "0 12"]

1. 1G 2G GG- 3G 4G G-- 5Y 6X
2. 7X XX- GGG 8Y 9Y YY- 1Y 5Y --Y 2X 3X
)";
  ScratchFolder folder_;
  std::string file_ = folder_.file("game.rgn");
};

TEST_F(ReviewCommand, SaysWhatHappened) {
  const std::string out = expect_success({});
  EXPECT_THAT(out, StartsWith("Variant standard, 2x4 edition, ruling de: 2 turns, 19 decisions.\n<b>Ben & Co wins.\n"));
  EXPECT_THAT(out, HasSubstr("Turn 2: <b>Ben & Co takes 4 cards from Ada, who could have prevented it."));
  EXPECT_THAT(out, ContainsRegex("\n  Steals suffered \\(cards\\) +1 \\(4\\) +0\n"));
  EXPECT_THAT(out, HasSubstr("Decisions that cost most"));
  EXPECT_THAT(out, Not(HasSubstr("\x1b[")));  // no terminal, no colours
}

TEST_F(ReviewCommand, OfOneSeat) {
  const std::string out = expect_success({"--seat", "1"});
  EXPECT_THAT(out, ContainsRegex("\n  Steals suffered \\(cards\\) +1 \\(4\\)\n"));
}

TEST_F(ReviewCommand, AsJson) {
  const auto json = boost::json::parse(expect_success({"--json"}));
  EXPECT_EQ(json.at("replay").at("result"), "0 12");
  EXPECT_EQ(json.at("report").at("players").at(0).at("steals").at("preventable"), 1);
  EXPECT_EQ(json.at("report").at("verdicts").as_array().size(), 19U);
}

TEST_F(ReviewCommand, AsAPageOfItsOwn) {
  const std::string page = folder_.file("review.html");
  EXPECT_EQ(expect_success({"--html", page}), "");
  const std::string html = read_file(page);
  EXPECT_THAT(html, StartsWith("<!doctype html>"));
  EXPECT_THAT(html, AllOf(HasSubstr("&lt;b&gt;Ben &amp; Co"), Not(HasSubstr("<b>"))));
  EXPECT_THAT(html, AllOf(HasSubstr("<svg"), HasSubstr("prefers-color-scheme:dark"), HasSubstr("width=device-width")));
  EXPECT_THAT(html, AllOf(Not(HasSubstr("<script")), Not(HasSubstr("http")), Not(HasSubstr("url("))));
}

TEST_F(ReviewCommand, HowReliableTheChancesAre) {
  EXPECT_THAT(succeed({"review", file_, "--reliability"}),
              StartsWith("1 games that are over\n\n    judged        won"));
}

// There are 38 decisions; the 1st and the 21st are judged.
TEST_F(ReviewCommand, HowReliableTheErrorsOfLossesAre) {
  write_file(file_, record_ + record_);
  const std::string out = expect_success({"--errors"});
  EXPECT_THAT(out, StartsWith("losses at 20 positions a decision, within their error at 600\n"));
  EXPECT_THAT(out, ContainsRegex("\nall +2 +[012] +[0-9.]+ % +[0-9.]+ to +[0-9.]+ %\n"));
}

TEST_F(ReviewCommand, OfAnUnfinishedGame) {
  write_file(file_, record_.substr(0, record_.find("[Result")) + "\n1. 1G 2G\n");
  EXPECT_THAT(expect_success({}), StartsWith("Variant standard, 2x4 edition, ruling de: 0 turns, 2 decisions.\n\n"));
}

TEST_F(ReviewCommand, RefusesWhatItCannotDo) {
  const auto expect_refused = [](const Arguments& arguments, const std::string& why) {
    const Outcome outcome = rookie(Arguments{"review"} + arguments);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr(why));
  };
  expect_refused({folder_.file("none.rgn")}, "cannot read");
  expect_refused({file_, "--seat", "3"}, "there is no seat 3 (R1.3)");
  expect_refused({file_, "--seat", "x"}, "--seat");
  expect_refused({file_, "--json", "--html", folder_.file("page.html")}, "excludes");
  expect_refused({file_, "--reliability", "--nodes", "20"}, "excludes");
  expect_refused({file_, "--errors", "--seat", "1"}, "excludes");
  expect_refused({file_, "--errors", "--nodes", "33334"}, "positions can be judged");
  expect_refused({file_, "--nodes", "1000001"}, "positions can be judged");
  expect_refused({file_, "--nodes", "5", "--html", folder_.file("none/page.html")}, "cannot write");
  write_file(file_, record_.substr(0, record_.size() - 3) + "3G\n");
  expect_refused({file_}, "3G");
  write_file(file_, "{nothing}");
  expect_refused({file_}, "there is no game in");
  write_file(file_, std::string("\x7f"
                                "ELF\0\1",
                                6));
  expect_refused({file_}, ":1:1:");
}

TEST_F(ReviewCommand, APageIsMadeOfOneGame) {
  write_file(file_, record_ + record_);
  const Outcome outcome = rookie({"review", file_, "--nodes", "5", "--html", folder_.file("page.html")});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("holds several games"));
}

}  // namespace
}  // namespace rookie
