#pragma once

#include <string>

#include "rules/event.h"
#include "terminal/names.h"

namespace rookie {

// Describes an event in one or two sentences; empty if there is nothing to say. The sentence for a cover names neither
// kinds nor spots, since it may stay on the screen after the cards are covered.
[[nodiscard]] std::string describe(const Event& event, const Names& names);

}  // namespace rookie
