#pragma once

#include <chrono>

#include "core/result.h"

namespace rookie {

// How much thought a decision may take.
struct Budget {
  int positions = 3000;                         // most positions to judge: the same decisions on every machine
  std::chrono::milliseconds time{};             // most time to take, unlimited if 0 …
  std::chrono::nanoseconds (*now)() = nullptr;  // … by this clock: bots have no clock of their own
};

// The budget of this many positions, as pages name it: 0 to 1,000,000.
[[nodiscard]] inline Result<Budget> budget_of(int positions) {
  if (positions < 0 || positions > 1'000'000) return refuse("", "0 to 1000000 positions can be judged");
  return Budget{.positions = positions};
}

}  // namespace rookie
