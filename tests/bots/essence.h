#pragma once

#include <string>

#include "bots/recall.h"

namespace rookie {

// All that the rest of a game depends on in a position in which a card is to be turned over, but for R8.4: written the
// same exactly for positions that come to the same, whichever spots and tray piles the cards are on.
[[nodiscard]] std::string essence_of(const Recall& recall);

}  // namespace rookie
