// Coming and going during a game.
#include <gtest/gtest.h>

#include "online/fake_hub.h"

namespace rookie {
namespace {

const json::object& seat(Party& party, int number, std::size_t seen_by = 0) {
  return party.hub.mirror(party.people[seen_by]).lobby.at("seats").at(static_cast<std::size_t>(number - 1)).as_object();
}

TEST(Presence, IsShown) {
  Party party(quick(2), 2);
  party.hub.disconnect(party.people[1]);
  EXPECT_EQ(seat(party, 2).at("here"), false);
  party.people[1] = party.hub.connect(1);
  EXPECT_EQ(seat(party, 2).at("here"), true);
  EXPECT_EQ(party.hub.mirror(party.people[1]).you.at("seat"), 2);
}

TEST(Presence, SaysForHowLongSomebodyIsAway) {
  Party party(quick(3), 3);
  party.hub.disconnect(party.people[1]);
  party.hub.pass(12s);
  party.hub.disconnect(party.people[2]);
  EXPECT_EQ(seat(party, 2).at("away"), 12'000);
  EXPECT_EQ(seat(party, 3).at("away"), 0);
  EXPECT_FALSE(seat(party, 1).contains("away"));
  party.people[1] = party.hub.connect(1);
  EXPECT_FALSE(seat(party, 2).contains("away"));
}

TEST(Presence, IsToldAfterTheStateOfWhoComes) {
  Party party(quick(2), 2);
  party.hub.disconnect(party.people[0]);
  party.hub.hold_bots();
  party.hub.pass(30s);
  const ClientId back = party.hub.connect(0);
  ASSERT_GE(party.hub.heard(back).size(), 1U);
  EXPECT_EQ(json::parse(party.hub.heard(back).front()).at("type"), "state");
}

TEST(Presence, OfASeatIsThatOfAnyTab) {
  Party party(quick(2), 2);
  const ClientId tab = party.hub.connect(0);
  EXPECT_EQ(party.hub.mirror(tab).you.at("seat"), 1);
  party.hub.disconnect(party.people[0]);
  EXPECT_EQ(seat(party, 1, 1).at("here"), true);
  party.hub.say(tab, move_message(0, "1"));
  EXPECT_EQ(party.hub.mirror(tab).sequence(), 1);
}

TEST(Takeover, ComesAfterTheGraceTimeAndEndsWithTheReturn) {
  Party party(quick(2), 2);
  party.hub.disconnect(party.people[0]);
  party.hub.pass(29'999ms);
  EXPECT_EQ(party.hub.mirror(party.people[1]).waiting_for(), "person");
  EXPECT_FALSE(seat(party, 1, 1).contains("bot"));
  party.hub.hold_bots();
  party.hub.pass(1ms);
  EXPECT_EQ(party.hub.mirror(party.people[1]).waiting_for(), "bot");
  EXPECT_EQ(seat(party, 1, 1).at("bot"), "squirrel");
  party.people[0] = party.hub.connect(0);
  EXPECT_FALSE(seat(party, 1, 1).contains("bot"));
  EXPECT_EQ(party.hub.mirror(party.people[1]).waiting_for(), "person");
  EXPECT_EQ(party.mirror().waiting_for(), "person");
  party.hub.release_bots();
  EXPECT_EQ(party.mirror().sequence(), 0);
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.mirror().sequence(), 1);
}

TEST(Takeover, GoesWithThePersonToAnotherSeat) {
  Party party(quick(3), 3);
  party.hub.disconnect(party.people[2]);
  party.hub.pass(40s);
  party.hub.say(party.people[0], {{"type", "end"}});
  party.hub.say(party.people[0], {{"type", "clear"}, {"seat", 2}});
  party.hub.say(party.people[0], {{"type", "settings"}, {"settings", {{"seats", 2}}}});
  EXPECT_EQ(seat(party, 2),
            (json::object{{"name", "Person C"}, {"here", false}, {"away", 40'000}, {"bot", "squirrel"}}));
  party.people[2] = party.hub.connect(2);
  EXPECT_EQ(seat(party, 2), (json::object{{"name", "Person C"}, {"here", true}}));
}

TEST(Takeover, PlaysOn) {
  Party party(quick(2), 2);
  party.hub.disconnect(party.people[0]);
  party.hub.pass(30s);
  EXPECT_EQ(party.hub.mirror(party.people[1]).active(), 2);
  EXPECT_EQ(party.hub.mirror(party.people[1]).waiting_for(), "person");
}

TEST(Leaving, IsATakeoverAtOnce) {
  Party party(quick(2), 2);
  party.hub.say(party.people[0], {{"type", "leave"}});
  EXPECT_FALSE(party.mirror().you.contains("seat"));
  EXPECT_EQ(seat(party, 1), (json::object{{"name", "squirrel"}, {"bot", "squirrel"}}));
  EXPECT_EQ(party.mirror().lobby.at("host"), 2);
  EXPECT_EQ(party.mirror().active(), 2);
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(party.mirror().sequence(), "1")), "not_seated");
}

TEST(Host, MayRemoveAPersonFromAGame) {
  Party party(quick(3), 3);
  party.hub.say(party.people[0], {{"type", "clear"}, {"seat", 3}});
  EXPECT_EQ(seat(party, 3).at("bot"), "squirrel");
  EXPECT_FALSE(party.hub.mirror(party.people[2]).you.contains("seat"));
}

TEST(Host, WhoIsAwayIsNoLongerHost) {
  Party party(quick(2), 2);
  party.hub.disconnect(party.people[0]);
  party.hub.pass(30s);
  EXPECT_EQ(party.hub.mirror(party.people[1]).lobby.at("host"), 2);
  party.people[0] = party.hub.connect(0);
  EXPECT_EQ(party.mirror().lobby.at("host"), 2);
}

TEST(Host, BreaksAGameOff) {
  Party party(quick(2), 2);
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.hub.code_for(party.people[1], {{"type", "end"}}), "not_host");
  party.hub.say(party.people[0], {{"type", "end"}});
  EXPECT_EQ(party.hub.stored().game->result, "*");
  EXPECT_EQ(party.mirror().phase(), "lobby");
  EXPECT_EQ(party.hub.code_for(party.people[0], {{"type", "end"}}), "not_now");
  party.hub.restart();
  party.people = {party.hub.connect(0), party.hub.connect(1)};
  EXPECT_EQ(party.mirror().phase(), "lobby");
  EXPECT_FALSE(party.hub.last(party.people[0], "state").contains("game"));
  party.start();
  EXPECT_EQ(party.hub.stored().game->number, 2);
  party.play_out(1);
}

TEST(Host, BreaksAGameOffOnlyOnceWhatWasDecidedIsStored) {
  Party party(quick(2), 2);
  party.hub.hold_store();
  party.hub.say(party.people[0], move_message(0, "1"));
  party.hub.say(party.people[0], {{"type", "end"}});
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(0, "2")), "not_now");
  EXPECT_EQ(party.mirror().phase(), "playing");
  party.hub.release_store();
  EXPECT_EQ(party.mirror().phase(), "lobby");
  EXPECT_EQ(party.hub.stored().game->decisions.size(), 1U);
  EXPECT_EQ(party.hub.stored().game->result, "*");
}

TEST(Host, BreaksAGameOffThoughTheStoreFails) {
  Party party(quick(2), 2);
  party.hub.fail_store_once(StoreError::Type::Failed);
  party.hub.say(party.people[0], {{"type", "end"}});
  EXPECT_EQ(party.mirror().phase(), "playing");
  party.hub.pass(1s);
  EXPECT_EQ(party.mirror().phase(), "lobby");
}

TEST(LateJoiner, TakesABotsSeatIfTheTableAllows) {
  Party party(quick(3), 1);
  const ClientId late = party.hub.connect(5);
  EXPECT_EQ(party.hub.code_for(late, {{"type", "join"}, {"name", "Late"}, {"seat", 1}}), "seat_taken");
  party.hub.say(late, {{"type", "join"}, {"name", "Late"}});
  EXPECT_EQ(party.hub.mirror(late).you.at("seat"), 2);
  EXPECT_EQ(seat(party, 2), (json::object{{"name", "Late"}, {"here", true}}));

  Settings settings = quick(3);
  settings.late_joiners = false;
  Party closed(settings, 1);
  const ClientId refused = closed.hub.connect(5);
  EXPECT_EQ(closed.hub.code_for(refused, {{"type", "join"}, {"name", "Late"}}), "not_now");
}

TEST(LateJoiner, PlaysWhereABotWasThinking) {
  Party party(quick(2), 1);
  party.hub.hold_bots();
  party.play_until([&] { return party.mirror().waiting_for() == "bot"; }, 1);
  const ClientId late = party.hub.connect(5);
  party.hub.say(late, {{"type", "join"}, {"name", "Late"}});
  EXPECT_EQ(party.mirror().waiting_for(), "person");
  party.hub.release_bots();
  const auto sequence = party.mirror().sequence();
  const auto& moves = party.mirror().view.at("moves").as_array();
  party.hub.say(late, move_message(sequence, moves[0].at("move").as_string()));
  EXPECT_EQ(party.mirror().sequence(), sequence + 1);
}

TEST(Watchers, AreCountedUpToACrowd) {
  Party party(quick(2), 2);
  std::vector<ClientId> watchers{party.hub.connect(), party.hub.connect(7)};
  EXPECT_EQ(party.mirror().lobby.at("watching"), 2);
  while (watchers.size() < 20) watchers.push_back(party.hub.connect());
  party.hub.pass(10s);
  const auto heard = party.hub.heard(party.people[0]).size();
  for (int more = 0; more < 5; ++more) watchers.push_back(party.hub.connect());
  for (int less = 0; less < 5; ++less) party.hub.disconnect(watchers[static_cast<std::size_t>(less)]);
  EXPECT_EQ(party.hub.heard(party.people[0]).size(), heard) << "everybody was told of each one in a crowd";
  EXPECT_EQ(party.mirror().lobby.at("watching"), 20);
  party.hub.disconnect(watchers.back());
  EXPECT_EQ(party.mirror().lobby.at("watching"), 19);
}

TEST(Watchers, SeeOnlyTheLobbyWhereTheTableSaysSo) {
  Settings settings = quick(3);
  settings.watchers = false;
  Party party(settings, 2);
  const ClientId watcher = party.hub.connect();
  const ClientId late = party.hub.connect(5);
  party.hub.say(party.people[0], move_message(0, "1"));
  party.hub.say(party.people[0], {{"type", "react"}, {"reaction", "wave"}});
  party.hub.say(party.people[1], {{"type", "pause"}, {"paused", true}});
  party.hub.say(party.people[1], {{"type", "pause"}, {"paused", false}});
  for (const ClientId client : {watcher, late}) {
    for (const std::string& text : party.hub.heard(client)) {
      EXPECT_EQ(text.find("\"table\""), std::string::npos) << text;
      EXPECT_EQ(text.find("reaction"), std::string::npos) << text;
    }
    EXPECT_EQ(party.hub.mirror(client).phase(), "playing");
  }
  party.hub.say(late, {{"type", "join"}, {"name", "Late"}});
  EXPECT_EQ(party.hub.mirror(late).you.at("seat"), 3);
  EXPECT_EQ(party.hub.mirror(late).table, party.mirror().table);
  party.hub.say(late, {{"type", "leave"}});
  EXPECT_FALSE(party.hub.last(late, "state").contains("game"));
}

TEST(Watchers, SeeAGameAndItsEnd) {
  Party party(quick(2), 2);
  const ClientId watcher = party.hub.connect();
  party.play_out(1);
  EXPECT_EQ(party.hub.mirror(watcher).over, party.mirror().over);
  EXPECT_EQ(party.hub.mirror(watcher).table, party.mirror().table);
  EXPECT_EQ(party.hub.mirror(party.hub.connect()).over, party.mirror().over);
}

TEST(Table, ExpiresAWeekAfterTheLastPersonWasThere) {
  Party party(quick(2), 2);
  const auto lasts = [&] { return party.hub.stored().state.expires - party.hub.now(); };
  const auto week = std::chrono::days(7);
  party.hub.disconnect(party.people[1]);
  party.hub.pass(std::chrono::days(30));
  EXPECT_GE(lasts(), week - 1h);
  const auto revision = party.hub.stored().revision;
  party.hub.disconnect(party.people[0]);
  const ClientId watcher = party.hub.connect();
  party.hub.pass(std::chrono::days(6));
  EXPECT_LE(lasts(), 24h);
  EXPECT_EQ(party.hub.stored().revision, revision);
  party.hub.disconnect(watcher);
  party.people[1] = party.hub.connect(1);
  EXPECT_EQ(lasts(), week);
  EXPECT_EQ(party.hub.stored().revision, revision + 1);
  party.hub.disconnect(party.people[1]);
  party.hub.connect(1);
  EXPECT_EQ(party.hub.stored().revision, revision + 1) << "stored anew with every return";
}

TEST(Table, ThatIsAboutToExpireIsStoredAnewForThoseWithASeat) {
  const auto is_stored = [](FakeHub& hub) {
    return std::ranges::any_of(hub.room().renew(hub.now()),
                               [](const Effect& effect) { return std::holds_alternative<ReplaceTable>(effect); });
  };
  Party party(quick(2), 2);
  EXPECT_TRUE(is_stored(party.hub));
  Party left(quick(2), 2);
  for (const ClientId person : left.people) left.hub.disconnect(person);
  left.hub.connect();
  EXPECT_FALSE(is_stored(left.hub));
}

TEST(Table, ThatIsGoneTellsEverybody) {
  Party party(quick(2), 2);
  Room& room = party.hub.room();
  StoredTable& stored = party.hub.stored();
  stored.game->decisions.emplace_back("nonsense");
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.hub.code_of_last(party.people[1]), "gone");
  EXPECT_FALSE(party.hub.connected(party.people[0]));
  EXPECT_TRUE(room.gone());
  EXPECT_EQ(room.next_wake(), std::nullopt);
  EXPECT_EQ(party.hub.code_of_last(party.hub.connect(0)), "gone");
}

}  // namespace
}  // namespace rookie
