#pragma once

#include <string_view>

#include "rules/table.h"

// Tables that are set up by hand.
namespace rookie {

[[nodiscard]] inline Table closed_table(Variant variant, int seats) {
  Table table{.options = {.variant = variant, .seats = static_cast<std::uint8_t>(seats)}, .turnable = SpotSet::all()};
  for (auto& spot : table.spots) spot.height = 12;
  return table;
}

inline void lay_open(Table& table, int spot, Kind kind) {
  table.spots.at(static_cast<std::size_t>(spot - 1)).open = kind;
  table.turnable.remove(*Spot::numbered(spot));
}

// Sets tray piles from tops such as "R-X"; all non-empty piles get the same height.
inline void fill_tray(Table& table, int seat, std::string_view tops, int height) {
  for (std::size_t pile = 0; pile < tops.size(); ++pile) {
    const auto top = kind_of(tops[pile]);
    if (top) {
      table.seats.at(static_cast<std::size_t>(seat - 1)).tray.at(pile) = {.height = static_cast<std::uint8_t>(height),
                                                                          .top = top};
    }
  }
}

// Sets a hand such as "GGX" to place.
inline void give(Table& table, std::string_view letters) {
  table.phase = Phase::Place;
  table.owner = table.active;
  table.turnable = {};
  for (const char letter : letters) table.hand += Cards(*kind_of(letter), 1);
}

}  // namespace rookie
