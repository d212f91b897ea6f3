#include "bots/recall.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "bots/every_options.h"
#include "bots/unseen.h"
#include "core/random.h"
#include "rules/players.h"

namespace rookie {
namespace {

using Corners = std::set<std::string>;

void note(Corners& corners, Phase phase, const Event& event) {
  corners.emplace(to_string(event.clause));
  if (event.type == Event::Type::Turned && event.from != event.to) corners.emplace("R7.1");
  if (event.type == Event::Type::Taken && phase == Phase::Take) corners.emplace("R6.1, chosen");
}

SpotSet seen_tops(const Memory& shown) {
  SpotSet seen;
  for (const Spot spot : SpotSet::all()) {
    if (shown.at(spot)) seen.add(spot);
  }
  return seen;
}

Cards counted(const Deck& deck, const std::vector<int>& cards) {
  Cards sum;
  for (const int card : cards) {
    if (const auto kind = deck[card]) sum += Cards(*kind, 1);
  }
  return sum;
}

// Compares with the truth: the tops with what was shown, the unseen cards with the deal, the rest with the game.
void expect_exact(const Recall& recall, const Memory& shown, const Game& game, const Deck& deck) {
  const SpotSet seen = seen_tops(shown);
  for (const Spot spot : SpotSet::all()) ASSERT_EQ(recall.top(spot), shown.at(spot)) << "spot " << spot.number();
  for (const Spot spot : seen) ASSERT_EQ(recall.top(spot), game.top(spot)) << "spot " << spot.number();
  ASSERT_EQ(recall.game().table(), game.table());
  ASSERT_EQ(recall.unseen(), counted(deck, unseen_cards(game.table(), seen)));
  for (int seat = 0; seat < game.options().seats; ++seat) {
    ASSERT_EQ(recall.unsecured(Seat::at(seat)), game.unsecured(Seat::at(seat))) << "seat " << seat + 1;
  }
}

// What the observer expects of a move, if told which card it will show.
Recall looking_ahead(Recall recall, Move move, const Game& game) {
  if (move.type() != Move::Type::Turn) {
    recall.play(move);
  } else if (const auto kind = game.top(move.spot())) {
    recall.turn_over(move.spot(), *kind);
  }
  return recall;
}

void follow_game(const Options& options, Style style, Random& random, Corners& corners) {
  const Deck deck = Deck::shuffled(options, random);
  Game game = Game::deal(options, deck).value();
  Recall recall(options);
  Memory shown;
  Events events;
  expect_exact(recall, shown, game, deck);
  while (!game.over() && !testing::Test::HasFatalFailure()) {
    const Phase phase = game.phase();
    const Moves legal = game.legal_moves();
    const Move move = choose(style, game.table(), {legal.begin(), legal.end()}, shown, random);
    const Recall expected = looking_ahead(recall, move, game);
    ASSERT_TRUE(game.apply(move, events));
    for (const Event& event : events) {
      recall.observe(event);
      shown.watch(event);
      note(corners, phase, event);
    }
    SCOPED_TRACE("turn " + std::to_string(game.turn()) + ", move " + std::to_string(move.id()));
    expect_exact(recall, shown, game, deck);
    ASSERT_EQ(recall, expected);
  }
}

TEST(Recall, IsExactAfterEveryMoveOfAnyGame) {
  Random random(1);
  Corners corners;
  for (const Options& options : every_options()) {
    for (int style = 0; style < style_count; ++style) {
      follow_game(options, static_cast<Style>(style), random, corners);
      ASSERT_FALSE(HasFatalFailure()) << to_string(options.variant) << " " << to_string(options.edition) << ", "
                                      << int{options.seats} << " seats, style " << style;
    }
  }
  EXPECT_THAT(corners, testing::IsSupersetOf({"R4.1", "R4.3", "R4.5", "R5.3", "R5.5", "R6.1", "R6.1, chosen", "R6.3",
                                              "R6.4", "R7.1", "R7.3", "R8.1", "R8.4", "R9.1"}));
}

TEST(Recall, KnowsNothingBeforeTheFirstCard) {
  const Options options{.variant = Variant::Team, .seats = 4};
  const Recall recall(options);
  for (const Spot spot : SpotSet::all()) EXPECT_EQ(recall.top(spot), std::nullopt);
  EXPECT_EQ(recall.unseen(), full_deck(options));
}

TEST(Recall, DiffersAsSoonAsAnotherCardIsShown) {
  const Options options;
  const Event green{.type = Event::Type::Turned, .kind = Kind::Green, .from = Spot::at(4), .to = Spot::at(4)};
  Event red = green;
  red.kind = Kind::Red;
  Recall one(options);
  Recall other(options);
  EXPECT_EQ(one, other);
  one.observe(green);
  other.observe(red);
  EXPECT_NE(one, other);
}

}  // namespace
}  // namespace rookie
