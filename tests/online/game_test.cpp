// Whole games: what clients are told, the fair deal, decisions and the store.
#include <gtest/gtest.h>

#include "core/random.h"
#include "fair/proof.h"
#include "notation/rgn.h"
#include "online/fake_hub.h"

namespace rookie {
namespace {

struct Combination {
  Variant variant;
  int seats;
  int people;
};

class WholeGame : public testing::TestWithParam<Combination> {};

// The changes have led everybody to the same table, and a newcomer is shown that table too.
void expect_all_agree(Party& party) {
  const ClientId newcomer = party.hub.connect();
  for (const ClientId client : party.people) {
    EXPECT_EQ(party.hub.mirror(client).table, party.hub.mirror(newcomer).table);
    EXPECT_EQ(party.hub.mirror(client).sequence(), party.hub.mirror(newcomer).sequence());
  }
  party.hub.disconnect(newcomer);
}

TEST_P(WholeGame, IsPlayedToItsEndAndProvesItself) {
  const auto [variant, seats, people] = GetParam();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Settings settings = quick(seats, variant);
    settings.look = seed % 2 == 0 ? 0ms : 2000ms;
    settings.bot_pause = seed % 2 == 0 ? 0ms : 900ms;
    Party party(settings, people, seed);
    Random random(seed);
    while (!party.mirror().over) {
      party.go_on(random);
      if (party.mirror().waiting_for() != "look") expect_all_agree(party);
    }
    const auto records = parse_rgn(party.mirror().over->at("rgn").as_string());
    ASSERT_TRUE(records) << to_string(records.error(), "rgn");
    const auto check = fair::check(records->front());
    ASSERT_TRUE(check);
    EXPECT_TRUE(check->commitment_kept() && check->dealt_as_derived());
    EXPECT_TRUE(replay(records->front())->over());
    EXPECT_EQ(party.hub.stored().game->result, result_tag(*replay(records->front())));
    EXPECT_EQ(party.mirror().phase(), "over");
  }
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, WholeGame,
                         testing::Values(Combination{Variant::Standard, 2, 2}, Combination{Variant::Standard, 6, 6},
                                         Combination{Variant::Standard, 3, 1}, Combination{Variant::Team, 4, 3},
                                         Combination{Variant::Team, 6, 2}, Combination{Variant::Kids, 3, 3}));

TEST(FairDeal, WaitsForEntropyOfThoseWhoAreThereAndPublishesIt) {
  FakeHub hub(quick(2));
  const ClientId ada = hub.connect(0);
  const ClientId ben = hub.connect(1);
  hub.say(ada, {{"type", "join"}, {"name", "Ada"}});
  hub.say(ben, {{"type", "join"}, {"name", "Ben"}});
  hub.say(ada, {{"type", "start"}});
  const auto deal = *hub.mirror(ben).deal;
  const std::string entropy(32, '7');
  hub.say(ben, {{"type", "entropy"}, {"game", deal.at("game")}, {"entropy", entropy}});
  EXPECT_EQ(hub.mirror(ada).phase(), "dealing");
  hub.say(ada, {{"type", "entropy"}, {"game", deal.at("game")}, {"entropy", entropy}});
  EXPECT_EQ(hub.mirror(ada).phase(), "playing");
  const auto& proof = hub.mirror(ada).view.at("proof").get_object();
  EXPECT_EQ(proof.at("Entropy").as_string(), entropy + " " + entropy);
  EXPECT_EQ(proof.at("Commit"), deal.at("commitment"));
  EXPECT_FALSE(proof.contains("Secret"));
}

TEST(FairDeal, BeginsWhenThePlayersAreStored) {
  FakeHub hub(quick(2));
  const ClientId ada = hub.connect(0);
  hub.say(ada, {{"type", "join"}, {"name", "Ada"}});
  hub.hold_store();
  hub.say(ada, {{"type", "start"}});
  hub.pass(10s);
  EXPECT_FALSE(hub.mirror(ada).deal);
  EXPECT_EQ(hub.mirror(ada).phase(), "lobby");
  hub.release_store();
  EXPECT_EQ(hub.mirror(ada).phase(), "dealing");
  hub.pass(3s);
  EXPECT_EQ(hub.mirror(ada).phase(), "playing");
}

TEST(FairDeal, DoesNotWaitLongForThoseWhoDoNotAnswer) {
  FakeHub hub(quick(2));
  const ClientId ada = hub.connect(0);
  hub.say(ada, {{"type", "join"}, {"name", "Ada"}});
  hub.say(ada, {{"type", "start"}});
  hub.pass(2999ms);
  EXPECT_EQ(hub.mirror(ada).phase(), "dealing");
  hub.pass(1ms);
  EXPECT_EQ(hub.mirror(ada).phase(), "playing");
  EXPECT_EQ(hub.mirror(ada).view.at("proof").at("Entropy").as_string(), "- -");
}

TEST(Decision, IsToldToNobodyBeforeItIsStored) {
  Party party(quick(2), 2);
  const auto before = party.hub.heard(party.people[1]).size();
  party.hub.hold_store();
  party.hub.say(party.people[0], move_message(0, "1"));
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.hub.heard(party.people[1]).size(), before);
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(0, "2")), "stale");
  party.hub.release_store();
  EXPECT_EQ(party.hub.heard(party.people[1]).size(), before + 1);
  EXPECT_EQ(party.mirror().sequence(), 1);
  EXPECT_EQ(party.hub.stored().game->decisions, std::vector<std::string>{"1"});
}

