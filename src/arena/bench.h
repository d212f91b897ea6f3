#pragma once

#include <chrono>
#include <string_view>
#include <vector>

#include "bots/evaluation/evaluation.h"

namespace rookie {

// A speed in millions per second: the lowest, median and highest of several runs.
struct Speed {
  std::string_view name;
  double lowest = 0;
  double median = 0;
  double highest = 0;
};

struct Bench {
  // Millions of random numbers per second, in the same run: the baseline for comparing machines.
  double random_numbers = 0;
  // Decisions of random play on one core: dealing, listing the legal moves, drawing one and applying it, with all its
  // events.
  std::vector<Speed> playouts;
  // Decisions of a careful player (greedy_move), and positions judged by a search, including all the work needed to
  // reach them.
  std::vector<Speed> greedy;
  std::vector<Speed> searches;
};

// Runs the measurements, timed by `now`. An effort below 1, such as 0.01, shortens them in proportion and makes them
// less precise.
[[nodiscard]] Bench run_bench(const Evaluation& evaluation, std::chrono::nanoseconds (*now)(), double effort = 1);

}  // namespace rookie
