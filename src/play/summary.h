#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/result.h"
#include "notation/record.h"
#include "rules/ids.h"

namespace rookie {

// How a game went: a fold over its record.
struct Summary {
  struct Turn {
    Seat seat;
    std::array<int, Seat::count> points{};     // of all seats, when the turn was over
    std::array<int, Seat::count> unsecured{};  // cards
  };
  struct Gain {
    int turn = 0;
    Seat seat;
    Seat other;  // whom the cards were taken from, where they were
    int cards = 0;
  };

  int seats = 0;
  std::vector<Seat> winners;  // more than one share the win (R8.2)
  std::vector<Turn> turns;
  std::optional<Gain> biggest_taken;    // R6.1, R6.3, R6.4; of equals the first
  std::optional<Gain> biggest_secured;  // R5.3; of equals the first
  std::vector<Gain> rookies;            // R6.4; the cards are those that it brought
};

// The record must be that of a game that is over.
[[nodiscard]] Result<Summary> summarise(const Record& record);

}  // namespace rookie
