#pragma once

#include <optional>
#include <string>

#include "notation/record.h"
#include "review/report.h"

namespace rookie {

// Returns the report as a self-contained HTML page: no script, no external resources, readable on a phone, light or
// dark. With `only`, the report covers that player alone.
[[nodiscard]] std::string html_of(const Record& record, const Report& report, std::optional<Seat> only);

}  // namespace rookie
