// No byte that a server sends depends on a card that lies face down. Two games that differ only in cards that nobody
// has seen are the same for everybody connected, until one of those cards is turned over.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "bots/recall.h"
#include "core/random.h"
#include "notation/rgn.h"
#include "online/fake_hub.h"
#include "server/player.h"
#include "server/running_server.h"
#include "store/blocking.h"
#include "store/scratch_database.h"

namespace rookie {
namespace {

struct Variety {
  Settings settings;
  int people = 2;
};

void PrintTo(const Variety& variety, std::ostream* out) { *out << to_json(variety.settings).text(); }

Variety variety(Variant variant, int seats, int people, milliseconds look, bool learning) {
  Settings settings = quick(seats, variant);
  settings.look = look;
  settings.learning = learning;
  return {.settings = settings, .people = people};
}

// Replaces the number of milliseconds for which somebody has been away, which differs from run to run.
std::string without_times(std::string message) {
  constexpr std::string_view away = "\"away\":";
  for (std::size_t at = message.find(away); at != std::string::npos; at = message.find(away, at)) {
    at += away.size();
    message.replace(at, message.find_first_not_of("0123456789", at) - at, "0");
  }
  return message;
}

// Stores the table as it is when its first game begins, with this deck.
void store(ScratchSqlite& database, const StoredTable& table, const Deck& deck) {
  Record opening = parse_rgn(table.game->opening).value().front();
  opening.deck = deck;
  const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
  Blocking store(database.open({}));
  ASSERT_TRUE(store.create_table({.id = table.id,
                                  .code = table.code,
                                  .state = {.document = table.state.document, .expires = now + std::chrono::days(1)}}));
  ASSERT_TRUE(store.begin_game({.id = table.game->id, .table = table.id, .number = 1, .opening = write_rgn(opening)}));
}

// A server with one table, and everybody connected to it: the people, one of them with a second tab, a television, and
// some who come and go.
class Recorded {
 public:
  Recorded(const StoredTable& table, const Deck& deck, int people) : table_(table.id.text), game_(table.game->id.text) {
    store(database_, table, deck);
    server_.emplace(Page::of({{"/index.html", "the start"}}).value(),
                    Limits{.messages = {.burst = 1e6}, .visits = {.burst = 1e6}}, database_.file());
    for (int person = 0; person < people; ++person) clients_.emplace_back(server_->port(), table_, person);
    clients_.emplace_back(server_->port(), table_, 0);
    clients_.emplace_back(server_->port(), table_);
    all_hear_how_many_watch(1);
  }

  // Plays to the end. The seed decides what each player does.
  void play(std::uint64_t seed) {
    Random random(seed);
    for (int round = 0; !mirror().over; ++round) {
      if (round % 4 == 0) somebody_looks_in();
      if (round % 7 == 0) somebody_is_away();
      const auto& moves = mirror().view.at("moves").as_array();
      const auto choice = random.below(static_cast<std::uint32_t>(moves.size()));
      const Sequence before = mirror().sequence();
      clients_[static_cast<std::size_t>(mirror().active() - 1)].move(moves[choice].at("move").as_string());
      all_hear_until([before](const Player& client) {
        const Mirror& mirror = client.mirror();
        return mirror.over || (mirror.sequence() > before && mirror.waiting_for() == "person");
      });
    }
  }

  [[nodiscard]] Record record() const { return parse_rgn(mirror().over->at("rgn").as_string()).value().front(); }

  // Everything that anybody was told before this decision, except times.
  [[nodiscard]] std::vector<std::string> told_before(Sequence decision) const {
    std::vector<std::string> all;
    for (const auto* const group : {&clients_, &gone_}) {
      for (const Player& client : *group) {
        for (const std::string& text : client.heard()) {
          const json::object message = json::parse(text).as_object();
          const auto* const game = message.if_contains("game");
          const auto* const sequence = (game == nullptr ? message : game->as_object()).if_contains("seq");
          if (sequence != nullptr && sequence->as_int64() > decision) break;
          all.push_back(without_times(text));
        }
      }
    }
    return all;
  }

