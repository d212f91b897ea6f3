#pragma once

#include "bots/recall.h"
#include "rules/game.h"

namespace rookie {

// The legal moves that are worth a look: one of each set that comes to the same, and no first card that can only pass
// the turn while there is another. Placements come to the same if the tray shows the same tops afterwards; cards to
// turn over, if they are of one known kind or unknown, and all or none have others beneath. (How many lie beneath makes
// a small difference later; that is neglected.) Empty only when the game is over.
[[nodiscard]] Moves candidates(const Recall& recall);

}  // namespace rookie
