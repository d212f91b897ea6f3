#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "arena/watch.h"
#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "core/result.h"
#include "rules/ids.h"
#include "rules/options.h"

namespace rookie {

struct Simulation {
  Options options;
  std::vector<std::string> bots;  // one per seat, of make_bot: these never forfeit
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
  int threads = 1;
  Budget budget{};
  const Evaluation* evaluation = nullptr;  // for bots that look ahead
};

// Sums over all games. They are integers, so that the order in which threads finish does not matter.
struct Statistics {
  struct ForSeat {
    std::uint64_t points = 0;
    std::uint64_t win_parts = 0;  // see whole_win
  };

  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t turns = 0;
  std::uint64_t shortest = 0;  // in turns
  std::uint64_t longest = 0;
  std::uint64_t pairs = 0;
  std::uint64_t secured = 0;       // how often a tray was secured (R5.3)
  std::uint64_t steals = 0;        // R6.1, R6.3
  std::uint64_t cards_stolen = 0;  // by those steals
  std::uint64_t rookies = 0;       // R6.4
  std::uint64_t standstills = 0;   // R8.4
  std::array<ForSeat, Seat::count> seats{};

  Statistics& operator+=(const Statistics& other);
};

// Plays the games. Game i of a seed does not depend on the number of games and threads. Refuses bad options and unknown
// bots.
[[nodiscard]] Result<Statistics> simulate(const Simulation& simulation, const Watch& watch);

}  // namespace rookie
