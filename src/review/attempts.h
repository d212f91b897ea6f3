#pragma once

#include <optional>
#include <vector>

#include "review/knowledge.h"
#include "review/memory.h"
#include "review/walk.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/spot_set.h"

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

// Observes the attempts, and gives those that have come to their end. The tests must be observed before it.
class Attempts {
 public:
  explicit Attempts(const MemoryTests& tests) : tests_(tests) {}

  void operator()(const Decided& decided);

  std::vector<Attempt> all;

 private:
  void happen(const Event& event, const Knowledge& knowledge, const Decided& decided);
  void end();

  const MemoryTests& tests_;
  std::optional<Attempt> now_;
  SpotSet again_;  // where the cards lie that were turned over again
};

}  // namespace rookie
