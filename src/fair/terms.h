#pragma once

#include <string>
#include <vector>

#include "rules/options.h"

namespace rookie::fair {

// What is agreed on before anybody can know the deal.
struct Terms {
  std::string game;  // its id, new for every game
  Options options;
  std::vector<std::string> names;  // one per seat, as RGN allows them
};

// Returns the terms in version 1 (docs/fair-deal.md). These bytes are hashed, so they must never change: every proof
// ever given must remain valid.
[[nodiscard]] std::string text_of(const Terms& terms);

}  // namespace rookie::fair
