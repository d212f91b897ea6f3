// Before a game: seats, bots, the host's rights, settings.
#include <gtest/gtest.h>

#include "online/fake_hub.h"

namespace rookie {
namespace {

struct TwoPeople : testing::Test {
  TwoPeople() {
    hub.say(ada, {{"type", "join"}, {"name", "Ada"}});
    hub.say(ben, {{"type", "join"}, {"name", "Ben"}});
  }

  std::string code(ClientId from, json::object message) { return hub.code_for(from, std::move(message)); }
  const json::object& seat(int number) {
    return hub.mirror(ben).lobby.at("seats").at(static_cast<std::size_t>(number - 1)).as_object();
  }
  std::int64_t seat_of(ClientId client) { return hub.mirror(client).you.at("seat").as_int64(); }

  FakeHub hub{quick(4)};
  ClientId ada = hub.connect(0);
  ClientId ben = hub.connect(1);
};

TEST_F(TwoPeople, SitInTheOrderInWhichTheyCome) {
  EXPECT_EQ(seat_of(ada), 1);
  EXPECT_EQ(seat_of(ben), 2);
  EXPECT_EQ(seat(1), (json::object{{"name", "Ada"}, {"here", true}}));
  EXPECT_EQ(seat(3), json::object());
  EXPECT_EQ(hub.mirror(ben).lobby.at("host"), 1);
}

TEST_F(TwoPeople, HaveDifferentNames) {
  const ClientId other = hub.connect(2);
  hub.say(other, {{"type", "join"}, {"name", " Ada "}});
  EXPECT_EQ(seat(3).at("name"), "Ada 2");
}

TEST_F(TwoPeople, NeedATokenANameAndASeatThatIsFree) {
  const ClientId watcher = hub.connect();
  EXPECT_EQ(code(watcher, {{"type", "join"}, {"name", "Eve"}}), "no_token");
  const ClientId eve = hub.connect(2);
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "\n"}}), "bad_name");
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}, {"seat", 1}}), "seat_taken");
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}, {"seat", 5}}), "bad_seat");
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}, {"seat", 4}}), "");
  EXPECT_EQ(seat_of(eve), 4);
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}, {"seat", 3}}), "not_now");
}

TEST_F(TwoPeople, BotsMakeRoomForMoreIfTheTableAllows) {
  for (const int number : {3, 4}) hub.say(ada, {{"type", "bot"}, {"seat", number}, {"level", "fox"}});
  hub.say(ada, {{"type", "settings"}, {"settings", {{"late_joiners", false}}}});
  const ClientId eve = hub.connect(2);
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}}), "seat_taken");
  hub.say(ada, {{"type", "settings"}, {"settings", {{"late_joiners", true}}}});
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}}), "");
  EXPECT_EQ(seat_of(eve), 3);
}

TEST_F(TwoPeople, OnlyTheHostArranges) {
  for (json::object message :
       {json::object{{"type", "swap"}, {"seat", 1}, {"other", 2}},
        json::object{{"type", "bot"}, {"seat", 3}, {"level", "fox"}}, json::object{{"type", "clear"}, {"seat", 1}},
        json::object{{"type", "start"}}, json::object{{"type", "end"}},
        json::object{{"type", "settings"}, {"settings", json::object{{"seats", 2}}}}}) {
    EXPECT_EQ(code(ben, message), "not_host");
    EXPECT_EQ(code(hub.connect(), message), "not_seated");
  }
  EXPECT_EQ(code(ada, {{"type", "bot"}, {"seat", 3}, {"level", "fox"}}), "");
  EXPECT_EQ(seat(3), (json::object{{"name", "fox"}, {"bot", "fox"}}));
  EXPECT_EQ(code(ada, {{"type", "bot"}, {"seat", 2}, {"level", "fox"}}), "seat_taken");
  EXPECT_EQ(code(ada, {{"type", "bot"}, {"seat", 4}, {"level", "cat"}}), "malformed");
  EXPECT_EQ(code(ada, {{"type", "swap"}, {"seat", 1}, {"other", 3}}), "");
  EXPECT_EQ(seat_of(ada), 3);
  EXPECT_EQ(hub.mirror(ben).lobby.at("host"), 3);
  EXPECT_EQ(code(ada, {{"type", "swap"}, {"seat", 3}, {"other", 5}}), "bad_seat");
}

TEST_F(TwoPeople, TheHostRemovesAPersonWhoMayComeBackAsAnother) {
  EXPECT_EQ(code(ada, {{"type", "clear"}, {"seat", 2}}), "");
  EXPECT_FALSE(hub.mirror(ben).you.contains("seat"));
  EXPECT_EQ(code(ben, {{"type", "react"}, {"reaction", "wave"}}), "not_seated");
  EXPECT_EQ(code(ben, {{"type", "join"}, {"name", "Ben"}, {"seat", 4}}), "");
  EXPECT_EQ(seat_of(ben), 4);
}