TEST(Decision, ThatCannotBeStoredDidNotHappen) {
  Party party(quick(2), 2);
  party.hub.fail_store_once(StoreError::Type::Failed);
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(0, "1")), "not_stored");
  EXPECT_EQ(party.mirror().sequence(), 0);
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.mirror().sequence(), 1);
}

TEST(Decision, ThatCannotBeStoredIsToldToWhoeverHasRepeatedIt) {
  Party party(quick(2), 2);
  party.hub.hold_store();
  party.hub.fail_store_once(StoreError::Type::Failed);
  party.hub.say(party.people[0], move_message(0, "1"));
  party.hub.disconnect(party.people[0]);
  const ClientId again = party.hub.connect(0);
  party.hub.say(again, move_message(0, "1"));
  party.hub.release_store();
  EXPECT_EQ(party.hub.code_of_last(again), "not_stored");
}

TEST(Decision, WhoseOutcomeIsUnknownIsLookedUpBeforeAnybodyIsToldAnything) {
  Party party(quick(2), 2);
  party.hub.lose_answer_once();
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(0, "1")), "");
  EXPECT_EQ(party.hub.last(party.people[1]).at("type"), "state") << "it was stored";
  EXPECT_EQ(party.mirror().sequence(), 1);
  party.hub.fail_store_once(StoreError::Type::Unknown);
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(1, "2")), "");
  EXPECT_EQ(party.mirror().sequence(), 1) << "it was not stored";
  party.hub.say(party.people[0], move_message(1, "2"));
  EXPECT_EQ(party.mirror().sequence(), 2);
}

TEST(Decision, OfAnotherServerIsLoaded) {
  Party party(quick(2), 2);
  party.hub.stored().game->decisions.emplace_back("4");
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.mirror().sequence(), 1);
  EXPECT_TRUE(party.mirror().table.at("spots").at(3).as_object().contains("open"));
  EXPECT_FALSE(party.mirror().table.at("spots").at(0).as_object().contains("open"));
  party.hub.say(party.people[0], move_message(1, "1"));
  EXPECT_EQ(party.mirror().sequence(), 2);
}

TEST(Decision, RepeatedIsHarmlessAndOldOnesAreRefused) {
  Party party(quick(2), 2);
  party.hub.say(party.people[0], move_message(0, "1"));
  const auto heard = party.hub.heard(party.people[0]).size();
  party.hub.say(party.people[0], move_message(0, "1"));
  EXPECT_EQ(party.hub.heard(party.people[0]).size(), heard);
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(0, "2")), "stale");
  EXPECT_EQ(party.hub.code_for(party.people[1], move_message(0, "1")), "stale");
  EXPECT_EQ(party.hub.code_for(party.people[0], move_message(7, "2")), "stale");
  EXPECT_EQ(party.hub.stored().game->decisions.size(), 1U);
}

TEST(Decision, IsThatOfTheActivePersonAndLegal) {
  Party party(quick(2), 2);
  const ClientId watcher = party.hub.connect();
  const ClientId forger = party.hub.connect(9);
  const auto code = [&](ClientId client, std::string_view move) {
    party.hub.say(client, move_message(0, move));
    return party.hub.code_of_last(client);
  };
  EXPECT_EQ(code(party.people[1], "1"), "not_your_turn");
  EXPECT_EQ(code(watcher, "1"), "not_seated");
  EXPECT_EQ(code(forger, "1"), "not_seated");
  EXPECT_EQ(code(party.people[0], "~"), "illegal");
  EXPECT_EQ(code(party.people[0], "GG-"), "illegal");
  EXPECT_EQ(code(party.people[0], "0"), "malformed");
  EXPECT_TRUE(party.hub.stored().game->decisions.empty());
}

// Plays until a person has to place cards that can be placed in more than one way.
void play_to_a_placement(Party& party) {
  party.play_until([&] { return party.mirror().table.at("phase") == "place"; }, 3);
}

