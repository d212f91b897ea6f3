#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "bots/bot.h"
#include "core/result.h"
#include "notation/record.h"
#include "play/course.h"
#include "play/seated_bots.h"
#include "rules/deck.h"
#include "rules/options.h"

namespace rookie {

// Everything random in one game: the deck, and a seed for the bot of each seat.
struct Shuffle {
  Deck deck;
  BotSeeds bot_seeds{};
};

// Returns shuffle `number` of a seed. It depends only on these arguments, not on the bots.
[[nodiscard]] Shuffle make_shuffle(const Options& options, std::uint64_t seed, std::uint64_t number);

// Wins are counted in sixtieths, since a win is shared by up to six seats (R8.2).
inline constexpr std::uint64_t whole_win = 60;

// A bot forfeits its game if it gives no answer, or a move that is not legal.
struct Forfeit {
  Seat seat;
  Error why;
};

// A game that bots have played to its end, or until one of them forfeits. A forfeit ends the game; points stay as they
// are. The bot's side loses, with the partner in team; all seats of the other sides share the win equally, whatever
// their points.
struct Played {
  Course course;
  std::optional<Forfeit> forfeit;
};

// Returns the record of the game. The record of a forfeited game is unfinished, and its tag Forfeit has the seat that
// lost and the reason: "2: no answer within 300 ms".
[[nodiscard]] Record record_of(const Played& played);

// Returns what each seat has won, in units of 1 / whole_win.
[[nodiscard]] std::array<std::uint64_t, Seat::count> win_parts(const Played& played);

// Refuses bad options and less than one thread.
[[nodiscard]] Result<void> check_games(const Options& options, int threads);

// Asks the bot for a move and makes it. An error is the reason for a forfeit.
[[nodiscard]] Result<void> play_move(Bot& bot, const Budget& budget, Course& course, Events& events);

// Asks the bots for moves until the game is over or forfeited, and tells them all events. Calls `watch(events)` after
// every move.
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
