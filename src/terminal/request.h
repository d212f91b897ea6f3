#pragma once

#include "rules/table.h"
#include "terminal/lines.h"
#include "terminal/names.h"
#include "terminal/paint.h"

namespace rookie {

// Renders what the active player must decide, and what to type: two or three lines.
[[nodiscard]] Lines render_request(const Table& table, const Names& names, Paint paint);

// Renders the rules that matter to the decision, in brief, and the keys.
[[nodiscard]] Lines render_help(const Table& table);

}  // namespace rookie
