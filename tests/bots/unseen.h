#pragma once

#include <cstddef>
#include <vector>

#include "rules/spot_set.h"
#include "rules/table.h"

namespace rookie {

// Returns the indices in the deck of the cards on the table that nobody has turned over: all except the tops of the
// spots in `seen`. R7.1 and R7.3 only move cards that have been turned over, so the others lie where R2.1 dealt them.
[[nodiscard]] inline std::vector<int> unseen_cards(const Table& table, SpotSet seen) {
  std::vector<int> cards;
  for (const Spot spot : SpotSet::all()) {
    const int height = table.spots.at(static_cast<std::size_t>(spot.index())).height;
    const int unseen = height - (seen.contains(spot) ? 1 : 0);
    for (int level = 0; level < unseen; ++level) cards.push_back((level * Spot::count) + spot.index());
  }
  return cards;
}

}  // namespace rookie
