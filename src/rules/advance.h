#pragma once

#include "rules/event.h"
#include "rules/table.h"

namespace rookie {

// Applies an event to the table, so that the events of a move can be shown one by one. Nobody decides anything in
// between: `turnable` is empty, and `phase` only says what the player is doing; after a placement it stays
// Phase::Place. After the last event `spots`, `seats`, `hand` and `barred` equal those of Game::table, in Phase::Place
// also `owner`, and until the game is over `active` and `turn`.
void advance(Table& table, const Event& event);

}  // namespace rookie
