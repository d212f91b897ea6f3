#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/play_game.h"
#include "arena/watch.h"
#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "core/result.h"
#include "rules/options.h"

namespace rookie {

// A match between bots. A bot is the name of one of make_bot, or "exec:COMMAND" for another program (ExecBots). There
// are two bots, or one per side, or one per seat; of two, the first plays one side and the second all others. A side is
// a seat, in team two partners.
//
// Every deal is played once for each rotation of the bots around the table, with the same cards and seeds on the same
// seats, so that no bot gains from a better deal or a better seat.
struct Match {
  Options options;
  std::vector<std::string> bots;
  std::uint64_t deals = 2;
  std::uint64_t seed = 1;
  int threads = 1;
  Budget budget{};                         // for each decision of every bot
  const Evaluation* evaluation = nullptr;  // for bots that look ahead, and to measure luck
  Reads reads = Reads::Yes;
  bool less_luck = false;  // also measure luck, which takes a millisecond per game
};

// Returns the number of games per deal.
[[nodiscard]] int games_a_deal(const Match& match);

// Returns the index of the bot on each seat.
[[nodiscard]] std::vector<std::size_t> seating(const Match& match, int rotation);

// Whether an Elo difference makes sense: two bots and two sides.
[[nodiscard]] bool two_sided(const Match& match);

struct ForfeitedGame {
  std::uint64_t number = 0;  // in the match, from 1, by deal, then by rotation
  Forfeit forfeit;
};

inline constexpr double luck_unit = 1e-4;  // of a win

// The results of one bot in a match. Sums are integers, so that the order in which threads finish does not matter.
struct Tally {
  std::uint64_t deals = 0;
  std::uint64_t games = 0;
  std::uint64_t seats = 0;              // seats it played, over all games
  std::uint64_t win_parts = 0;          // see whole_win
  std::uint64_t squared_win_parts = 0;  // the squares of each deal's win parts
  std::int64_t luckless_wins = 0;       // wins minus luck (luck_of), in units of luck_unit
  std::uint64_t squared_luckless_wins = 0;
  std::uint64_t points = 0;
  std::uint64_t forfeits = 0;
  std::optional<ForfeitedGame> first_forfeit;
  std::uint64_t decisions = 0;
  std::chrono::nanoseconds thinking{};

  Tally& operator+=(const Tally& other);
};

// Plays a match and returns one tally per bot. Except for the thinking time, the result does not depend on the number
// of threads unless a bot does. The watch counts deals as progress and gets the records in the order of
// ForfeitedGame::number. Refuses bad options, unknown bots, a number of bots that Match does not allow, and a single
// deal, from which no interval can be estimated.
[[nodiscard]] Result<std::vector<Tally>> play_match(const Match& match, const Watch& watch);

// A measured value and its 95 % interval.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

// Returns the share of its games that the bot wins; a shared win counts by its share. Deals are independent, the games
// of one deal are not, so the interval (normal approximation) is computed from the deals.
[[nodiscard]] Estimate win_share(const Tally& tally);
// Returns a second, much more precise estimate of the same share, with the measured luck taken out. The match must have
// measured it (less_luck).
[[nodiscard]] Estimate luckless_share(const Tally& tally);

// Returns the Elo difference that gives this share between two sides; infinite if one side wins everything.
[[nodiscard]] Estimate elo_difference(const Estimate& win_share);

// What two bots of a pool won in the games between them; a shared win counts by its share.
struct Encounter {
  std::size_t one = 0;
  std::size_t other = 0;
  double wins_of_one = 0;
  double wins_of_other = 0;
};

// Returns the Elo ratings of all bots of a pool that explain the encounters best (Bradley and Terry's model). Their
// mean is 0. Each encounter counts as if there had been one more drawn game, so that they are finite.
[[nodiscard]] std::vector<double> elo_ratings(std::size_t bots, const std::vector<Encounter>& encounters);

}  // namespace rookie
