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

// A pair that a player with perfect memory could have taken.
struct KnownPair {
  Kind kind = Kind::Green;
  bool secures = false;  // placing it could have secured, also on the partner's tray (R5.3)
};

// An attempt to find a pair. It lasts from the start of a turn, or from the last pair, to the next pair or the end of
// the turn.
struct Attempt {
  Seat seat;
  int last = 0;  // decision
  bool paired = false;
  // The pair of its MemoryTest, which a player who remembers takes. Of several tests, the last.
  std::optional<KnownPair> certain;
  // A pair that was certain at one of its decisions; the player may have left it on purpose. Of several, one that
  // secures is preferred, then X.
  std::optional<KnownPair> possible;
  bool possible_cross = false;  // whether a pair of X was certain
  int again_in_vain = 0;        // seen cards turned over without a pair, while there were unseen ones

  [[nodiscard]] bool missed() const { return certain && !paired; }
  [[nodiscard]] bool left() const { return possible && !certain && !paired; }
};

// Observes attempts and collects those that have ended. `tests` must observe each decision first.
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
  SpotSet again_;  // where the cards counted by again_in_vain lie
};

}  // namespace rookie
