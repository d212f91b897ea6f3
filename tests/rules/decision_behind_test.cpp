#include "rules/decision_behind.h"

#include <gtest/gtest.h>

#include <set>

#include "core/random.h"
#include "rules/deck.h"

namespace rookie {
namespace {

// The types of decisions that were made in a random game.
std::set<Move::Type> expect_decisions_shown(const Options& options, Random& random) {
  std::set<Move::Type> types;
  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  while (!game.over()) {
    const Game before = game;
    const Moves legal = game.legal_moves();
    const Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    Events events;
    EXPECT_TRUE(game.apply(move, events));
    types.insert(move.type());
    EXPECT_EQ(decision_behind(events[0], before), move);
    for (std::size_t event = 1; event < events.size(); ++event) {
      EXPECT_EQ(decision_behind(events[event], before), std::nullopt);
      EXPECT_EQ(decision_behind(events[event], game), std::nullopt);
    }
  }
  return types;
}

TEST(DecisionBehind, IsShownByTheFirstEventOfAMoveAndByNoOther) {
  Random random(1);
  std::set<Move::Type> types;
  for (const Variant variant : all_variants) {
    for (const Rulings rulings : all_rulings) {
      for (int game = 0; game < 20; ++game) {
        types.merge(expect_decisions_shown({.variant = variant, .rulings = rulings, .seats = 4}, random));
      }
    }
  }
  EXPECT_EQ(types.size(), 5U);
}

}  // namespace
}  // namespace rookie
