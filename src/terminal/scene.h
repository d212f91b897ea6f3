#pragma once

#include <vector>

#include "rules/event.h"
#include "rules/table.h"

namespace rookie {

// Something to be looked at before the game goes on: the table at that moment, and what is said about it.
struct Scene {
  Table table;
  std::vector<Event> events;
};

// The scenes of one move. Each begins with something new (cards turned over, placed, taken, shifted; a Rookie) and
// shows it before the events that follow clear it away: a mismatch lies open, three equal tops lie in their tray.
// `before` is the table on which the move was made.
[[nodiscard]] std::vector<Scene> scenes(const Table& before, const Events& events);

}  // namespace rookie
