#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "bots/bot.h"
#include "core/lookup.h"
#include "core/result.h"
#include "notation/record.h"
#include "play/course.h"
#include "play/seated_bots.h"
#include "rules/deck.h"
#include "rules/options.h"

namespace rookie {

// All the luck of one game: the cards, and a seed for the bot of each seat.
struct Shuffle {
  Deck deck;
  BotSeeds bot_seeds{};
};

// Shuffle number `number` of a seed is the same whoever plays it.
[[nodiscard]] Shuffle make_shuffle(const Options& options, std::uint64_t seed, std::uint64_t number);

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
  Course course;
  std::optional<Forfeit> forfeit;
};

// The record of the game. If it was forfeited, it is unfinished, and its tag Forfeit says who lost it and why:
// "2: no answer within 300 ms".
[[nodiscard]] Record record_of(const Played& played);

// What each seat has won.
[[nodiscard]] std::array<std::uint64_t, Seat::count> win_parts(const Played& played);

// Refuses bad options and less than one thread.
[[nodiscard]] Result<void> check_games(const Options& options, int threads);

// Asks the bot for a move and makes it. The error is why the bot forfeits.
[[nodiscard]] Result<void> play_move(Bot& bot, const Budget& budget, Course& course, Events& events);

// Asks the bots for moves until the game is over or forfeited, and tells each of them all that happens. `watch` is told
// what every move has caused.
template <typename Watch>
Played play_game(Record dealt, const Bots& bots, const Budget& budget, Watch watch) {
  Course course = *Course::open(std::move(dealt));
  Events events;
  while (!course.over()) {
    const Seat active = course.game().active();
    if (const auto made = play_move(*at(bots, active), budget, course, events); !made) {
      return {.course = std::move(course), .forfeit = Forfeit{.seat = active, .why = made.error()}};
    }
    tell(bots, events);
    watch(events);
  }
  return {.course = std::move(course)};
}

}  // namespace rookie
