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

// Something worth looking at again. Every moment has decision, turn, seat and weight; by type it also has:
//
//   LuckyFind     kind, chance: a valuable pair that nobody could know of
//   Steal         other, cards, preventable (R6.1, R6.3)
//   Secured       cards (R5.3)
//   Rookie        cards: all it gained (R6.4)
//   MissedPair    kind: a certain pair was not taken
//   MissedSecure  a placement could have secured, but did not
//   Blunder       loss: in the chance of winning, significant beyond its error
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
  double weight = 0;  // how much the turn changed the seat's chance
};

// Collects moments. The observers among its sources must run before it.
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
  // Returns all moments in the order of the game. Call it after the last decision.
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
