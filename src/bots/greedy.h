#pragma once

#include "bots/belief.h"
#include "bots/recall.h"
#include "rules/game.h"
#include "rules/move.h"

namespace rookie {

// Returns the move of a careful player who does not look ahead: takes known pairs, the most valuable first, places to
// secure, keeps tops that can still be matched, and counts the cards that are left. The move is legal however wrong the
// belief is. The game must not be over. In Phase::Place the move is one of `placements`.
[[nodiscard]] Move greedy_move(const Belief& belief, const Moves& placements);

// The same for a player who forgets nothing.
[[nodiscard]] Move greedy_move(const Recall& recall);

}  // namespace rookie
