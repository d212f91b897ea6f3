#pragma once

#include "bots/belief.h"
#include "bots/recall.h"
#include "rules/game.h"
#include "rules/move.h"

namespace rookie {

// The move of a careful player who does not look ahead: takes what is known, in the order of its worth, places to
// secure, keeps tops that can still be matched, and counts what is left. Legal, however wrong the belief is. The game
// must not be over; in Phase::Place, the move is one of `placements`.
[[nodiscard]] Move greedy_move(const Belief& belief, const Moves& placements);

// The same for a player who forgets nothing.
[[nodiscard]] Move greedy_move(const Recall& recall);

}  // namespace rookie
