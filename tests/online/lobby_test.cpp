// Before a game: seats, bots, the host's rights, settings.
#include <gtest/gtest.h>

#include <set>

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

TEST(Opener, HasTheFirstSeatAndIsHostThoughOthersSitDownBefore) {
  FakeHub hub{quick(2)};
  const ClientId opener = hub.connect(0);
  const ClientId hasty = hub.connect(1);
  const ClientId late = hub.connect(2);
  const auto join = [&](ClientId client, json::object wish = {}) {
    wish.insert_or_assign("type", "join");
    wish.insert_or_assign("name", "somebody");
    hub.say(client, wish);
    return hub.code_of_last(client);
  };
  EXPECT_EQ(join(hasty, {{"seat", 1}}), "seat_taken");
  EXPECT_EQ(join(hasty), "");
  EXPECT_EQ(hub.mirror(hasty).you.at("seat"), 2);
  EXPECT_EQ(join(late), "seat_taken");
  EXPECT_EQ(join(opener), "");
  EXPECT_EQ(hub.mirror(opener).you.at("seat"), 1);
  EXPECT_EQ(hub.mirror(hasty).lobby.at("host"), 1);
}

TEST(Opener, WhoGoesOrLeavesKeepsNoSeat) {
  FakeHub hub{quick(2)};
  const ClientId opener = hub.connect(0);
  const ClientId second = hub.connect(1);
  hub.disconnect(opener);
  hub.say(second, {{"type", "join"}, {"name", "Ben"}});
  EXPECT_EQ(hub.mirror(second).you.at("seat"), 1);
  hub.say(second, {{"type", "leave"}});
  const ClientId third = hub.connect(2);
  hub.say(third, {{"type", "join"}, {"name", "Cleo"}});
  EXPECT_EQ(hub.mirror(third).you.at("seat"), 1);
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

TEST_F(TwoPeople, MayLockTheTable) {
  hub.say(ada, {{"type", "settings"}, {"settings", {{"locked", true}}}});
  const ClientId eve = hub.connect(2);
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}}), "not_now");
  hub.disconnect(ben);
  ben = hub.connect(1);
  EXPECT_EQ(seat_of(ben), 2);
  hub.say(ada, {{"type", "settings"}, {"settings", {{"locked", false}}}});
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}}), "");
}

TEST_F(TwoPeople, LeaveALockedTableOpenForOthers) {
  hub.say(ada, {{"type", "settings"}, {"settings", {{"locked", true}}}});
  hub.say(ada, {{"type", "leave"}});
  hub.say(ben, {{"type", "leave"}});
  const ClientId eve = hub.connect(2);
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}}), "");
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

TEST_F(TwoPeople, StayRemovedWhileTheGameLasts) {
  hub.say(ada, {{"type", "start"}});
  hub.pass(3s);
  EXPECT_EQ(code(ada, {{"type", "clear"}, {"seat", 2}}), "");
  EXPECT_EQ(code(ben, {{"type", "join"}, {"name", "Ben"}}), "barred");
  hub.restart();
  ada = hub.connect(0);
  ben = hub.connect(1);
  EXPECT_EQ(code(ben, {{"type", "join"}, {"name", "Ben"}}), "barred");
  EXPECT_EQ(code(hub.connect(2), {{"type", "join"}, {"name", "Eve"}}), "");
  hub.say(ada, {{"type", "end"}});
  EXPECT_EQ(code(ben, {{"type", "join"}, {"name", "Ben"}}), "");
}