TEST_F(TwoPeople, SettingsAreCheckedAndNobodyLosesASeat) {
  const auto change = [&](json::object settings) {
    return code(ada, {{"type", "settings"}, {"settings", std::move(settings)}});
  };
  EXPECT_EQ(code(ada, {{"type", "swap"}, {"seat", 1}, {"other", 4}}), "");
  EXPECT_EQ(change({{"seats", 1}}), "bad_settings");
  EXPECT_EQ(change({{"variant", "team"}, {"seats", 3}}), "bad_settings");
  EXPECT_EQ(change({{"look", 30'001}}), "bad_settings");
  EXPECT_EQ(change({{"turn_clock", 1000}}), "bad_settings");
  EXPECT_EQ(change({{"bot", "cat"}}), "bad_settings");
  EXPECT_EQ(change({{"learning", 1}}), "bad_settings");
  EXPECT_EQ(change({{"seats", 2}, {"edition", "pocket"}, {"learning", true}}), "");
  EXPECT_EQ(seat_of(ada), 1);
  EXPECT_EQ(seat_of(ben), 2);
  EXPECT_EQ(hub.mirror(ben).lobby.at("host"), 1);
  const auto& settings = hub.mirror(ben).lobby.at("settings").as_object();
  EXPECT_EQ(settings.at("edition"), "pocket");
  EXPECT_EQ(settings.at("learning"), true);
  EXPECT_EQ(settings.at("bot"), "squirrel");
  EXPECT_EQ(code(hub.connect(2), {{"type", "join"}, {"name", "Eve"}}), "seat_taken");
}

TEST_F(TwoPeople, LeavingPassesTheRoleOfTheHostOn) {
  EXPECT_EQ(code(ada, {{"type", "leave"}}), "");
  EXPECT_EQ(hub.mirror(ben).lobby.at("host"), 2);
  EXPECT_EQ(code(ada, {{"type", "leave"}}), "not_seated");
  hub.say(ben, {{"type", "leave"}});
  EXPECT_FALSE(hub.mirror(ben).lobby.contains("host"));
  hub.say(ada, {{"type", "join"}, {"name", "Ada"}});
  EXPECT_EQ(hub.mirror(ben).lobby.at("host"), 1);
}

TEST_F(TwoPeople, EmptySeatsAreBotsInAGame) {
  hub.say(ada, {{"type", "start"}});
  EXPECT_EQ(seat(3).at("bot"), "squirrel");
  EXPECT_EQ(seat(4).at("name"), "squirrel 2");
  for (json::object message : {json::object{{"type", "swap"}, {"seat", 1}, {"other", 2}},
                               json::object{{"type", "bot"}, {"seat", 3}, {"level", "fox"}},
                               json::object{{"type", "clear"}, {"seat", 3}}, json::object{{"type", "start"}},
                               json::object{{"type", "settings"}, {"settings", json::object{{"seats", 2}}}}}) {
    EXPECT_EQ(code(ada, message), "not_now");
  }
}

TEST_F(TwoPeople, ReactionsAreAFewAndNotTooMany) {
  EXPECT_EQ(code(ada, {{"type", "react"}, {"reaction", "clap"}}), "");
  EXPECT_EQ(hub.last(ben), (json::object{{"type", "reaction"}, {"seat", 1}, {"reaction", "clap"}}));
  EXPECT_EQ(code(ada, {{"type", "react"}, {"reaction", "wave"}}), "too_fast");
  hub.pass(800ms);
  EXPECT_EQ(code(ada, {{"type", "react"}, {"reaction", "wave"}}), "");
  EXPECT_EQ(code(ada, {{"type", "react"}, {"reaction", "you smell"}}), "malformed");
}

TEST_F(TwoPeople, AreStoredWithoutTheirTokens) {
  const std::string& document = hub.stored().state.document;
  EXPECT_NE(document.find("Ada"), std::string::npos);
  EXPECT_EQ(document.find(FakeHub::token_of(0)), std::string::npos);
  EXPECT_EQ(Lobby::parse(document)->document(), document);
}

TEST_F(TwoPeople, AreStoredInTheEndThoughTheStoreFails) {
  hub.fail_store_once(StoreError::Type::Failed);
  hub.say(ada, {{"type", "bot"}, {"seat", 3}, {"level", "fox"}});
  EXPECT_EQ(hub.stored().state.document.find("fox"), std::string::npos);
  hub.pass(1s);
  EXPECT_NE(hub.stored().state.document.find("fox"), std::string::npos);
}

TEST_F(TwoPeople, SeeWhatAnotherServerHasMadeOfTheTable) {
  ++hub.stored().revision;
  hub.say(ada, {{"type", "bot"}, {"seat", 3}, {"level", "fox"}});
  EXPECT_EQ(seat(3), json::object());
  hub.say(ada, {{"type", "bot"}, {"seat", 3}, {"level", "fox"}});
  EXPECT_EQ(seat(3).at("bot"), "fox");
}

TEST(Document, OfAnotherFormIsRefused) {
  for (const char* const text :
       {"", "[]", "{}", R"({"settings":{"seats":2}})", R"({"settings":{"seats":2},"seats":[{}]})",
        R"({"settings":{"seats":2},"seats":[{},{"name":"A"}]})", R"({"settings":{"seats":2},"seats":[{},{}],"host":1})",
        R"({"settings":{"seats":9},"seats":[{},{}]})"}) {
    EXPECT_FALSE(Lobby::parse(text)) << text;
  }
}

}  // namespace
}  // namespace rookie
