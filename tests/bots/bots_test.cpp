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
#include "bots/evaluation/trained.h"
#include "bots/every_options.h"
#include "bots/recall.h"
#include "bots/unseen.h"
#include "core/random.h"
#include "rules/deck.h"

// What every bot must do, whatever its judgement.
namespace rookie {
namespace {

constexpr Budget little{.positions = 60};  // to save time

struct Played {
  Game game;
  Recall recall;  // of a perfect observer
  std::vector<Move> moves;
};

// Lets bots of these names (one per seat) play until the end, or until they have made `most` decisions. Seeds depend
// only on the seat.
Played play(const Options& options, const Deck& deck, const std::vector<std::string_view>& names,
            std::size_t most = std::numeric_limits<std::size_t>::max()) {
  std::vector<std::unique_ptr<Bot>> bots;
  bots.reserve(names.size());
  for (const std::string_view name : names) {
    const Seat seat = Seat::at(static_cast<int>(bots.size()));
    bots.push_back(make_bot(name, options, seat, bots.size(), &trained_evaluation()).value());
  }
  Played played{.game = Game::deal(options, deck).value(), .recall = Recall(options)};
  Events events;
  while (!played.game.over() && played.moves.size() < most) {
    const auto active = static_cast<std::size_t>(played.game.active().index());
    const Move move = bots.at(active)->decide(played.game.table(), played.game.legal_moves(), little).value();
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

// All options; for the bot that thinks, only every fifth.
std::vector<Options> options_for(std::string_view name) {
  std::vector<Options> chosen;
  const std::vector<Options> all = every_options();
  const std::size_t step = name == "grandmaster" ? 5 : 1;
  for (std::size_t at = 0; at < all.size(); at += step) chosen.push_back(all[at]);
  return chosen;
}

// Another world that looks the same: the cards that nobody has seen lie in a different order.
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
    for (const Options& options : options_for(name)) {
      EXPECT_TRUE(play(options, Deck::shuffled(options, random), on_all_seats(name, options)).game.over());
    }
  }
}

TEST(Bots, DecideTheSameForTheSameSeed) {
  Random random(2);
  for (const std::string_view name : bot_names()) {
    for (const Options& options : options_for(name)) {
      const Deck deck = Deck::shuffled(options, random);
      const auto names = on_all_seats(name, options);
      EXPECT_EQ(play(options, deck, names).moves, play(options, deck, names).moves);
    }
  }
}

// R1.6: legally, and to the end.
TEST(Bots, PlayWithEverySetOfHouseRulings) {
  Random random(5);
  for (const std::string_view name : bot_names()) {
    for (const Rulings rulings : all_rulings) {
      const Options options{.edition = {.colours = 3, .copies = 4}, .rulings = rulings, .seats = 3};
      EXPECT_TRUE(play(options, Deck::shuffled(options, random), on_all_seats(name, options)).game.over());
    }
  }
}

// Stops a game of such bots somewhere. Another world that looks the same must lead to the same next decision. Returns
// whether that world was really a different one.
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
    for (const Options& options : options_for(name)) other_worlds += expect_no_peeking(options, name, random) ? 1 : 0;
  }
  EXPECT_GT(other_worlds, 100);
}

// The share of all games that one of two sides wins, if each deal is played twice, the second time with sides changed.
float share_of_wins(std::string_view name, std::string_view opponent, int deals, const Options& options = {}) {
  std::vector<std::string_view> names;
  std::vector<std::string_view> changed;
  for (int seat = 0; seat < options.seats; ++seat) {
    names.push_back(seat % 2 == 0 ? name : opponent);
    changed.push_back(seat % 2 == 0 ? opponent : name);
  }
  Random random(4);
  float wins = 0;
  for (int deal = 0; deal < deals; ++deal) {
    const Deck deck = Deck::shuffled(options, random);
    wins += result_of(play(options, deck, names).game)[0];
    wins += result_of(play(options, deck, changed).game)[1];
  }
  return wins / static_cast<float>(2 * deals);
}

// The levels differ by more than this (docs/bots.md); so few games only show that they are in the right order.
TEST(Bots, EachBeatsTheOneBelow) {
  const auto& names = bot_names();
  for (std::size_t upper = 1; names.at(upper - 1) != "elephant"; ++upper) {
    EXPECT_GE(share_of_wins(names.at(upper), names.at(upper - 1), 150), 0.58F) << names.at(upper);
  }
}

TEST(Bots, ElephantBeatsRandom) { EXPECT_GE(share_of_wins("elephant", "random", 100), 0.99F); }

TEST(Bots, GrandmasterBeatsElephantInEveryVariant) {
  const Options standard;
  const Options kids{.variant = Variant::Kids};
  const Options team{.variant = Variant::Team, .seats = 4};
  for (const Options& options : {standard, kids, team}) {
    EXPECT_GE(share_of_wins("grandmaster", "elephant", 40, options), 0.55F) << to_string(options.variant);
  }
}

TEST(Bots, AnUnknownNameIsRefusedWithThoseThatAreKnown) {
  for (const std::string_view name : {"", "Elephant", "perfect"}) {
    const auto bot = make_bot(name, Options{}, Seat{}, 1, &trained_evaluation());
    ASSERT_FALSE(bot);
    EXPECT_THAT(bot.error().what, testing::HasSubstr("unknown bot '" + std::string(name) + "'"));
    for (const std::string_view known : bot_names()) {
      EXPECT_THAT(bot.error().what, testing::HasSubstr(std::string(known)));
    }
  }
}

TEST(Bots, WithoutAnEvaluationThoseThatLookAheadAreRefused) {
  for (const std::string_view name : bot_names()) {
    const auto bot = make_bot(name, Options{}, Seat{}, 1, nullptr);
    EXPECT_EQ(bot.has_value(), name != "grandmaster") << name;
    if (!bot) EXPECT_EQ(bot.error().what, "the weights of the evaluation are not loaded");
  }
}

}  // namespace
}  // namespace rookie
