#pragma once

#include <optional>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/move.h"

namespace rookie {

// Returns the decision that an event shows, or nothing if the rules caused the event. The first event of a move shows
// its decision; the others show none. `so_far` is the game before the move, with or without blank cards. For the other
// events of the move it may also be the game after it.
[[nodiscard]] std::optional<Move> decision_behind(const Event& event, const Game& so_far);

}  // namespace rookie
