#pragma once

#include "rules/table.h"
#include "terminal/lines.h"
#include "terminal/names.h"
#include "terminal/paint.h"

namespace rookie {

// Renders the winners of a game that is over, and all points, best first (R8.2).
[[nodiscard]] Lines render_ranking(const Table& table, const Names& names, Paint paint);

}  // namespace rookie
