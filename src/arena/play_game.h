#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
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

// Those of make_bot by their names. Refuses unknown ones, and another number of them than there are seats.
[[nodiscard]] Result<Bots> make_bots(const std::vector<std::string>& names, const Options& options, const Deal& deal);

// Wins are counted in sixtieths, since a win is shared by up to six seats (R8.2).
inline constexpr std::uint64_t whole_win = 60;

// Why a bot has lost its game: it gave no answer, or one that is no legal move.
struct Forfeit {
  Seat seat;
  Error why;
};

// A game that bots have played: to its end, or until one of them forfeits. That ends the game where it stands, points
// included. Its side loses, with the partner in team; all seats of the other sides share the win equally, whatever
// their points.
struct Played {
  Game game;
  std::optional<Forfeit> forfeit;
};

// What each seat has won.
[[nodiscard]] std::array<std::uint64_t, Seat::count> win_parts(const Played& played);

// Refuses bad options and less than one thread.
[[nodiscard]] Result<void> check_games(const Options& options, int threads);

// Asks the bot for a move and makes it on the game. The error is why the bot forfeits.
[[nodiscard]] Result<Move> play_move(Bot& bot, const Budget& budget, Game& game, Events& events);

// Asks the bots for moves until the game is over or forfeited, and tells each of them all that happens. `on_move` is
// told every move and what it caused.
template <typename OnMove>
Played play_game(const Options& options, const Deck& deck, const Bots& bots, const Budget& budget, OnMove on_move) {
  Game game = *Game::deal(options, deck);
  Events events;
  while (!game.over()) {
    const Seat active = game.active();
    const auto move = play_move(*bots[static_cast<std::size_t>(active.index())], budget, game, events);
    if (!move) return {.game = game, .forfeit = Forfeit{.seat = active, .why = move.error()}};
    for (const Event& event : events) {
      for (const auto& each : bots) each->observe(event);
    }
    on_move(*move, events);
  }
  return {.game = game};
}

}  // namespace rookie
