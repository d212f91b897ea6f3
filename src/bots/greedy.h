#pragma once

#include "bots/recall.h"
#include "rules/move.h"

namespace rookie {

// The move of a careful player who forgets nothing and does not look ahead: takes what is known, in the order of its
// worth, places to secure, keeps tops that can still be matched, and counts what is left. The game must not be over.
[[nodiscard]] Move greedy_move(const Recall& recall);

}  // namespace rookie
