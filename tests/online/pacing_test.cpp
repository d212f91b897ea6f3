// Looks, bots' pauses and the turn clock.
#include <gtest/gtest.h>

#include <fstream>

#include "notation/json.h"
#include "online/fake_hub.h"
#include "online/pace.h"

namespace rookie {
namespace {

Settings slow(int seats) {
  Settings settings = quick(seats);
  settings.look = 2s;
  settings.bot_pause = 900ms;
  return settings;
}

void play_to(Party& party, std::string_view waiting_for) {
  party.play_until([&] { return party.mirror().waiting_for() == waiting_for; }, 4);
}

int open_cards(const Mirror& mirror) {
  int open = 0;
  for (const auto& spot : mirror.table.at("spots").as_array()) open += spot.as_object().contains("open") ? 1 : 0;
  return open;
}

TEST(Pace, IsThatOfThePage) {
  std::ifstream file(ROOKIE_SOURCE_DIR "/web/src/play/beats.json");
  const boost::json::object page = boost::json::parse(file).as_object();
  EXPECT_EQ(page.size(), values_of<Event::Type>.size() + 1);
  EXPECT_EQ(page.at("card"), Pace::taken_card.count());
  for (const Event::Type type : values_of<Event::Type>) {
    EXPECT_EQ(page.at(event_words[type]), Pace::beat({.type = type}).count()) << event_words[type];
  }
}

TEST(Pace, IsSlowerTheMoreCardsAreTaken) {
  const auto robbery = [](int cards) {
    return Pace::beat({.type = Event::Type::Taken, .cards = Cards(Kind::Red, cards)});
  };
  EXPECT_EQ(robbery(18) - robbery(2), 16 * Pace::taken_card);
}

TEST(Look, BeginsWhenAllHaveShownItAndLastsItsTime) {
  Party party(slow(2), 2);
  play_to(party, "look");
  EXPECT_EQ(open_cards(party.mirror()), 2);
  EXPECT_EQ(party.mirror().view.at("look"), 2000);
  const auto sequence = party.mirror().sequence();
  party.hub.say(party.people[0], {{"type", "shown"}, {"seq", sequence}});
  party.hub.pass(2500ms);
  party.hub.say(party.people[1], {{"type", "shown"}, {"seq", sequence}});
  party.hub.pass(1999ms);
  EXPECT_EQ(party.mirror().waiting_for(), "look");
  party.hub.pass(1ms);
  EXPECT_EQ(party.mirror().waiting_for(), "person");
  EXPECT_EQ(open_cards(party.mirror()), 0);
  EXPECT_EQ(party.mirror().sequence(), sequence);
}

TEST(Look, DoesNotWaitLongForThoseWhoDoNotShowIt) {
  Party party(slow(2), 2);
  play_to(party, "look");
  party.hub.pass(4999ms);
  EXPECT_EQ(party.mirror().waiting_for(), "look");
  party.hub.pass(1ms);
  EXPECT_EQ(party.mirror().waiting_for(), "person");
}

TEST(Look, DoesNotWaitForThoseWhoAreAway) {
  Party party(slow(2), 2);
  play_to(party, "look");
  party.hub.say(party.people[0], {{"type", "shown"}, {"seq", party.mirror().sequence()}});
  party.hub.disconnect(party.people[1]);
  party.hub.pass(2s);
  EXPECT_EQ(party.mirror().waiting_for(), "person");
}

TEST(Look, IsNobodysTurn) {
  Party party(slow(2), 2);
  play_to(party, "look");
  const auto next = party.active();
  for (const ClientId person : party.people) {
    EXPECT_EQ(party.hub.code_for(person, move_message(party.mirror().sequence(), "9")), "not_now");
  }
  party.hub.pass(5s);
  EXPECT_NE(party.active(), next);
}

TEST(Look, IsForThoseWhoComeBackToo) {
  Party party(slow(2), 2);
  play_to(party, "look");
  const auto sequence = party.mirror().sequence();
  for (const ClientId person : party.people) party.hub.say(person, {{"type", "shown"}, {"seq", sequence}});
  party.hub.pass(500ms);
  const ClientId late = party.hub.connect(1);
  EXPECT_EQ(open_cards(party.hub.mirror(late)), 2);
  EXPECT_EQ(party.hub.mirror(late).waiting_for(), "look");
  EXPECT_EQ(party.hub.mirror(late).view.at("look"), 1500);
  party.hub.pass(1500ms);
  EXPECT_EQ(open_cards(party.hub.mirror(late)), 0);
  EXPECT_EQ(party.hub.mirror(late).table, party.mirror().table);
}

TEST(Look, CanBeLookedUpByLearners) {
  Settings settings = slow(2);
  settings.learning = true;
  Party party(settings, 2);
  play_to(party, "look");
  party.hub.pass(5s);
  EXPECT_EQ(party.mirror().view.at("seen").as_array().size(), 2U);
}

TEST(Bots, TakeTheirTimeAfterWhatIsToBeSeen) {
  Party party(slow(2), 1);
  play_to(party, "bot");
  const auto sequence = party.mirror().sequence();
  const auto due = *party.hub.room().next_wake() - party.hub.now();
  EXPECT_GE(due, 900ms);
  party.hub.pass(due - 1ms);
  EXPECT_EQ(party.mirror().sequence(), sequence);
  party.hub.pass(1ms);
  EXPECT_EQ(party.mirror().sequence(), sequence + 1);
  EXPECT_TRUE(party.hub.stored().game->decisions.back().ends_with(" bot"));
}

TEST(Bots, DoNotPlayWhereNobodyIs) {
  Party party(quick(2, Variant::Standard, classic), 1);
  party.hub.hold_bots();
  play_to(party, "bot");
  const auto decisions = party.hub.stored().game->decisions.size();
  party.hub.disconnect(party.people[0]);
  party.hub.release_bots();
  party.hub.pass(1h);
  EXPECT_EQ(party.hub.stored().game->decisions.size(), decisions + 1);  // the one that a bot was thinking about
  party.hub.connect(0);
  EXPECT_GT(party.hub.stored().game->decisions.size(), decisions + 1);
}

TEST(Bots, AreNotHeardWhenTheAnswerIsTooLate) {
  Settings settings = quick(2);
  settings.turn_clock = 5s;
  Party party(settings, 2);
  party.hub.hold_bots();
  party.hub.pass(5s);
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.mirror().sequence(), 1);
  party.hub.release_bots();
  EXPECT_EQ(party.hub.stored().game->decisions, std::vector<std::string>{"1"});
}

TEST(Bots, AreNotHeardWhileTheTableIsLoadedAnew) {
  Party party(quick(3), 2);
  party.hub.hold_bots();
  play_to(party, "bot");
  const std::vector<std::string> decisions = party.hub.stored().game->decisions;
  party.hub.hold_store();
  ++party.hub.stored().revision;  // as if another server had changed it
  party.hub.say(party.people[1], {{"type", "leave"}});
  party.hub.let_store_answer_once();  // a conflict: the store has another table
  party.hub.release_bots();
  EXPECT_EQ(party.hub.stored().game->decisions, decisions);
  party.hub.release_store();
  EXPECT_GT(party.hub.stored().game->decisions.size(), decisions.size());
  EXPECT_EQ(party.mirror().sequence(), party.hub.stored().game->decisions.size());
}

TEST(TurnClock, LetsABotMakeThatOneDecision) {
  Settings settings = quick(2);
  settings.turn_clock = 5s;
  Party party(settings, 2);
  EXPECT_EQ(party.mirror().view.at("clock"), 5000);
  party.hub.pass(4999ms);
  EXPECT_EQ(party.mirror().sequence(), 0);
  party.hub.pass(1ms);
  EXPECT_EQ(party.mirror().sequence(), 1);
  EXPECT_EQ(party.mirror().waiting_for(), "person");
  EXPECT_EQ(party.mirror().view.at("clock"), 5000);
}

TEST(Pause, StopsBotsAndClockUntilAnybodyGoesOn) {
  Settings settings = slow(2);
  settings.turn_clock = 5s;
  Party party(settings, 2);
  const auto pause = [&](ClientId client, bool paused) {
    party.hub.say(client, {{"type", "pause"}, {"paused", paused}});
  };
  party.hub.pass(3s);
  pause(party.people[1], true);
  EXPECT_EQ(party.mirror().lobby.at("paused"), true);
  party.hub.pass(1h);
  EXPECT_TRUE(party.hub.stored().game->decisions.empty());
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(0, "1")), "not_now");
  EXPECT_FALSE(party.hub.mirror(party.hub.connect()).view.contains("clock"));
  pause(party.people[0], false);
  EXPECT_EQ(party.mirror().lobby.at("paused"), false);
  EXPECT_EQ(party.mirror().view.at("clock"), 2000) << "the clock begins anew";
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.mirror().sequence(), 1);
}

