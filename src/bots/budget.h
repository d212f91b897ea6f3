#pragma once

#include <chrono>

namespace rookie {

// How much thought a decision may take.
struct Budget {
  int positions = 3000;                         // most positions to judge: the same decisions on every machine
  std::chrono::milliseconds time{};             // most time to take, unlimited if 0 …
  std::chrono::nanoseconds (*now)() = nullptr;  // … by this clock: bots have no clock of their own
};

}  // namespace rookie
