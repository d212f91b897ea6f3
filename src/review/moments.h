#pragma once

#include <cstdint>
#include <vector>

#include "review/attempts.h"
#include "review/curve.h"
#include "review/review.h"
#include "review/securing.h"
#include "review/seeks.h"
#include "review/steals.h"

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

// The folds that moments are taken from.
struct Folds {
  const std::vector<Attempt>& attempts;
  const std::vector<Securing>& securings;
  const std::vector<Steal>& steals;
  const std::vector<Seek>& finds;
  const std::vector<LuckyCard>& lucky_cards;
  const std::vector<CurvePoint>& curve;
  const Verdicts& verdicts;
};

// In the order of the game.
[[nodiscard]] std::vector<Moment> moments_of(const Record& record, const Folds& folds);

}  // namespace rookie
