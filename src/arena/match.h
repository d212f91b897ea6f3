#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/play_game.h"
#include "arena/watch.h"
#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "core/result.h"
#include "rules/options.h"

namespace rookie {

// Bots that meet over the same deals: those of make_bot by their names, programs of others as "exec:COMMAND"
// (ExecBots). There are two of them, or one a side, or one a seat; of two, the first holds one side and the second all
// others. A side is a seat, in team two partners.
//
// Every deal is played once for each rotation of the bots around the table, with the same cards and the same seeds on
// the same seats: nobody wins by a better deal or by a better seat.
struct Match {
  Options options;
  std::vector<std::string> bots;
  std::uint64_t deals = 2;
  std::uint64_t seed = 1;
  int threads = 1;
  Budget budget{};                         // for each decision of every bot
  const Evaluation* evaluation = nullptr;  // for bots that look ahead, and to measure luck
  bool less_luck = false;                  // measure the luck too, which takes a millisecond a game
};

// How often a deal is played.
[[nodiscard]] int games_a_deal(const Match& match);

// Which of the bots sits on each seat.
[[nodiscard]] std::vector<std::size_t> seating(const Match& match, int rotation);

// Whether the bots' strengths can be told by one number: two bots, two sides.
[[nodiscard]] bool two_sided(const Match& match);

struct ForfeitedGame {
  std::uint64_t number = 0;  // in the match, from 1: deal by deal, rotation by rotation
  Forfeit forfeit;
};

inline constexpr double luck_unit = 1e-4;  // of a win

// What one bot did in a match, summed in whole numbers, so that the order in which threads finish does not matter.
struct Tally {
  std::uint64_t deals = 0;
  std::uint64_t games = 0;
  std::uint64_t seats = 0;              // that it sat on, over all games
  std::uint64_t win_parts = 0;          // see whole_win
  std::uint64_t squared_win_parts = 0;  // those of each deal, squared
  std::int64_t luckless_wins = 0;       // wins less luck (luck_of), in units of luck_unit
  std::uint64_t squared_luckless_wins = 0;
  std::uint64_t points = 0;
  std::uint64_t forfeits = 0;
  std::optional<ForfeitedGame> first_forfeit;
  std::uint64_t decisions = 0;
  std::chrono::nanoseconds thinking{};

  Tally& operator+=(const Tally& other);
};

// One tally a bot. Does not depend on the number of threads, as far as the bots do not: the time for thinking does.
// The watch is told of deals, and of games by ForfeitedGame::number. Refuses bad options, unknown bots, another number
// of them than Match says, and a single deal, which tells nothing about luck.
[[nodiscard]] Result<std::vector<Tally>> play_match(const Match& match, const Watch& watch);

// A measured value and its 95 % interval.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

// The share of its games that the bot wins, shared wins by their share. The games of one deal are not independent of
// each other, deals are: the interval (normal approximation) comes from how much the deals differ.
[[nodiscard]] Estimate win_share(const Tally& tally);
// The same measured with less luck: another, much closer estimate of the same share. Only if the match measured it.
[[nodiscard]] Estimate luckless_share(const Tally& tally);

// The difference in Elo points that leads to such a share between two sides; infinite if one wins all.
[[nodiscard]] Estimate elo_difference(const Estimate& win_share);

}  // namespace rookie
