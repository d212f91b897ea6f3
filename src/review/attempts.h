#pragma once

#include <optional>
#include <vector>

#include "notation/record.h"
#include "review/memory.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// A pair that somebody could have had who remembers everything.
struct KnownPair {
  Kind kind = Kind::Green;
  bool secures = false;  // it could have been placed on a top of its kind, also the partner's (R5.3)
};

// An attempt to find a pair: from the beginning of a turn, or from the last pair, to the next pair or the end of the
// turn.
struct Attempt {
  Seat seat;
  int first = 0;  // decision
  int last = 0;
  bool paired = false;
  // A memory was tested (MemoryTest): whoever remembers takes the pair. The last one, if there were several.
  std::optional<KnownPair> certain;
  // Any pair that could be had for certain at one of its decisions; it could also be left on purpose. Of several the
  // one that secures, then that of X.
  std::optional<KnownPair> possible;
  bool possible_cross = false;  // a pair of X was
  int again_in_vain = 0;        // cards that had been shown before, turned over for no pair while others were unseen

  [[nodiscard]] bool missed() const { return certain && !paired; }
  [[nodiscard]] bool left() const { return possible && !certain && !paired; }
};

// All that have come to their end. `tests` are those of the record.
[[nodiscard]] std::vector<Attempt> attempts_of(const Record& record, const std::vector<MemoryTest>& tests);

}  // namespace rookie
