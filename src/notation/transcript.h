#pragma once

#include <string>

#include "notation/record.h"
#include "rules/cards.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/table.h"

namespace rookie {

// Writes a replayed record as text, for people and for golden files: any change of the engine's behaviour changes a
// line. The text depends only on the record and the rules.
//
// Cards are counted by kind ("3G 1X"); spots, piles and seats are numbered from 1; `3>5` is a card that moves from spot
// 3 to spot 5; `-` is nothing. The lines of events and tables are indented.

// "3G 1X", or "-".
[[nodiscard]] std::string to_string(Cards cards);

// One line without a line end, the clause last:
//
//   seat 2 turned 3 R (R3.1)                 or `3>5 R` if R7.1 moves the card
//   seat 2 paired R 3 5 (R3.2)               the spot of the card that was open first, then the other
//   seat 2 placed YY- of 2Y on seat 2 (R5.1)
//   seat 2 secured 3G 1X by G (R5.3)         no `by` for R8.1 and R9.1
//   seat 2 is Rookie (R6.4)
//   seat 2 took 3G 1X from seat 1 (R6.1)
//   seat 2 covered 3 5 (R3.3)
//   shifted 3>5 R (R7.3)
//   seat 2 ended the turn, seat 3 is next (R3.3)
//   seat 2 ended the game (R8.1)             or `the game ended` (R8.4), without a seat
[[nodiscard]] std::string to_string(const Event& event);

// Several lines, each indented and with a line end:
//
//   spots 12 12R 0  12 12! 12  12 12 12      heights, the kind of an open card, `!` for a barred one (R4.1)
//   trays - - - (0)  Y2 - X1 (5)             for each seat the three piles (top and height) and the points
//   place 2Y on seat 1 or 3                  the hand, and whose trays it may go to; only when placing
//   turn 7 seat 1: seek                      the phase of the game, in words
[[nodiscard]] std::string to_string(const Table& table);

// Writes the header, the table and the legal moves; then for each decision `turn. seat token`, its events, and the
// table and the legal moves after it; last the result. The legal moves are their count and the moves, or a hash if
// there are more than 16, since R5.2 allows hundreds.
[[nodiscard]] std::string transcript(const Record& record);

}  // namespace rookie
