#pragma once

#include <vector>

#include "notation/record.h"
#include "review/attempts.h"
#include "review/securing.h"
#include "rules/ids.h"

namespace rookie {

// All unsecured cards of one player, gained by another: by a pair of X (R6.1, R6.3) or a Rookie (R6.4).
struct Steal {
  int decision = 0;
  Seat seat;
  Seat other;  // whose cards they were
  int cards = 0;
  bool rookie = false;
  // Since their tray was last empty, the others had let an opportunity to secure pass, by a placement or by not taking
  // a known pair; or had not taken a known pair of X in their last turn.
  bool preventable = false;
};

// `attempts` and `securings` are those of the record.
[[nodiscard]] std::vector<Steal> steals_of(const Record& record, const std::vector<Attempt>& attempts,
                                           const std::vector<Securing>& securings);

}  // namespace rookie