 private:
  [[nodiscard]] const Mirror& mirror() const { return clients_.front().mirror(); }

  // Each client in turn hears one message, since a look waits for all of them.
  void all_hear_until(const std::function<bool(const Player&)>& condition) {
    for (bool all = false; !all;) {
      all = true;
      for (Player& client : clients_) {
        if (condition(client)) continue;
        all = false;
        ASSERT_TRUE(client.hear());
      }
    }
  }
  void all_hear_how_many_watch(int number) {
    all_hear_until([number](const Player& client) { return client.mirror().lobby.at("watching") == number; });
  }

  void somebody_looks_in() {
    Player passing(server_->port(), table_);
    all_hear_how_many_watch(2);
    EXPECT_EQ(http(server_->port(), "GET", "/api/games/" + game_ + ".rgn").status, 404U);
    passing.hang_up();
    all_hear_how_many_watch(1);
    gone_.push_back(std::move(passing));
  }

  void somebody_is_away() {
    Player& phone = clients_[1];
    const auto others_hear = [&](bool here) {
      all_hear_until([&](const Player& client) {
        return &client == &phone || client.mirror().lobby.at("seats").at(1).at("here") == here;
      });
    };
    phone.hang_up();
    others_hear(false);
    phone.reconnect(server_->port());
    others_hear(true);
  }

  std::string table_;
  std::string game_;
  ScratchSqlite database_;
  std::optional<RunningServer> server_;
  std::vector<Player> clients_;  // the people first, in the order of their seats
  std::vector<Player> gone_;
};

// For each decision that turns over a card for the first time: the place of that card in the deck.
std::vector<std::optional<int>> first_sights(const Record& record) {
  std::vector<std::optional<int>> sights;
  Recall recall(record.options);
  static_cast<void>(replay(record, [&](const Game& before, Move move, const Events& events, const Game&) {
    const bool sight = move.type() == Move::Type::Turn && !recall.top(move.spot());
    sights.push_back(sight ? std::optional(before.dealt_as(move.spot())) : std::nullopt);
    for (const Event& event : events) recall.observe(event);
  }));
  return sights;
}

// The same deck, except that the first card to be seen from this decision on is exchanged for a card that is seen
// later.
struct Exchange {
  Deck deck;
  Sequence decision = 0;  // which shows it
};
Exchange exchange(const Record& record, std::ptrdiff_t from) {
  const auto sights = first_sights(record);
  const auto sight =
      std::ranges::find_if(sights.begin() + from, sights.end(), [](const auto& card) { return card.has_value(); });
  const int shown = **sight;
  int other = 0;
  while (record.deck[other] == record.deck[shown] || std::find(sights.begin(), sight, other) != sight) ++other;
  Deck deck = record.deck;
  deck.set(shown, *record.deck[other]);
  deck.set(other, *record.deck[shown]);
  return {.deck = deck, .decision = sight - sights.begin()};
}

class OnTheWire : public testing::TestWithParam<Variety> {};

TEST_P(OnTheWire, CardsChangeNoByteUntilTheyAreTurnedOver) {
  const auto& [settings, people] = GetParam();
  constexpr std::uint64_t seed = 5;
  const StoredTable table = Party(settings, people, seed).hub.stored();
  Recorded one(table, parse_rgn(table.game->opening).value().front().deck, people);
  one.play(seed);
  const auto decisions = std::ssize(one.record().moves);
  for (const auto from : {decisions / 4, decisions / 2}) {
    const auto [deck, decision] = exchange(one.record(), from);
    Recorded other(table, deck, people);
    other.play(seed);
    EXPECT_EQ(one.told_before(decision), other.told_before(decision));
    EXPECT_NE(one.told_before(decision + 1), other.told_before(decision + 1));
  }
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, OnTheWire,
                         testing::Values(variety(Variant::Standard, 2, 2, 0ms, false),
                                         variety(Variant::Standard, 3, 2, 5ms, false),
                                         variety(Variant::Standard, 3, 2, 5ms, true),
                                         variety(Variant::Team, 4, 3, 5ms, false),
                                         variety(Variant::Kids, 3, 2, 5ms, false)));

}  // namespace
}  // namespace rookie
