#pragma once

#include <cstdint>
#include <vector>

#include "review/walk.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// A card that was turned over for a pair with an open one, found or not.
struct Seek {
  enum class How : std::uint8_t {
    Memory,     // it had been shown before
    Deduction,  // it had not, but all that nobody had seen were of kinds that lay open
    Luck,
  };

  int decision = 0;
  Seat seat;
  Kind kind = Kind::Green;
  How how = How::Luck;
  bool paired = false;
  // The chance of a pair: by luck that of this card, from memory that of a card turned over blindly, else 1.
  double chance = 0;
};

// Observes every card that is turned over while others lie open.
struct Seeks {
  std::vector<Seek> all;

  void operator()(const Decided& decided);
};

}  // namespace rookie
