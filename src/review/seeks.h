#pragma once

#include <cstdint>
#include <vector>

#include "review/walk.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// A card turned over to find a pair with an open one.
struct Seek {
  enum class How : std::uint8_t {
    Memory,     // the card had been seen
    Deduction,  // it had not, but all unseen cards were of kinds that lay open
    Luck,
  };

  int decision = 0;
  Seat seat;
  Kind kind = Kind::Green;
  How how = How::Luck;
  bool paired = false;
  // The chance of a pair: with luck, of this card; from memory, of a card turned over at random; by deduction, 1.
  double chance = 0;
};

// Collects every card turned over while others lie open.
struct Seeks {
  std::vector<Seek> all;

  void operator()(const Decided& decided);
};

}  // namespace rookie
