#pragma once

#include "rules/table.h"
#include "terminal/lines.h"
#include "terminal/names.h"
#include "terminal/paint.h"

namespace rookie {

// What the active player is asked to decide, and what can be typed: two or three lines.
[[nodiscard]] Lines render_request(const Table& table, const Names& names, Paint paint);

// The rules in brief, as far as they matter to the decision, and the keys.
[[nodiscard]] Lines render_help(const Table& table);

}  // namespace rookie
