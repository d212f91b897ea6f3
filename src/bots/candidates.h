#pragma once

#include <cstdint>

#include "bots/recall.h"
#include "rules/game.h"

namespace rookie {

// Whether to include moves that take nothing although another move would: turning over a card that makes no pair while
// another is known to match an open card, or a known first card that leads to no pair and so only passes the turn.
enum class Waiting : std::uint8_t { No, Too };

// Returns the legal moves worth considering: one of each set of equivalent moves, and waiting moves only if asked for
// or if nothing else is left. Placements are equivalent if the tray shows the same tops afterwards. Cards to turn over
// are equivalent if they are of the same known kind or all unknown, and all or none have others beneath. (How many are
// beneath makes a small difference later, which is ignored.) Empty only when the game is over.
[[nodiscard]] Moves candidates(const Recall& recall, Waiting waiting = Waiting::No);

}  // namespace rookie
