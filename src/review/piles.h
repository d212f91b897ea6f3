#pragma once

#include <array>
#include <string>

#include "notation/record.h"
#include "rules/event.h"
#include "rules/ids.h"

namespace rookie {

// All cards on the nine spots as letters, the lowest first; `?` for one that is not known.
using Piles = std::array<std::string, Spot::count>;

[[nodiscard]] Piles piles_of(const Deck& deck);  // as dealt (R2.1)
void advance(Piles& piles, const Event& event);

}  // namespace rookie
