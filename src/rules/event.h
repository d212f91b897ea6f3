#pragma once

#include <cstdint>

#include "core/fixed_list.h"
#include "rules/cards.h"
#include "rules/clause.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/placement.h"
#include "rules/spot_set.h"

namespace rookie {

// Something that everybody at the table sees happen. A move causes one or more events, in order. The table below says
// which fields each type uses; the others keep their defaults, so that events compare and hash by value.
//
//   type       clause                      fields
//   Turned     R3.1, R4.2                  seat turns over the `kind` on `from`; it lies open on `to` (R7.1: elsewhere)
//   Paired     R3.2, R4.3, R4.4            seat takes the two cards of `kind` open on `from` and `to`; `from` was first
//   Placed     R5.1, R5.5                  seat places `cards` on the tray of `other` (itself, or the partner) as
//                                          `placement` says
//   Secured    R5.3, R8.1, R9.1            `cards` go to the points pile of seat; R5.3: three tops of `kind`
//   Rookie     R6.4                        seat has secured three X
//   Taken      R6.1, R6.3, R6.4, R8.1      seat gains `cards`, all unsecured cards of `other`; from several others, in
//                                          turn order, beginning with seat's right neighbour
//   Covered    R3.3, R4.1, R4.3            seat turns the cards on `spots` face down
//   Shifted    R7.3                        the open `kind` on `from` moves to `to`
//   TurnEnded  R3.3, R3.4, R4.3, R4.5      seat's turn is over (the clause says why); `other` is next
//   GameEnded  R8.1, R8.4                  by seat's last pair (R8.1), or by a standstill and no seat (R8.4): the turn
//                                          has ended and no other begins
struct Event {
  enum class Type : std::uint8_t {
    Turned,
    Paired,
    Placed,
    Secured,
    Rookie,
    Taken,
    Covered,
    Shifted,
    TurnEnded,
    GameEnded
  };

  Type type = Type::Turned;
  Clause clause = Clause::R3_1;
  Seat seat;
  Seat other;
  Kind kind = Kind::Green;
  Spot from;
  Spot to;
  SpotSet spots;
  Placement placement;
  Cards cards;

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

// What an event means beyond its type.

// R8.1: Taken, Secured and GameEnded because of the last pair.
[[nodiscard]] constexpr bool is_of_last_pair(const Event& event) { return event.clause == Clause::R8_1; }
// R5.3: three tops of one kind.
[[nodiscard]] constexpr bool secures_tray(const Event& event) { return event.clause == Clause::R5_3; }
// R6.1, R6.3, R6.4: cards taken from another player to be placed.
[[nodiscard]] constexpr bool is_steal(const Event& event) {
  return event.type == Event::Type::Taken && !is_of_last_pair(event);
}
// R6.4: a steal because of the Rookie before it.
[[nodiscard]] constexpr bool is_of_rookie(const Event& event) {
  return is_steal(event) && event.clause == Clause::R6_4;
}
// R4.3, R4.4: a pair with a card that was open at the start of the turn.
[[nodiscard]] constexpr bool is_sought(const Event& event) {
  return event.type == Event::Type::Paired && event.clause != Clause::R3_2;
}
// R3.3
[[nodiscard]] constexpr bool covers_mismatch(const Event& event) {
  return event.type == Event::Type::Covered && event.clause == Clause::R3_3;
}
// R8.4
[[nodiscard]] constexpr bool is_standstill(const Event& event) { return event.clause == Clause::R8_4; }

// The longest cascade is the end of a turn that leaves nothing to turn over: Turned, TurnEnded and some Shifted. The
// end of the game is Turned, Paired, five Taken, Secured, GameEnded.
using Events = FixedList<Event, 12>;

}  // namespace rookie
