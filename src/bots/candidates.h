#pragma once

#include <algorithm>
#include <cstdint>

#include "bots/recall.h"
#include "rules/game.h"

namespace rookie {

// Whether to include moves that take nothing although another move would: turning over a card that makes no pair while
// another is known to match an open card, or a known first card that leads to no pair and so only passes the turn.
enum class Waiting : std::uint8_t { No, Too };

// The number of turns in a row without anything new, this one included, but at most one more than there are seats.
// Waiting can be wise, but not for all players at once: when everybody has waited, somebody has to go on.
[[nodiscard]] inline int waits(const Game& game) { return std::min(game.quiet_turns(), game.options().seats + 1); }
[[nodiscard]] inline bool all_have_waited(const Game& game) { return waits(game) > game.options().seats; }

// Returns the legal moves worth considering: one of each set of equivalent moves, and waiting moves only if asked for
// or if nothing else is left. Placements are equivalent if the tray shows the same tops afterwards. Cards to turn over
// are equivalent if they are of the same known kind or all unknown, and all or none have others beneath. (How many are
// beneath makes a small difference later, which is ignored.) Empty only when the game is over.
[[nodiscard]] Moves candidates(const Recall& recall, Waiting waiting = Waiting::No);

}  // namespace rookie
