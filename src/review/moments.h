#pragma once

#include <cstdint>
#include <vector>

#include "review/attempts.h"
#include "review/curve.h"
#include "review/review.h"
#include "review/seeks.h"
#include "review/steals.h"
#include "review/walk.h"

namespace rookie {

// Something worth looking at again. Fields that the table does not name keep their defaults.
//
//   LuckyFind     kind, chance: a pair that nobody could know, which was worth much
//   Steal         other, cards, preventable (R6.1, R6.3)
//   Secured       cards (R5.3)
//   Rookie        cards: all that it brought (R6.4)
//   MissedPair    kind: of a pair that was certain
//   MissedSecure  a placement could have secured, and did not
//   Blunder       loss: in the chance to win, beyond its error
//   Lead          seat is the likeliest winner from here on
//   End
struct Moment {
  enum class Type : std::uint8_t { LuckyFind, Steal, Secured, Rookie, MissedPair, MissedSecure, Blunder, Lead, End };

  Type type = Type::End;
  int decision = 0;
  int turn = 0;
  Seat seat;
  Seat other;
  int cards = 0;
  Kind kind = Kind::Green;
  bool preventable = false;
  double chance = 0;
  double loss = 0;
  double weight = 0;  // by how much the turn has changed the chance of seat
};

// Observes moments, after the others, of which it takes what they have seen.
class Moments {
 public:
  struct Sources {
    const Attempts& attempts;
    const Securings& securings;
    const Steals& steals;
    const Seeks& seeks;
    const LuckyCards& lucky_cards;
    const Curve& curve;
    const Verdicts& verdicts;
  };
  explicit Moments(const Sources& sources) : sources_(sources) {}

  void operator()(const Decided& decided);
  // After the last decision: all moments, in the order of the game.
  [[nodiscard]] std::vector<Moment> all(const Options& options) &&;

 private:
  void add_blunder(const Decided& decided);
  void add_events(const Decided& decided);
  void add_finds();
  void add_misses();
  void add_leads(const Options& options);
  void complete(Moment& moment) const;

  Sources sources_;
  std::vector<int> turns_;  // by decision
  std::vector<Moment> all_;
};

}  // namespace rookie
