#include "review/json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "bots/evaluation/trained.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "review/records.h"

namespace rookie {
namespace {

namespace json = boost::json;

json::value replay_in(const Record& record) { return json::parse(replay_to_json(Review(record)).text()); }
json::value report_in(const Record& record, const Verdicts& verdicts = {}) {
  return json::parse(to_json(report_of(record, verdicts, trained_evaluation())).text());
}

TEST(ReviewJson, ReplaysEveryEventOfEveryDecision) {
  const json::value replay = replay_in(robbed());
  EXPECT_EQ(replay.at("result"), "0 12");
  EXPECT_EQ(replay.at("over"), true);
  EXPECT_EQ(replay.at("decisions").as_array().size(), 19U);
  EXPECT_EQ(replay.at("record").at("names"), json::value({"Ada", "Ben"}));
  const auto& decisions = replay.at("decisions").as_array();
  const auto& steps = replay.at("steps").as_array();
  for (std::size_t number = 0; number < decisions.size(); ++number) {
    const auto first = decisions[number].at("step").to_number<std::size_t>();
    EXPECT_EQ(steps.at(first).at("decision").to_number<std::size_t>(), number);
    EXPECT_TRUE(first == 0 || steps.at(first - 1).at("decision").to_number<std::size_t>() + 1 == number);
  }
  EXPECT_EQ(replay.at("record"), json::parse(to_json(robbed()).text()));
  EXPECT_EQ(replay.at("table").at("turn"), 1);
  EXPECT_EQ(steps.back().at("table").at("phase"), "over");
  EXPECT_EQ(decisions[8].at("turn"), 2);
  EXPECT_EQ(decisions[8].at("seat"), 2);
  EXPECT_EQ(json::serialize(steps.at(decisions[8].at("step").to_number<std::size_t>()).at("event")),
            R"({"type":"turned","clause":"R4.2","seat":2,"kind":"X","from":7,"to":7})");
  EXPECT_EQ(decisions[8].at("phase"), "cover_or_seek");
  EXPECT_EQ(decisions[8].at("move"), "7");
  EXPECT_EQ(decisions[8].at("seen"), json::array());
  EXPECT_EQ(decisions[15].at("seen"), json::parse(R"([{"spot":5,"kind":"Y"}])"));  // 5 was covered; 1 is open
}

// Applied one after the other, the changes of all steps lead to the table at the end.
TEST(ReviewJson, ChangesLeadToTheEnd) {
  for (const Record& record : {robbed(), forgetful_children(), playthrough("R7.3-shifted")}) {
    const json::value replay = replay_in(record);
    json::object table = replay.at("table").as_object();
    for (const json::value& step : replay.at("steps").as_array()) {
      for (const auto& [name, value] : step.at("table").as_object()) table[name] = value;
    }
    const json::value end = json::parse(to_json(rookie::replay(record).value().table()).text());
    for (const auto& [name, value] : end.as_object()) EXPECT_EQ(table.at(name), value) << name;
  }
}

// --- files

json::value games_in(const std::string& rgn) { return json::parse(games_to_json(rgn).text()); }

TEST(ReviewJson, TellsEveryGameOfAFile) {
  const std::string one = write_rgn(robbed());
  const std::string other = write_rgn(forgetful_children());
  const json::value file = games_in("{ mine }\n" + one + "\n\n" + other);
  const auto& games = file.at("games").as_array();
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].at("rgn").as_string(), one);
  EXPECT_EQ(games[1].at("rgn").as_string(), other);
  EXPECT_EQ(games[0].at("points"), json::value({0, 12}));
  EXPECT_EQ(games[0].at("winners"), json::parse("[2]"));
  EXPECT_EQ(games[0].at("record").at("names"), json::value({"Ada", "Ben"}));
  EXPECT_FALSE(file.as_object().contains("error"));
  EXPECT_TRUE(games_in("").at("games").as_array().empty());
}

TEST(ReviewJson, WhatADeviceHasAddedIsToldAndTakenOff) {
  Record record = robbed();
  const std::string plain = write_rgn(record);
  record.other_tags.push_back({.name = "Ended", .value = "2026-01-03T10:00:00.000Z"});
  record.other_tags.push_back({.name = "Mine", .value = "1"});
  const json::value file = games_in(write_rgn(record));
  const json::value& game = file.at("games").at(0);
  EXPECT_EQ(game.at("rgn").as_string(), plain);
  EXPECT_EQ(game.at("record").at("tags").at("Ended"), "2026-01-03T10:00:00.000Z");
  EXPECT_EQ(game.at("record").at("tags").at("Mine"), "1");
}

TEST(ReviewJson, NobodyHasWonAnUnfinishedGame) {
  Record record = robbed();
  record.moves.resize(12);
  const json::value file = games_in(write_rgn(record));
  EXPECT_EQ(file.at("games").at(0).at("winners"), json::array());
}

TEST(ReviewJson, AFileEndsAtItsFirstBadGame) {
  const std::string good = write_rgn(robbed());
  const json::value file = games_in(good + "[Rookie \"1\"]\n[Variant \"solo\"]\n[Seats \"A\" \"B\"]\n\n" + good);
  EXPECT_EQ(file.at("games").as_array().size(), 1U);
  EXPECT_EQ(file.at("error").at("clause"), "R1.3");
}

