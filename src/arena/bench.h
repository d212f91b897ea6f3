#pragma once

#include <string_view>
#include <vector>

#include "rules/options.h"

namespace rookie {

// The speed of random play on one core: dealing, listing the legal moves, drawing one and applying it, with all events.
struct PlayoutSpeed {
  std::string_view name;
  Options options;
  double decisions_per_game = 0;
  // Millions of decisions a second: of several runs, the slowest, the middle and the fastest.
  double lowest = 0;
  double median = 0;
  double highest = 0;
};

struct Bench {
  // Millions of random numbers a second in the same run: what a decision's cost is compared with, since machines
  // differ.
  double random_numbers = 0;
  std::vector<PlayoutSpeed> playouts;
};

[[nodiscard]] Bench run_bench();

}  // namespace rookie
