#pragma once

#include <chrono>

namespace rookie {

// How much may be thought about one decision.
struct Budget {
  int positions = 3000;                         // to judge at most: the same decisions on every machine
  std::chrono::milliseconds time{};             // to take at most, if it is not 0 …
  std::chrono::nanoseconds (*now)() = nullptr;  // … by this clock: bots have none of their own
};

}  // namespace rookie
