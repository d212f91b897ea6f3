#pragma once

#include <optional>

#include "notation/record.h"
#include "review/report.h"
#include "terminal/lines.h"
#include "terminal/paint.h"

namespace rookie {

// Renders a report, 80 columns wide: winners, chances over time, figures, moments. With `only`, for that player alone.
[[nodiscard]] Lines render_report(const Record& record, const Report& report, std::optional<Seat> only, Paint paint);

}  // namespace rookie
