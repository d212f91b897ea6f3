#pragma once

#include "bots/per_kind.h"
#include "rules/ids.h"
#include "rules/move.h"
#include "rules/table.h"

namespace rookie {

// How many tray piles of a player show each kind. Which of the piles it is makes no difference to anything (R5.3).
using Tops = PerKind<int>;

[[nodiscard]] Tops tops_of(const Table& table, Seat seat);

[[nodiscard]] bool same_side(const Options& options, Seat one, Seat other);

// Whose tray a placement goes to (R5.1, R5.5), and what that tray shows then, before anything is secured.
[[nodiscard]] Seat owner_of(const Table& table, Move placement);
[[nodiscard]] Tops tops_after(const Table& table, Move placement);

}  // namespace rookie
