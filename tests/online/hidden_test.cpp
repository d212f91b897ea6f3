// What lies face down is in no byte that anybody is sent.
#include <gtest/gtest.h>

#include <set>

#include "bots/recall.h"
#include "core/random.h"
#include "notation/rgn.h"
#include "online/fake_hub.h"

namespace rookie {
namespace {

Settings settings_of(std::uint64_t seed) {
  Settings settings = quick(3, seed % 3 == 0 ? Variant::Kids : Variant::Standard, pocket);
  settings.look = seed % 2 == 0 ? 0ms : 2000ms;
  settings.learning = seed % 4 == 1;
  return settings;
}

// By decision: the place in the deck of a card that is turned over for the first time.
std::vector<std::optional<int>> first_sights(const StoredGame& game) {
  std::vector<std::optional<int>> sights;
  auto record = parse_rgn(game.opening).value().front();
  Recall recall(record.options);
  for (const std::string& text : game.decisions) record.moves.push_back(*parse_stored_decision(text)->move);
  static_cast<void>(replay(record, [&](const Game& before, Move move, const Events& events, const Game&) {
    const bool sight = move.type() == Move::Type::Turn && !recall.top(move.spot());
    sights.push_back(sight ? std::optional(before.dealt_as(move.spot())) : std::nullopt);
    for (const Event& event : events) recall.observe(event);
  }));
  return sights;
}

// The same table at the beginning of a game, with this deck.
StoredTable dealt(StoredTable table, const Deck& deck) {
  Record record = parse_rgn(table.game->opening).value().front();
  record.deck = deck;
  table.game->opening = write_rgn(record);
  table.game->decisions.clear();
  table.game->result.reset();
  return table;
}

// Two people, one of them with a second tab, a bot, somebody who watches, and one who comes and goes.
struct Recorded {
  explicit Recorded(const StoredTable& table) : hub(table) {
    people = {hub.connect(0), hub.connect(1)};
    others = {hub.connect(0), hub.connect()};
  }

  // Whoever is to move does as the seed says, for so many decisions.
  void play(std::uint64_t seed, Sequence decisions) {
    Random random(seed);
    const auto& mirror = hub.mirror(people[0]);
    while (mirror.sequence() < decisions && !mirror.over) {
      const ClientId passing = hub.connect();
      others.push_back(passing);
      if (mirror.waiting_for() == "person") {
        const auto& moves = mirror.view.at("moves").as_array();
        const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))].at("move").as_string();
        hub.say(people[static_cast<std::size_t>(mirror.active() - 1)], move_message(mirror.sequence(), move));
      } else {
        hub.pass(*hub.room().next_wake() - hub.now());
      }
      hub.disconnect(passing);
    }
  }

  // All that anybody was told before this decision was.
  std::vector<std::string> told_before(Sequence decision) {
    std::vector<std::string> all;
    for (const auto& group : {people, others}) {
      for (const ClientId client : group) {
        for (const std::string& text : hub.heard(client)) {
          const json::object message = json::parse(text).as_object();
          const auto* const game = message.if_contains("game");
          const auto* const sequence = (game == nullptr ? message : game->as_object()).if_contains("seq");
          if (sequence != nullptr && sequence->as_int64() > decision) break;
          all.push_back(text);
        }
      }
    }
    return all;
  }

  FakeHub hub;
  std::vector<ClientId> people;
  std::vector<ClientId> others;
};

TEST(Hidden, CardsChangeNoByteUntilTheyAreTurnedOver) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const StoredTable table = Party(settings_of(seed), 2, seed).hub.stored();
    const Deck deck = parse_rgn(table.game->opening).value().front().deck;
    Recorded one(dealt(table, deck));
    one.play(seed, 60 + static_cast<Sequence>(seed) * 4);
    const auto sights = first_sights(*one.hub.stored().game);

    // Two cards that are not yet seen half-way are exchanged.
    std::set<int> unseen;
    for (int card = 0; card < deck.size(); ++card) unseen.insert(card);
    for (std::size_t at = 0; at < sights.size() / 2; ++at) {
      if (sights[at]) unseen.erase(*sights[at]);
    }
    const auto late = std::ranges::find_if(sights.begin() + static_cast<std::ptrdiff_t>(sights.size() / 2),
                                           sights.end(), [](const auto& sight) { return sight.has_value(); });
    ASSERT_NE(late, sights.end());
    const int shown = **late;
    const int other = *std::ranges::find_if(unseen, [&](int card) { return deck[card] != deck[shown]; });
    Deck exchanged = deck;
    exchanged.set(shown, *deck[other]);
    exchanged.set(other, *deck[shown]);

    Recorded two(dealt(table, exchanged));
    two.play(seed, 60 + static_cast<Sequence>(seed) * 4);
    auto differs = late - sights.begin();
    for (std::ptrdiff_t at = 0; at < differs; ++at) {
      if (sights[static_cast<std::size_t>(at)] == other) differs = at;
    }
    EXPECT_EQ(one.told_before(differs), two.told_before(differs));
    EXPECT_NE(one.told_before(differs + 1), two.told_before(differs + 1));
  }
}

TEST(Hidden, SecretAndDeckAreInNoMessageBeforeTheEnd) {
  Party party(quick(2), 2, 7);
  const Record opening = parse_rgn(party.hub.stored().game->opening).value().front();
  const std::string secret = fair::to_string(*fair::proof_of(opening)->secret);
  const std::string deck = to_string(opening.deck);
  Random random(7);
  const auto in_any_message = [&](const std::string& text) {
    return std::ranges::any_of(party.people, [&](ClientId client) {
      return std::ranges::any_of(party.hub.heard(client),
                                 [&](const std::string& heard) { return heard.find(text) != std::string::npos; });
    });
  };
  while (!party.mirror().over) {
    EXPECT_FALSE(in_any_message(secret) || in_any_message(deck));
    EXPECT_EQ(party.hub.room().record(), std::nullopt);
    party.go_on([&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); });
  }
  EXPECT_TRUE(in_any_message(secret) && in_any_message(deck));
  EXPECT_EQ(party.hub.stored().state.document.find(secret), std::string::npos);
}

}  // namespace
}  // namespace rookie
