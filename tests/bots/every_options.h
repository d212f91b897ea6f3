#pragma once

#include <cstdint>
#include <vector>

#include "rules/options.h"

namespace rookie {

// Returns options of every variant, ruling and number of seats in R1, in both editions and in one so small (R1.5) that
// spots become empty after a few pairs.
[[nodiscard]] inline std::vector<Options> every_options() {
  std::vector<Options> all;
  for (const Variant variant : all_variants) {
    for (const Edition edition : {classic, pocket, Edition{.colours = 3, .copies = 4}}) {
      for (const Ruling ruling : all_rulings) {
        for (std::uint8_t seats = 2; seats <= Seat::count; ++seats) {
          const Options options{
              .edition = edition, .variant = variant, .ruling = ruling, .seats = seats, .first = Seat::at(seats - 1)};
          if (validate(options)) all.push_back(options);
        }
      }
    }
  }
  return all;
}

}  // namespace rookie
