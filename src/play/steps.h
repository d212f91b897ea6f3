#pragma once

#include <vector>

#include "rules/event.h"
#include "rules/table.h"

namespace rookie {

// An event, and the table as it looks then.
struct Step {
  Event event;
  Table table;
};
using Steps = std::vector<Step>;

// The events of one move, which leads from one table to another.
[[nodiscard]] Steps steps_of(Table before, const Events& events, const Table& after);

}  // namespace rookie
