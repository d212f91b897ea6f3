#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "review/attempts.h"
#include "review/walk.h"
#include "rules/ids.h"

namespace rookie {

// A placement that could have secured (R5.3), and whether it did.
struct Securing {
  int decision = 0;
  Seat seat;   // who decided
  Seat owner;  // of the tray that was placed on
  bool done = false;
};

struct Securings {
  std::vector<Securing> all;

  void operator()(const Decided& decided);
};

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

class Steals {
 public:
  // Both are observed too, before it or after it.
  Steals(const Attempts& attempts, const Securings& securings) : attempts_(attempts), securings_(securings) {}

  void operator()(const Decided& decided);

  std::vector<Steal> all;

 private:
  void let_pass(int before);

  const Attempts& attempts_;
  const Securings& securings_;
  std::size_t next_attempt_ = 0;
  std::size_t next_securing_ = 0;
  // What players have let pass so far.
  std::array<bool, Seat::count> to_secure_{};
  std::array<bool, Seat::count> crosses_{};  // in the last turn
};

}  // namespace rookie
