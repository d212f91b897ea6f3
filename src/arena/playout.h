#pragma once

#include "bots/greedy.h"
#include "core/random.h"
#include "play/course.h"
#include "rules/deck.h"
#include "rules/game.h"

namespace rookie {

// Plays random legal moves, all equally likely, to the end of the game and returns the number of decisions. Calls
// `on_move(legal, events)` after each. Flattened: with the engine inlined, the loop is a sixth faster.
template <typename OnMove>
[[gnu::flatten]] int play_randomly(Game& game, Random& random, OnMove on_move) {
  int decisions = 0;
  Events events;
  while (!game.over()) {
    const Moves legal = game.legal_moves();
    const Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    static_cast<void>(game.apply(move, events));  // cannot fail: the move is legal
    on_move(legal, events);
    ++decisions;
  }
  return decisions;
}

// Plays a game between careful players (greedy_move) and calls `visit(recall)` before every decision.
template <typename Visit>
void visit_careful_game(const Options& options, Random& random, Visit visit) {
  Course course = *Course::open({.options = options, .deck = Deck::shuffled(options, random)});
  Events events;
  while (!course.over()) {
    visit(course.recall());
    static_cast<void>(course.make(greedy_move(course.recall()), events));
  }
}

}  // namespace rookie
