#pragma once

#include <chrono>
#include <string_view>
#include <vector>

#include "bots/evaluation/evaluation.h"

namespace rookie {

// Millions a second: of several runs, the slowest, the middle and the fastest.
struct Speed {
  std::string_view name;
  double lowest = 0;
  double median = 0;
  double highest = 0;
};

struct Bench {
  // Random numbers in the same run: what all else is compared with, since machines differ.
  double random_numbers = 0;
  // Decisions of random play on one core: dealing, listing the legal moves, drawing one and applying it, with all
  // events.
  std::vector<Speed> playouts;
  // Decisions of a careful player (greedy_move), and positions that a search judges, each with all that is done to get
  // there.
  std::vector<Speed> greedy;
  std::vector<Speed> searches;
};

// Measures by this clock; with a share of the usual effort, such as 0.01, it takes so much less time, and says so much
// less.
[[nodiscard]] Bench run_bench(const Evaluation& evaluation, std::chrono::nanoseconds (*now)(), double effort = 1);

}  // namespace rookie
