#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/result.h"
#include "notation/record.h"
#include "rules/ids.h"

namespace rookie {

// The summary of a game, computed from its record.
struct Summary {
  struct Turn {
    Seat seat;
    std::array<int, Seat::count> points{};     // of all seats, at the end of the turn
    std::array<int, Seat::count> unsecured{};  // cards
  };
  struct Gain {
    int turn = 0;
    Seat seat;
    Seat other;  // the player the cards were taken from, if any
    int cards = 0;
  };

  int seats = 0;
  std::vector<Seat> winners;  // several share the win (R8.2)
  std::vector<Turn> turns;
  std::optional<Gain> biggest_taken;    // R6.1, R6.3, R6.4; the first of equals
  std::optional<Gain> biggest_secured;  // R5.3; the first of equals
  std::vector<Gain> rookies;            // R6.4, with the cards each one gained
};

// Refuses a game that is not over.
[[nodiscard]] Result<Summary> summarise(const Record& record);

}  // namespace rookie
