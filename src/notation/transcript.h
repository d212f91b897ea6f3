#pragma once

#include <string>

#include "notation/record.h"
#include "rules/cards.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/table.h"

namespace rookie {

// A record played out as text, for people and for golden files: whatever the engine does differently shows as a changed
// line. Stable: it depends on the record and the rules only.
//
// Cards are counted by kind ("3G 1X"), spots, piles and seats numbered from 1, `3>5` is a card that goes from spot 3 to
// spot 5, `-` is nothing. All lines but those of decisions are indented.

// "3G 1X", or "-".
[[nodiscard]] std::string to_string(Cards cards);

// One line, without its end, the clause last:
//
//   seat 2 turned 3 R (R3.1)                 or `3>5 R` where R7.1 moves the card
//   seat 2 paired R 3 5 (R3.2)               the spot of the card that lay open first, then the other
//   seat 2 placed YY- of 2Y on seat 2 (R5.1)
//   seat 2 secured 3G 1X by G (R5.3)         without `by` for R8.1 and R9.1
//   seat 2 is Rookie (R6.4)
//   seat 2 took 3G 1X from seat 1 (R6.1)
//   seat 2 covered 3 5 (R3.3)
//   shifted 3>5 R (R7.3)
//   seat 2 ended the turn, seat 3 is next (R3.3)
//   seat 2 ended the game (R8.1)             or `the game ended`, by nobody (R8.4)
[[nodiscard]] std::string to_string(const Event& event);

// Several lines, each indented and ended:
//
//   spots 12 12R 0  12 12! 12  12 12 12      heights, the kind of an open card, `!` for a barred one (R4.1)
//   trays - - - (0)  Y2 - X1 (5)             by seat: the three piles (top and height), the points
//   place 2Y on seat 1 or 3                  what is in hand, and whose trays it may go to; only when placing
//   turn 7 seat 1: seek                      the phase of the game, in words
[[nodiscard]] std::string to_string(const Table& table);

// The header; the table and the legal moves; then for every decision `turn. seat token`, its events, the table and the
// legal moves after it. The legal moves are a count and the moves; of more than 16 only a hash, since R5.2 allows
// hundreds. Last the result.
[[nodiscard]] std::string transcript(const Record& record);

}  // namespace rookie
