#pragma once

#include <array>
#include <optional>

#include "rules/cards.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/table.h"

namespace rookie {

// The kind of the top of each spot, if known.
using SpotKinds = std::array<std::optional<Kind>, Spot::count>;

// What a player believes: everything that the table shows, and what the player remembers of the rest, rightly or
// wrongly.
struct Belief {
  Table table;
  SpotKinds tops;  // open ones, and face-down ones that the player remembers
  Cards left;      // all cards on the spots, seen or not

  [[nodiscard]] std::optional<Kind> top(Spot spot) const { return at(tops, spot); }
};

}  // namespace rookie
