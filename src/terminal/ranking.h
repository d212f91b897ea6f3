#pragma once

#include "rules/table.h"
#include "terminal/lines.h"
#include "terminal/names.h"
#include "terminal/paint.h"

namespace rookie {

// Who has won a game that is over, and everybody's points, best first (R8.2).
[[nodiscard]] Lines render_ranking(const Table& table, const Names& names, Paint paint);

}  // namespace rookie
