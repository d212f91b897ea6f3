#pragma once

#include <optional>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/move.h"

namespace rookie {

// The decision that an event shows; nothing for what the rules do by themselves. The first event of a move shows it,
// the others show none. `so_far` is the game before the move, blank cards allowed; for the other events of the move
// also the game after it.
[[nodiscard]] std::optional<Move> decision_behind(const Event& event, const Game& so_far);

}  // namespace rookie
