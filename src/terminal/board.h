#pragma once

#include "rules/table.h"
#include "terminal/lines.h"
#include "terminal/names.h"
#include "terminal/paint.h"

namespace rookie {

// Renders the nine spots, and beside them the seats in turn order: 15 lines. Names are at most name_width wide.
//
//   +-------+  A spot: its number, the height of its pile, and the back of its top card;
//   |1   x12|  an open card shows its letter, a card barred by R4.1 the word "barred".
//   | . . . |
//   | . . . |  > Ada    [R]x3   .    [X]x2     12    A seat: an arrow if it is active, the top and height of each
//   +-------+    plays now                           tray pile, and its points.
[[nodiscard]] Lines render_board(const Table& table, const Names& names, Paint paint);

}  // namespace rookie
