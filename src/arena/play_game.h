#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "core/result.h"
#include "rules/deck.h"
#include "rules/game.h"
#include "rules/options.h"

namespace rookie {

using Bots = std::vector<std::unique_ptr<Bot>>;  // one a seat

// All the luck of one game: the cards, and a seed for the bot of each seat.
struct Deal {
  Deck deck;
  std::array<std::uint64_t, Seat::count> bot_seeds{};
};

// Deal number `number` of a seed is the same whoever plays it.
[[nodiscard]] Deal make_deal(const Options& options, std::uint64_t seed, std::uint64_t number);

// Wins are counted in sixtieths, since a win is shared by up to six seats (R8.2).
inline constexpr std::uint64_t whole_win = 60;

// What each seat has won of a game that is over.
[[nodiscard]] std::array<std::uint64_t, Seat::count> win_parts(const Game& game);

// Refuses bad options, unknown bots and less than one thread.
[[nodiscard]] Result<void> check_games(const Options& options, const std::vector<std::string>& bots, int threads);

// Asks the bots for moves until the game is over, and tells each of them all that happens. `on_move` is told every move
// and what it caused.
template <typename OnMove>
Game play_game(const Options& options, const Deck& deck, const Bots& bots, const Budget& budget, OnMove on_move) {
  Game game = *Game::deal(options, deck);
  Events events;
  while (!game.over()) {
    Bot& bot = *bots[static_cast<std::size_t>(game.active().index())];
    const Move move = *bot.decide(game.table(), game.legal_moves(), budget);
    static_cast<void>(game.apply(move, events));  // our bots' moves are legal
    for (const Event& event : events) {
      for (const auto& each : bots) each->observe(event);
    }
    on_move(move, events);
  }
  return game;
}

}  // namespace rookie
