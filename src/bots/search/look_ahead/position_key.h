#pragma once

#include <cstdint>

#include "bots/recall.h"

namespace rookie {

// A key that is equal for equivalent positions: the spot and the tray pile of a card make no difference, nor does the
// number of turns played, except those waited in a row. For positions in which a card is to be turned over.
[[nodiscard]] std::uint64_t key_of(const Recall& recall);

}  // namespace rookie
