#pragma once

#include <string>
#include <vector>

#include "rules/options.h"

namespace rookie::fair {

// What is agreed on before anybody can know the deal.
struct Terms {
  std::string game;  // its id, new for every game
  Options options;
  std::vector<std::string> names;  // one a seat, as RGN allows them
};

// Terms version 1 as docs/fair-deal.md spells them. These bytes are hashed, so they are frozen: whatever the rest of
// the program learns to write, every proof ever given must still hold.
[[nodiscard]] std::string text_of(const Terms& terms);

}  // namespace rookie::fair
