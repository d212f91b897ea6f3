#pragma once

#include <array>
#include <optional>

#include "rules/cards.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/table.h"

namespace rookie {

// The kinds of the tops of all spots, as far as they are known.
using SpotKinds = std::array<std::optional<Kind>, Spot::count>;

// What a player takes for true: all that the table shows, and what comes to mind of the rest, rightly or wrongly.
struct Belief {
  Table table;
  SpotKinds tops;  // open ones, and those face-down ones that come to mind
  Cards left;      // on the spots, seen or not

  [[nodiscard]] std::optional<Kind> top(Spot spot) const { return tops[static_cast<std::size_t>(spot.index())]; }
};

}  // namespace rookie