TEST(Pause, GivesTheWholeTimeForWhatWasShownMeanwhile) {
  Settings settings = slow(2);
  settings.turn_clock = 5s;
  Party party(settings, 2);
  play_to(party, "look");
  party.hub.say(party.people[0], {{"type", "pause"}, {"paused", true}});
  party.hub.pass(1h);
  party.hub.say(party.people[0], {{"type", "pause"}, {"paused", false}});
  EXPECT_EQ(party.mirror().view.at("clock"), 5000);
}

TEST(Pause, DoesNotHearABotThatWasThinking) {
  Party party(slow(2), 1);
  party.hub.hold_bots();
  play_to(party, "bot");
  party.hub.pass(10s);
  const auto sequence = party.mirror().sequence();
  party.hub.say(party.people[0], {{"type", "pause"}, {"paused", true}});
  party.hub.release_bots();
  party.hub.pass(1h);
  EXPECT_EQ(party.mirror().sequence(), sequence);
  party.hub.say(party.people[0], {{"type", "pause"}, {"paused", false}});
  party.hub.pass(899ms);
  EXPECT_EQ(party.mirror().sequence(), sequence + 1);
}

TEST(Pause, ShowsALookToItsEnd) {
  Party party(slow(2), 2);
  play_to(party, "look");
  party.hub.say(party.people[0], {{"type", "pause"}, {"paused", true}});
  party.hub.say(party.people[0], {{"type", "pause"}, {"paused", false}});
  EXPECT_EQ(open_cards(party.mirror()), 2);
  party.hub.say(party.people[0], {{"type", "pause"}, {"paused", true}});
  party.hub.pass(5s);
  EXPECT_EQ(open_cards(party.mirror()), 0);
  EXPECT_EQ(party.mirror().lobby.at("paused"), true);
}

