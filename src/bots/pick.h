#pragma once

#include <cstdint>

#include "core/random.h"
#include "rules/game.h"
#include "rules/ids.h"
#include "rules/move.h"
#include "rules/spot_set.h"

namespace rookie {

// Returns one of the moves or spots, each with the same probability. There must be at least one.
[[nodiscard]] inline Move pick(const Moves& moves, Random& random) {
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

[[nodiscard]] inline Spot pick(SpotSet spots, Random& random) {
  auto at = spots.begin();
  for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(spots.size())); skip > 0; --skip) ++at;
  return *at;
}

}  // namespace rookie