// --- replay

TEST(ReviewJson, PilesHaveAllCards) {
  const json::value replay = replay_in(robbed());
  EXPECT_EQ(replay.at("piles"), json::value({"YG", "XG", "XG", "G", "Y", "X", "X", "Y", "Y"}));
  json::value piles;
  for (const json::value& step : replay.at("steps").as_array()) {
    if (const auto* changed = step.as_object().if_contains("piles")) piles = *changed;
  }
  EXPECT_EQ(piles, json::value({"", "", "", "", "", "", "", "", ""}));
}

// Piles are as high as the table says, after every step; a card lies where it was moved to (R7.1, R7.3).
TEST(ReviewJson, PilesAreAsHighAsTheTableSays) {
  for (const std::string name : {"R7.3-shifted", "R7.3-too-few-gaps", "kids-classic-de", "team-classic-de"}) {
    const json::value replay = replay_in(playthrough(name));
    json::value piles = replay.at("piles");
    json::value spots = replay.at("table").at("spots");
    for (const json::value& step : replay.at("steps").as_array()) {
      if (const auto* changed = step.as_object().if_contains("piles")) piles = *changed;
      if (const auto* changed = step.at("table").as_object().if_contains("spots")) spots = *changed;
      for (std::size_t spot = 0; spot < 9; ++spot) {
        const json::string& pile = piles.at(spot).as_string();
        EXPECT_EQ(spots.at(spot).at("height").to_number<std::size_t>(), pile.size());
        if (const auto* open = spots.at(spot).as_object().if_contains("open")) {
          EXPECT_EQ(open->as_string().at(0), pile.back());
        }
      }
    }
  }
}

TEST(ReviewJson, AReplayStaysSmall) {
  const Record record = simulated({.seats = 4}, {"puppy", "parrot", "puppy", "parrot"}, 1).at(0);
  EXPECT_LT(replay_to_json(Review(record)).text().size(), 400'000U);
}

TEST(ReviewJson, ReportHasWhatThePageAsksFor) {
  const json::value report = report_in(forgetful_children(), {{3,
                                                               {.move = Move::turn(Spot::at(2)),
                                                                .best = Move::turn(Spot::at(0)),
                                                                .chance = 0.25F,
                                                                .loss = 0.5F,
                                                                .error = 0.0125F}}});
  const json::value& ben = report.at("players").at(1);
  EXPECT_EQ(ben.at("memory").at("score"), 0);
  EXPECT_EQ(ben.at("memory").at("by_age").at(0).at("tests"), 1);
  EXPECT_FALSE(ben.at("memory").at("by_age").at(4).as_object().contains("to"));
  EXPECT_EQ(ben.at("certain"), json::value({{"taken", 0}, {"missed", 1}, {"left", 1}}));
  EXPECT_EQ(ben.at("decisions").at("judged"), 1);
  EXPECT_EQ(ben.at("decisions").at("loss"), 500);
  EXPECT_EQ(
      report.at("verdicts").at(0),
      json::value({{"move", "3"}, {"best", "1"}, {"chance", 250}, {"loss", 500}, {"error", 13}, {"decision", 3}}));
  EXPECT_FALSE(report.at("curve").at(0).as_object().contains("step"));
  EXPECT_EQ(report.at("curve").as_array().back().at("chances"), (json::array{1000, 0}));
  EXPECT_EQ(report.at("moments").as_array().back().at("type"), "end");
  EXPECT_EQ(report.at("moments").as_array().back().at("winners"), json::array{1});
}

TEST(ReviewJson, AnUnfinishedGameAndAnEmptyOne) {
  Record record = robbed();
  record.moves.resize(9);
  EXPECT_EQ(replay_in(record).at("over"), false);
  EXPECT_EQ(replay_in(record).at("result"), "*");
  EXPECT_EQ(report_in(record).at("curve").as_array().size(), 2U);
  record.moves.clear();
  EXPECT_TRUE(replay_in(record).at("steps").as_array().empty());
  EXPECT_EQ(report_in(record).at("curve").as_array().size(), 1U);
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Golden games, and whatever the fuzzer of the notation has found: every record that can be read can be reviewed.
TEST(ReviewJson, OfEverythingThatCanBeRead) {
  int games = 0;
  for (const std::string folder : {"/tests/playthroughs", "/fuzz/corpus/rgn"}) {
    for (const auto& entry : std::filesystem::directory_iterator(ROOKIE_SOURCE_DIR + folder)) {
      const auto records = parse_rgn(text_of(entry.path()));
      if (!records) continue;
      for (const Record& record : *records) {
        ++games;
        Review review(record);
        if (review.decisions() > 0)
          EXPECT_TRUE(review.judge(trained_search(), review.decisions() - 1, 1)) << entry.path();
        EXPECT_NO_THROW(static_cast<void>(replay_in(record))) << entry.path();
        EXPECT_NO_THROW(static_cast<void>(report_in(record, review.verdicts()))) << entry.path();
      }
    }
  }
  EXPECT_GT(games, 40);
}

}  // namespace
}  // namespace rookie