TEST(Pause, IsForPlayersDuringAGame) {
  Party party(quick(2), 2);
  const ClientId watcher = party.hub.connect();
  EXPECT_EQ(party.hub.code_for(watcher, {{"type", "pause"}, {"paused", true}}), "not_seated");
  EXPECT_EQ(party.hub.code_for(party.people[0], {{"type", "pause"}}), "malformed");
  party.play_out(1);
  EXPECT_EQ(party.hub.code_for(party.people[0], {{"type", "pause"}, {"paused", true}}), "not_now");
}

TEST(Pause, EndsWithTheGame) {
  Party party(quick(2), 2);
  while (!party.mirror().over) {
    party.hub.hold_store();
    party.go_on(0);
    party.hub.say(party.people[0], {{"type", "pause"}, {"paused", true}});
    party.hub.release_store();
    if (party.mirror().over) break;
    party.hub.say(party.people[0], {{"type", "pause"}, {"paused", false}});
    party.hub.pass(1s);
  }
  EXPECT_EQ(party.mirror().phase(), "over");
  EXPECT_EQ(party.mirror().lobby.at("paused"), false);
}

TEST(TurnClock, GoesOnWhenAPlacementIsTakenBack) {
  Settings settings = quick(2);
  settings.turn_clock = 5s;
  Party party(settings, 2);
  party.play_until([&] { return party.mirror().table.at("phase") == "place"; }, 3);
  const ClientId placer = party.active();
  party.hub.pass(3s);
  for (const auto left : {2000, 1500}) {
    party.go_on(0);
    party.hub.say(placer, {{"type", "undo"}, {"seq", party.mirror().sequence()}});
    EXPECT_EQ(party.mirror().table.at("phase"), "place");
    EXPECT_EQ(party.mirror().view.at("clock"), left);
    party.hub.pass(500ms);
  }
  party.hub.pass(1s);
  EXPECT_NE(party.mirror().table.at("phase"), "place") << "whoever takes back can keep everybody waiting";
}

TEST(TurnClock, StandsStillWhereNobodyIs) {
  Settings settings = quick(2);
  settings.turn_clock = 5s;
  Party party(settings, 1);
  party.hub.disconnect(party.people[0]);
  party.hub.pass(20s);
  party.people[0] = party.hub.connect(0);
  EXPECT_EQ(party.mirror().sequence(), 0);
  EXPECT_EQ(party.mirror().view.at("clock"), 5000);
}

}  // namespace
}  // namespace rookie
