#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/options.h"

namespace rookie {

// Returns options of every variant and number of seats in R1, in both editions and in one so small (R1.5) that spots
// become empty after a few pairs; each without house rulings, and with one of the sets of house rulings in turn.
[[nodiscard]] inline std::vector<Options> every_options() {
  std::vector<Options> all;
  std::size_t set = 0;
  for (const Variant variant : all_variants) {
    for (const Edition edition : {classic, pocket, Edition{.colours = 3, .copies = 4}}) {
      for (std::uint8_t seats = 2; seats <= Seat::count; ++seats) {
        Options options{.edition = edition, .variant = variant, .seats = seats, .first = Seat::at(seats - 1)};
        if (!validate(options)) continue;
        all.push_back(options);
        set = set % (all_rulings.size() - 1) + 1;
        options.rulings = all_rulings[set];
        all.push_back(options);
      }
    }
  }
  return all;
}

}  // namespace rookie
