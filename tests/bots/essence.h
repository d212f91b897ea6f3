#pragma once

#include <string>

#include "bots/recall.h"

namespace rookie {

// Returns everything that the rest of a game depends on, except for R8.4, in a position in which a card must be turned
// over. Equal exactly for equivalent positions, whichever spots and tray piles the cards are on.
[[nodiscard]] std::string essence_of(const Recall& recall);

}  // namespace rookie
