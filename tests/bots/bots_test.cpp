#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/every_options.h"
#include "bots/recall.h"
#include "bots/unseen.h"
#include "core/random.h"
#include "rules/deck.h"

// What every bot must do, whatever its judgement.
namespace rookie {
namespace {

struct Played {
  Game game;
  Recall recall;  // of a perfect observer
  std::vector<Move> moves;
};

// Lets bots of these names (one a seat) play until the end, or until they have made `most` decisions. Seeds depend on
// the seat only.
Played play(const Options& options, const Deck& deck, const std::vector<std::string_view>& names,
            std::size_t most = std::numeric_limits<std::size_t>::max()) {
  std::vector<std::unique_ptr<Bot>> bots;
  bots.reserve(names.size());
  for (const std::string_view name : names) bots.push_back(make_bot(name, options, bots.size()).value());
  Played played{.game = Game::deal(options, deck).value(), .recall = Recall(options)};
  Events events;
  while (!played.game.over() && played.moves.size() < most) {
    const auto active = static_cast<std::size_t>(played.game.active().index());
    const Move move = bots.at(active)->decide(played.game.table(), played.game.legal_moves());
    if (const auto made = played.game.apply(move, events); !made) {
      ADD_FAILURE() << names.at(active) << " decides for an illegal move: " << made.error().why;
      break;
    }
    played.moves.push_back(move);
    for (const Event& event : events) {
      played.recall.observe(event);
      for (const auto& bot : bots) bot->observe(event);
    }
  }
  return played;
}

std::vector<std::string_view> on_all_seats(std::string_view name, const Options& options) {
  return std::vector<std::string_view>(options.seats, name);
}

// Another world that looks the same: the cards that nobody has seen lie in another order.
Deck with_other_unseen_cards(Deck deck, const Played& played, Random& random) {
  SpotSet seen;
  for (const Spot spot : SpotSet::all()) {
    if (played.recall.top(spot)) seen.add(spot);
  }
  const std::vector<int> unseen = unseen_cards(played.game.table(), seen);
  std::vector<int> order = unseen;
  random.shuffle(std::span(order));
  const Deck before = deck;
  for (std::size_t card = 0; card < unseen.size(); ++card) {
    if (const auto kind = before[order[card]]) deck.set(unseen[card], *kind);
  }
  return deck;
}

TEST(Bots, PlayEveryGameLegallyToItsEnd) {
  Random random(1);
  for (const std::string_view name : bot_names()) {
    for (const Options& options : every_options()) {
      EXPECT_TRUE(play(options, Deck::shuffled(options, random), on_all_seats(name, options)).game.over());
    }
  }
}

TEST(Bots, DecideTheSameForTheSameSeed) {
  Random random(2);
  for (const std::string_view name : bot_names()) {
    for (const Options& options : every_options()) {
      const Deck deck = Deck::shuffled(options, random);
      const auto names = on_all_seats(name, options);
      EXPECT_EQ(play(options, deck, names).moves, play(options, deck, names).moves);
    }
  }
}

// Cuts a game of such bots somewhere: up to the next decision, another world that looks the same must not make a
// difference. Whether that world was really another one.
bool expect_no_peeking(const Options& options, std::string_view name, Random& random) {
  const Deck deck = Deck::shuffled(options, random);
  const auto names = on_all_seats(name, options);
  auto moves = play(options, deck, names).moves;
  const std::size_t some = random.below(static_cast<std::uint32_t>(moves.size()));
  const Played here = play(options, deck, names, some);
  const Deck other_deck = with_other_unseen_cards(deck, here, random);

  const Played there = play(options, other_deck, names, some);
  EXPECT_EQ(there.game.table(), here.game.table());
  EXPECT_EQ(there.recall, here.recall);
  moves.resize(some + 1);
  EXPECT_EQ(play(options, other_deck, names, some + 1).moves, moves);
  return other_deck != deck;
}

TEST(Bots, CannotPeek) {
  Random random(3);
  int other_worlds = 0;
  for (const std::string_view name : bot_names()) {
    for (const Options& options : every_options()) other_worlds += expect_no_peeking(options, name, random) ? 1 : 0;
  }
  EXPECT_GT(other_worlds, 100);
}

TEST(Bots, SimpleBeatsRandom) {
  constexpr int games = 300;
  const Options options;
  Random random(4);
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    const Seat simple = Seat::at(game % 2);
    std::vector<std::string_view> names{"simple", "random"};
    if (simple.index() == 1) std::swap(names[0], names[1]);
    const Played played = play(options, Deck::shuffled(options, random), names);
    wins += played.game.points(simple) > played.game.points(seat_after(options, simple)) ? 1 : 0;
  }
  EXPECT_GE(wins, games * 9 / 10);
}

TEST(Bots, AnUnknownNameIsRefusedWithThoseThatAreKnown) {
  for (const std::string_view name : {"", "Simple", "perfect"}) {
    const auto bot = make_bot(name, Options{}, 1);
    ASSERT_FALSE(bot);
    EXPECT_THAT(bot.error().what, testing::HasSubstr("unknown bot '" + std::string(name) + "'"));
    for (const std::string_view known : bot_names()) {
      EXPECT_THAT(bot.error().what, testing::HasSubstr(std::string(known)));
    }
  }
}

}  // namespace
}  // namespace rookie
