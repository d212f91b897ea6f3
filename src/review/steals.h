#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "review/attempts.h"
#include "review/walk.h"
#include "rules/ids.h"

namespace rookie {

// A placement that could have secured (R5.3).
struct Securing {
  int decision = 0;
  Seat seat;
  bool done = false;  // it secured
};

struct Securings {
  std::vector<Securing> all;

  void operator()(const Decided& decided);
};

// All unsecured cards of one player, taken by another: with a pair of X (R6.1, R6.3) or by a Rookie (R6.4).
struct Steal {
  int decision = 0;
  Seat seat;
  Seat other;  // who lost the cards
  int cards = 0;
  // Since the loser's tray was last empty, they missed an opportunity to secure, with a placement or by not taking a
  // certain pair; or they did not take a certain pair of X in their last turn.
  bool preventable = false;
};

class Steals {
 public:
  // Both must observe the same decisions, before or after this.
  Steals(const Attempts& attempts, const Securings& securings) : attempts_(attempts), securings_(securings) {}

  void operator()(const Decided& decided);

  std::vector<Steal> all;

 private:
  void let_pass(int before);

  const Attempts& attempts_;
  const Securings& securings_;
  std::size_t next_attempt_ = 0;
  std::size_t next_securing_ = 0;
  // Whether each player has missed an opportunity.
  std::array<bool, Seat::count> to_secure_{};
  std::array<bool, Seat::count> crosses_{};  // in their last turn
};

}  // namespace rookie
