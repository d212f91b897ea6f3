#pragma once

#include <cstddef>

#include "bots/per_kind.h"
#include "rules/ids.h"
#include "rules/move.h"
#include "rules/table.h"

namespace rookie {

// How many tray piles of a player show each kind. Which of the piles it is makes no difference to anything (R5.3).
using Tops = PerKind<int>;

[[nodiscard]] Tops tops_of(const Table& table, Seat seat);

// Another number for other tops, below tops_numbers: two bits a kind, since each shows on 0 to 3 piles.
inline constexpr std::size_t tops_numbers = std::size_t{1} << (2U * kind_count);
[[nodiscard]] std::size_t number_of(const Tops& tops);

// Whose tray a placement goes to (R5.1, R5.5), and what that tray shows then, before anything is secured.
[[nodiscard]] Seat owner_of(const Table& table, Move placement);
[[nodiscard]] Tops tops_after(const Table& table, Move placement);

}  // namespace rookie
