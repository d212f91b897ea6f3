#pragma once

#include "bots/greedy.h"
#include "bots/recall.h"
#include "core/random.h"
#include "rules/deck.h"
#include "rules/game.h"

namespace rookie {

// Plays to the end, every legal move as likely, and returns the number of decisions. `on_move` is told the legal moves
// of each decision and what the chosen one caused. Flattened: with the engine inlined, the loop runs a sixth faster.
template <typename OnMove>
[[gnu::flatten]] int play_randomly(Game& game, Random& random, OnMove on_move) {
  int decisions = 0;
  Events events;
  while (!game.over()) {
    const Moves legal = game.legal_moves();
    const Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    static_cast<void>(game.apply(move, events));  // legal, hence applied
    on_move(legal, events);
    ++decisions;
  }
  return decisions;
}

// Lets careful players play a game, and shows `visit` what they know before every decision.
template <typename Visit>
void visit_careful_game(const Options& options, Random& random, Visit visit) {
  Game game = *Game::deal(options, Deck::shuffled(options, random));
  Recall recall(options);
  Events events;
  while (!game.over()) {
    visit(recall);
    static_cast<void>(game.apply(greedy_move(recall), events));
    for (const Event& event : events) recall.observe(event);
  }
}

}  // namespace rookie
