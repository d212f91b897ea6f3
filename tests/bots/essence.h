#pragma once

#include <string>

#include "bots/recall.h"

namespace rookie {

// Returns everything that the rest of a game depends on, except R8.4, in a position in which a card must be turned
// over. Equal if and only if the positions are equivalent, whichever spots and tray piles the cards are on.
[[nodiscard]] std::string essence_of(const Recall& recall);

}  // namespace rookie
