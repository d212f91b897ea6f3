#pragma once

#include <gtest/gtest.h>

#include <utility>

#include "bots/recall.h"
#include "core/random.h"
#include "rules/deck.h"
#include "rules/game.h"
#include "rules/players.h"

namespace rookie {

// Plays a game with players of one style. Before each decision, calls `visit` with what a perfect observer knows. Stops
// when the test has failed.
template <typename Visit>
void visit_game(const Options& options, Style style, Random& random, Visit visit) {
  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  Recall recall(options);
  Memory shown;
  Events events;
  while (!game.over() && !testing::Test::HasFailure()) {
    visit(std::as_const(recall));
    const Moves legal = game.legal_moves();
    const Move move = choose(style, game.table(), {legal.begin(), legal.end()}, shown, random);
    ASSERT_TRUE(game.apply(move, events));
    for (const Event& event : events) {
      recall.observe(event);
      shown.watch(event);
    }
  }
}

}  // namespace rookie
