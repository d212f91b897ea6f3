#pragma once

#include <optional>

#include "notation/record.h"
#include "review/report.h"
#include "terminal/lines.h"
#include "terminal/paint.h"

namespace rookie {

// What a review says, 80 columns wide: who won, who was ahead, the figures, the moments. Of all players, or of one.
[[nodiscard]] Lines render_report(const Record& record, const Report& report, std::optional<Seat> only, Paint paint);

}  // namespace rookie
