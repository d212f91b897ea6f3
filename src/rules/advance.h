#pragma once

#include "rules/event.h"
#include "rules/table.h"

namespace rookie {

// Does to the table what everybody sees the event do, so that the events of a move can be shown one by one. In between
// nobody decides anything: no card may be turned over, and a phase is only what the player is busy with; after a
// placement it stays Phase::Place. All else is, after the last event, as Game::table gives it; when the game is over
// also but for `active` and `turn`.
void advance(Table& table, const Event& event);

}  // namespace rookie