TEST(Undo, TakesAPlacementBackUntilAnythingElseHappens) {
  Party party(quick(2), 2);
  play_to_a_placement(party);
  const json::object placing = party.mirror().table;
  const ClientId placer = party.active();
  const ClientId other = placer == party.people[0] ? party.people[1] : party.people[0];
  const auto sequence = party.mirror().sequence();
  party.go_on(0);
  ASSERT_TRUE(party.mirror().view.contains("undo"));
  EXPECT_EQ(party.hub.code_for(other, {{"type", "undo"}, {"seq", sequence + 1}}), "not_your_turn");
  party.hub.say(placer, {{"type", "undo"}, {"seq", sequence + 1}});
  EXPECT_EQ(party.mirror().table, placing);
  EXPECT_EQ(party.mirror().sequence(), sequence + 2);
  EXPECT_FALSE(party.mirror().view.contains("undo"));
  EXPECT_EQ(party.hub.stored().game->decisions.back(), "undo");
  EXPECT_EQ(party.hub.code_for(placer, {{"type", "undo"}, {"seq", sequence + 2}}), "not_now");
  party.go_on(1);
  party.play_out(5);
  EXPECT_TRUE(replay(parse_rgn(party.mirror().over->at("rgn").as_string())->front())->over());
}

TEST(Undo, IsNotRepeatedWithoutEnd) {
  Party party(quick(2), 2);
  play_to_a_placement(party);
  const ClientId placer = party.active();
  int undone = 0;
  party.go_on(0);
  for (; party.mirror().view.contains("undo"); ++undone) {
    ASSERT_LT(undone, 100);
    party.hub.say(placer, {{"type", "undo"}, {"seq", party.mirror().sequence()}});
    party.go_on(0);
  }
  EXPECT_EQ(undone, OnlineGame::most_taken_back);
  EXPECT_EQ(party.hub.code_for(placer, {{"type", "undo"}, {"seq", party.mirror().sequence()}}), "not_now");
  party.hub.restart();
  party.people = {party.hub.connect(0), party.hub.connect(1)};
  EXPECT_FALSE(party.mirror().view.contains("undo"));
  party.go_on(0);
  play_to_a_placement(party);
  party.go_on(0);
  EXPECT_TRUE(party.mirror().view.contains("undo")) << "the next placement cannot be taken back";
}

TEST(Undo, IsNotForOthersThanPersons) {
  Party party(quick(2), 1);
  Random random(1);
  while (!party.mirror().over) {
    party.go_on(random);
    const auto* const undo = party.mirror().view.if_contains("undo");
    EXPECT_TRUE(undo == nullptr || undo->as_int64() == 1);
  }
}

TEST(Undo, IsNothingThatBotsHearOf) {
  Party party(quick(2, Variant::Standard, pocket), 1);
  Random random(2);
  int undone = 0;
  while (!party.mirror().over) {
    party.go_on(random);
    if (!party.mirror().view.contains("undo") || random.below(2) == 0) continue;
    party.hub.say(party.people[0], {{"type", "undo"}, {"seq", party.mirror().sequence()}});
    ++undone;
  }
  EXPECT_GE(undone, 2);
}

TEST(Rematch, KeepsPeopleAndSettingsAndAnotherBegins) {
  Party party(quick(2), 2);
  EXPECT_EQ(party.mirror().active(), 1);
  party.play_out(1);
  const std::string first(party.mirror().over->at("rgn").as_string());
  party.start();
  EXPECT_EQ(party.mirror().phase(), "playing");
  EXPECT_EQ(party.hub.stored().game->number, 2);
  EXPECT_EQ(party.mirror().active(), 2);
  party.play_out(2);
  EXPECT_NE(party.mirror().over->at("rgn").as_string(), first);
}

// Compares tables as everybody sees them: each person connects again and looks at the state of another tab.
std::vector<json::object> states(FakeHub& hub, int people) {
  std::vector<json::object> all;
  for (int person = 0; person < people; ++person) {
    const ClientId tab = hub.connect(person);
    all.push_back(hub.last(tab, "state"));
    hub.disconnect(tab);
  }
  return all;
}

TEST(Restart, GoesOnWhereItWas) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Settings settings = quick(seed % 2 == 0 ? 4 : 3, seed % 2 == 0 ? Variant::Team : Variant::Standard);
    settings.learning = seed % 3 == 0;
    Party party(settings, 3, seed);
    Random random(seed);
    while (!party.mirror().over) {
      party.go_on(random);
      if (random.below(6) == 0 && party.mirror().view.contains("undo")) {
        const int seat = static_cast<int>(party.mirror().view.at("undo").as_int64());
        party.hub.say(party.people[static_cast<std::size_t>(seat - 1)],
                      {{"type", "undo"}, {"seq", party.mirror().sequence()}});
      }
      const auto before = states(party.hub, 3);
      party.hub.restart();
      party.people = {party.hub.connect(0), party.hub.connect(1), party.hub.connect(2)};
      EXPECT_EQ(states(party.hub, 3), before);
    }
  }
}

}  // namespace
}  // namespace rookie