TEST_F(TwoPeople, HaveNamesThatCannotBeConfused) {
  const ClientId eve = hub.connect(2);
  hub.say(eve, {{"type", "join"}, {"name", "АDА"}});  // partly in Cyrillic letters
  EXPECT_EQ(seat(3).at("name"), "АDА 2");
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

TEST_F(TwoPeople, KeepTheFaceThatTheyHaveChosen) {
  const ClientId eve = hub.connect(2);
  hub.say(eve, {{"type", "join"}, {"name", "Eve"}, {"face", 12}});
  EXPECT_EQ(seat(3), (json::object{{"name", "Eve"}, {"face", 12}, {"here", true}}));
  const std::string& document = hub.stored().state.document;
  EXPECT_EQ(Lobby::parse(document)->holder(Seat::at(2)).face, 12);
  EXPECT_EQ(Lobby::parse(document)->document(), document);
}

TEST_F(TwoPeople, AreToldOfNothingThatIsNotStored) {
  const ClientId eve = hub.connect(2);
  const auto heard = hub.heard(ben).size();
  hub.hold_store();
  hub.say(eve, {{"type", "join"}, {"name", "Eve"}});
  hub.say(ada, {{"type", "bot"}, {"seat", 4}, {"level", "fox"}});
  hub.say(ada, {{"type", "settings"}, {"settings", {{"look", 1000}}}});
  EXPECT_EQ(hub.heard(ben).size(), heard);
  EXPECT_FALSE(hub.mirror(eve).you.contains("seat"));
  EXPECT_EQ(code(eve, {{"type", "join"}, {"name", "Eve"}}), "not_now") << "she has asked already";
  EXPECT_EQ(code(hub.connect(3), {{"type", "join"}, {"name", "Tom"}, {"seat", 3}}), "seat_taken");
  hub.release_store();
  EXPECT_EQ(seat_of(eve), 3);
  EXPECT_EQ(seat(4).at("bot"), "fox");
  EXPECT_EQ(hub.mirror(ben).lobby.at("settings").at("look"), 1000);
}

TEST_F(TwoPeople, HearThatAChangeIsNotStored) {
  for (const auto type : {StoreError::Type::Failed, StoreError::Type::Overloaded}) {
    hub.fail_store_once(type);
    EXPECT_EQ(code(ada, {{"type", "bot"}, {"seat", 3}, {"level", "fox"}}), "not_stored");
    EXPECT_EQ(hub.last(ada).at("re"), "bot");
    EXPECT_EQ(seat(3), json::object());
    EXPECT_EQ(code(ada, {{"type", "bot"}, {"seat", 3}, {"level", "fox"}}), "") << "asking again";
    hub.pass(1s);
    EXPECT_EQ(seat(3).at("bot"), "fox");
    EXPECT_EQ(code(ada, {{"type", "clear"}, {"seat", 3}}), "");
  }
}

TEST_F(TwoPeople, HearThatAStartIsNotStored) {
  hub.fail_store_once(StoreError::Type::Failed);
  EXPECT_EQ(code(ada, {{"type", "start"}}), "not_stored");
  EXPECT_EQ(hub.mirror(ben).phase(), "lobby");
  EXPECT_EQ(code(ada, {{"type", "start"}}), "");
  hub.pass(1s);
  EXPECT_EQ(hub.mirror(ben).phase(), "dealing");
}

TEST_F(TwoPeople, SeeAChangeWhoseOutcomeWasUnknown) {
  hub.lose_answer_once();
  EXPECT_EQ(code(ada, {{"type", "swap"}, {"seat", 1}, {"other", 2}}), "");
  EXPECT_EQ(seat_of(ada), 2);
  hub.lose_answer_once();
  EXPECT_EQ(code(ada, {{"type", "start"}}), "");
  EXPECT_EQ(hub.mirror(ben).phase(), "lobby") << "the table is stored, but it is not known what for";
  EXPECT_EQ(code(ada, {{"type", "start"}}), "");
  hub.pass(1s);
  EXPECT_EQ(hub.mirror(ben).phase(), "dealing");
  hub.lose_answer_once();
  hub.pass(3s);
  EXPECT_EQ(hub.mirror(ben).phase(), "playing");
}

// The next attempt finds out.
TEST_F(TwoPeople, SeeAChangeThatWasStoredThoughTheStoreSaidItFailed) {
  const std::string document = hub.stored().state.document;
  hub.fail_store_once(StoreError::Type::Failed);
  EXPECT_EQ(code(ada, {{"type", "swap"}, {"seat", 1}, {"other", 2}}), "not_stored");
  Lobby lobby = Lobby::parse(document).value();
  lobby.swap(Seat::at(0), Seat::at(1));
  hub.stored().state.document = lobby.document();
  ++hub.stored().revision;
  hub.pass(1s);
  EXPECT_EQ(seat_of(ada), 2);
}

TEST_F(TwoPeople, HearNothingOfWhatChangesNothing) {
  const auto heard = hub.heard(ben).size();
  const auto revision = hub.stored().revision;
  hub.say(ada, {{"type", "settings"}, {"settings", json::object()}});
  hub.say(ada, {{"type", "settings"}, {"settings", {{"seats", 4}}}});
  hub.say(ada, {{"type", "swap"}, {"seat", 2}, {"other", 2}});
  hub.say(ada, {{"type", "clear"}, {"seat", 4}});
  EXPECT_EQ(hub.heard(ben).size(), heard);
  EXPECT_EQ(hub.stored().revision, revision);
}

// Many connections of the host send all they may.
TEST_F(TwoPeople, AreToldOfTheLobbySeldomHoweverOftenItChanges) {
  std::vector<ClientId> tabs;
  for (int tab = 0; tab < 20; ++tab) tabs.push_back(hub.connect(0));
  hub.pass(10s);
  const auto heard = hub.heard(ben).size();
  const auto revision = hub.stored().revision;
  for (int tick = 0; tick < 200; ++tick) {
    for (const ClientId tab : tabs) {
      if (hub.connected(tab)) hub.say(tab, {{"type", "swap"}, {"seat", 2}, {"other", 3}});
    }
    hub.pass(50ms);
  }
  constexpr int burst_and_ten_seconds = 20 + 5 * 10;
  EXPECT_LE(hub.stored().revision - revision, burst_and_ten_seconds);
  EXPECT_LE(hub.heard(ben).size() - heard, 3 * burst_and_ten_seconds);
  for (const ClientId tab : tabs) {
    EXPECT_FALSE(hub.connected(tab));
    EXPECT_EQ(hub.code_of_last(tab), "too_fast");
  }
  EXPECT_TRUE(hub.connected(ben));
  EXPECT_EQ(hub.room().clients(), 2U);
  hub.pass(30s);
  const ClientId host = hub.connect(0);
  EXPECT_EQ(code(host, {{"type", "settings"}, {"settings", {{"look", 0}}}}), "") << "she may go on later";
}

TEST_F(TwoPeople, AreToldInTheEndHowTheLobbyIs) {
  for (int look = 1; look <= 30; ++look) {
    hub.say(ada, {{"type", "settings"}, {"settings", {{"look", look}}}});
  }
  EXPECT_NE(hub.mirror(ben).lobby.at("settings").at("look"), 30);
  hub.pass(1s);
  EXPECT_EQ(hub.mirror(ben).lobby.at("settings").at("look"), 30);
}

TEST_F(TwoPeople, MakeNoNewVisitWhenTheyComeBack) {
  EXPECT_FALSE(hub.recognised(ada)) << "she had no seat then";
  hub.disconnect(ada);
  EXPECT_TRUE(hub.recognised(hub.connect(0)));
  EXPECT_FALSE(hub.recognised(hub.connect(5)));
  EXPECT_FALSE(hub.recognised(hub.connect()));
  for (int time = 0; time < 5; ++time) hub.disconnect(hub.connect(0));
  EXPECT_FALSE(hub.recognised(hub.connect(0))) << "not without end";
}

TEST_F(TwoPeople, KeepTheTableLongerThanNobody) {
  const auto lasts = [&] { return hub.stored().state.expires - std::chrono::floor<std::chrono::seconds>(hub.now()); };
  EXPECT_EQ(lasts(), std::chrono::days(7));
  hub.say(ada, {{"type", "leave"}});
  hub.say(ben, {{"type", "leave"}});
  EXPECT_EQ(lasts(), std::chrono::hours(1));
}

TEST_F(TwoPeople, SeeWhatAnotherServerHasMadeOfTheTable) {
  ++hub.stored().revision;
  hub.say(ada, {{"type", "bot"}, {"seat", 3}, {"level", "fox"}});
  EXPECT_EQ(seat(3), json::object());
  hub.say(ada, {{"type", "bot"}, {"seat", 3}, {"level", "fox"}});
  EXPECT_EQ(seat(3).at("bot"), "fox");
}

TEST(Document, OfAnotherFormIsRefused) {
  for (
      const char* const text :
      {"", "[]", "{}", R"({"settings":{"seats":2}})", R"({"settings":{"seats":2},"seats":[{}]})",
       R"({"settings":{"seats":2},"seats":[{},{"name":"A"}]})", R"({"settings":{"seats":2},"seats":[{},{}],"host":1})",
       R"({"settings":{"seats":9},"seats":[{},{}]})",
       R"({"settings":{"seats":2},"seats":[{},{"name":"A","token":"0000000000000000000000000000000000000000000000000000000000000000","face":256}]})"}) {
    EXPECT_FALSE(Lobby::parse(text)) << text;
  }
}

// --- who starts (R2.3) ---

// The seat that the next game of these two begins with.
struct WhoStarts : TwoPeople {
  WhoStarts() { hub.say(ada, {{"type", "settings"}, {"settings", {{"seats", 2}}}}); }

  void choose(std::string_view first) { hub.say(ada, {{"type", "settings"}, {"settings", {{"first", first}}}}); }
  std::int64_t first() {
    hub.say(ada, {{"type", "start"}});
    const auto seat = hub.mirror(ben).deal.value().at("options").at("first").as_int64();
    hub.pass(3s);  // nobody gives entropy
    hub.say(ada, {{"type", "end"}});
    return seat;
  }
  std::string chosen() { return std::string(hub.mirror(ben).lobby.at("settings").at("first").as_string()); }
};

TEST_F(WhoStarts, SeatsTakeTurnsUnlessSomethingElseIsChosen) {
  EXPECT_EQ(chosen(), "turns");
  EXPECT_EQ(first(), 1);
  EXPECT_EQ(first(), 2);
  EXPECT_EQ(first(), 1);
}

TEST_F(WhoStarts, TheChosenSeatStartsEveryGame) {
  choose("2");
  EXPECT_EQ(first(), 2);
  EXPECT_EQ(first(), 2);
}

TEST_F(WhoStarts, ALotIsDrawnForEveryGame) {
  choose("lot");
  std::set<std::int64_t> seats;
  for (int game = 0; game < 20; ++game) seats.insert(first());
  EXPECT_EQ(seats.size(), 2U);
}

TEST_F(WhoStarts, WhoIsChosenStaysChosenOnAnotherSeat) {
  choose("2");
  hub.say(ada, {{"type", "swap"}, {"seat", 1}, {"other", 2}});
  EXPECT_EQ(chosen(), "1");
}

TEST_F(WhoStarts, WhoeverLeavesIsChosenNoMore) {
  choose("2");
  hub.say(ben, {{"type", "leave"}});
  EXPECT_EQ(chosen(), "turns");
}

TEST_F(WhoStarts, OnlyASeatThatThereIsCanBeChosen) {
  for (const char* wrong : {"0", "7", "seat", ""}) {
    EXPECT_EQ(code(ada, {{"type", "settings"}, {"settings", {{"first", wrong}}}}), "bad_settings") << wrong;
  }
  choose("3");
  EXPECT_EQ(chosen(), "turns");
}

}  // namespace
}  // namespace rookie
