#pragma once

#include <cstdint>

#include "bots/recall.h"
#include "rules/game.h"

namespace rookie {

// Whether first cards are of interest that are known and lead to no pair: they only pass the turn.
enum class Passes : std::uint8_t { No, Too };

// The legal moves that are worth a look: one of each set that comes to the same, no card that makes no pair while
// another is known to make one with an open card, and no passes but those asked for, while there is
// anything else to turn over. Placements come to the same if the
// tray shows the same tops afterwards; cards to turn over, if they are of one known kind or unknown, and all or none
// have others beneath. (How many lie beneath makes a small difference later; that is neglected.) Empty only when the
// game is over.
[[nodiscard]] Moves candidates(const Recall& recall, Passes passes = Passes::No);

}  // namespace rookie
