#pragma once

#include <cstdint>

#include "bots/recall.h"
#include "rules/game.h"

namespace rookie {

// Whether moves are of interest too that take nothing although something could be taken: a card that makes no pair
// while another is known to make one with an open card, and a first card that is known and leads to no pair, which only
// passes the turn.
enum class Waiting : std::uint8_t { No, Too };

// The legal moves that are worth a look: one of each set that comes to the same, and no waiting but where it is asked
// for or nothing else is left. Placements come to the same if the tray shows the same tops afterwards; cards to turn
// over, if they are of one known kind or unknown, and all or none have others beneath. (How many lie beneath makes a
// small difference later; that is neglected.) Empty only when the game is over.
[[nodiscard]] Moves candidates(const Recall& recall, Waiting waiting = Waiting::No);

}  // namespace rookie
