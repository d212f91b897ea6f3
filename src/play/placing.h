#pragma once

#include <optional>

#include "rules/move.h"
#include "rules/table.h"

// About the decision of Phase::Place, all from what lies on the table.
namespace rookie {

// The kind of all these cards, if they are of one.
[[nodiscard]] std::optional<Kind> only_kind(Cards cards);

// The placement to offer: one that secures, preferably with three X (R6.4); else one that makes most tops equal and
// touches fewest piles. The partner's tray only if that secures and the player's own does not.
[[nodiscard]] Move suggest(const Table& table);

}  // namespace rookie
