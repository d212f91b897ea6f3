#pragma once

#include <string>

#include "rules/event.h"
#include "terminal/names.h"

namespace rookie {

// What happened, as one or two plain sentences; empty where there is nothing to say. A cover names neither kinds nor
// spots: its sentence may stay readable when the cards no longer are.
[[nodiscard]] std::string describe(const Event& event, const Names& names);

}  // namespace rookie
