#include "play/json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/rgn.h"
#include "play/played_games.h"

namespace rookie {
namespace {

LocalGame game_of(std::string_view rgn) { return opened(parse_rgn(rgn).value().front()); }

boost::json::value parsed(const Json& json) { return boost::json::parse(json.text()); }

constexpr std::string_view placing = R"([Rookie "1"]
[Edition "1x2"]
[Variant "standard"]
[Seats "Zoë \"Z\"" "Ben"]
[Deck "GXGX"]
[Seed "1"]
[Bots "- parrot"]
[Learning "yes"]
1. 1G 3G)";

TEST(LocalJson, View) {
  const auto view = parsed(to_json(game_of(placing)));
  EXPECT_EQ(view.at("table").at("phase"), "place");
  EXPECT_EQ(boost::json::serialize(view.at("players")), R"([{"name":"Zoë \"Z\""},{"name":"Ben","bot":"parrot"}])");
  EXPECT_EQ(view.at("waiting_for"), "person");
  EXPECT_EQ(boost::json::serialize(view.at("moves").at(0)), R"({"move":"--G"})");
  EXPECT_EQ(view.at("moves").as_array().size(), 6U);
  EXPECT_EQ(view.at("can_undo"), false);
  EXPECT_EQ(view.at("learning"), true);
  EXPECT_EQ(view.at("suggestion"), "GG-");
  EXPECT_EQ(boost::json::serialize(view.at("seen")), "[]");
}

TEST(LocalJson, WhatDoesNotApplyIsAbsent) {
  LocalGame game = game_of(std::string(placing) + " GG-");
  const auto view = parsed(to_json(game)).as_object();
  EXPECT_FALSE(view.contains("suggestion"));
  EXPECT_EQ(view.at("can_undo"), true);
  std::string other(placing);
  other.replace(other.find("yes"), 3, "no!");
  EXPECT_FALSE(parsed(to_json(game_of(other))).as_object().contains("seen"));
}

TEST(LocalJson, WhatSecures) {
  const auto view = parsed(to_json(game_of(R"([Rookie "1"]
[Edition "1x4"]
[Variant "standard"]
[Seats "Ada" "Ben"]
[Deck "XXXXGGGG"]
[Seed "1"]
1. 1X 2X XX- 3X 4X)")));
  EXPECT_EQ(boost::json::serialize(view.at("moves").at(0)), R"({"move":"--X","secures":4,"rookie":true})");
  EXPECT_EQ(view.at("suggestion"), "--X");
}

TEST(LocalJson, StepsAndSummary) {
  LocalGame game = game_of(placing);
  ASSERT_TRUE(game.play(*parse_move("GG-")));
  const Table before = game.table();
  const auto steps = parsed(to_json(StepChanges{before, game.play(*parse_move("2")).value()}));
  EXPECT_EQ(steps.at(0).at("event").at("kind"), "X");
  EXPECT_EQ(steps.at(0).at("table").at("spots").at(1).at("open"), "X");
  ASSERT_TRUE(game.play(*parse_move("4")));
  EXPECT_EQ(to_json(game.summary().value()).text(),
            R"({"winners":[1],"turns":[{"seat":1,"points":[4,0],"unsecured":[0,0]}],"rookies":[]})");
  EXPECT_EQ(parsed(to_json(game)).at("waiting_for"), "nobody");
}

TEST(LocalJson, HintInPerCent) {
  EXPECT_EQ(to_json(Judgement{.move = Move::cover(), .chance = 0.567F}).text(), R"({"move":"~","chance":57})");
  EXPECT_EQ(to_json(Judgement{.move = Move::cover(), .chance = 1}).text(), R"({"move":"~","chance":100})");
}

}  // namespace
}  // namespace rookie
