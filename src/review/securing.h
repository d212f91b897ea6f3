#pragma once

#include <vector>

#include "notation/record.h"
#include "rules/ids.h"

namespace rookie {

// A placement that could have secured (R5.3), and whether it did.
struct Securing {
  int decision = 0;
  Seat seat;   // who decided
  Seat owner;  // of the tray that was placed on
  bool done = false;
};

[[nodiscard]] std::vector<Securing> securings_of(const Record& record);

}  // namespace rookie
