#pragma once

#include "core/id.h"

namespace rookie {

using Spot = Id<struct SpotTag, 9>;  // R2.1: 1 2 3 / 4 5 6 / 7 8 9
using Seat = Id<struct SeatTag, 6>;  // R2.3: in turn order
using Pile = Id<struct PileTag, 3>;  // R2.2: a tray pile

inline constexpr auto all_seats = ids_of<Seat>;
inline constexpr auto all_piles = ids_of<Pile>;

}  // namespace rookie
