#pragma once

#include <optional>
#include <string>

#include "notation/record.h"
#include "review/report.h"

namespace rookie {

// The report as a page of its own: no script, nothing from elsewhere, readable on a phone, light or dark. Of all
// players, or of one.
[[nodiscard]] std::string html_of(const Record& record, const Report& report, std::optional<Seat> only);

}  // namespace rookie
