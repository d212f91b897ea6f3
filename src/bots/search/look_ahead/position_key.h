#pragma once

#include <cstdint>

#include "bots/recall.h"

namespace rookie {

// Equal for positions that come to the same: which spot and which tray pile a card is on makes no difference, nor how
// many turns it took. For positions in which a card is to be turned over.
[[nodiscard]] std::uint64_t key_of(const Recall& recall);

}  // namespace rookie
