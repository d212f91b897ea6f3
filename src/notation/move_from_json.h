#pragma once

#include <boost/json/value.hpp>

#include "core/result.h"
#include "rules/move.h"

namespace rookie {

// From what to_json makes of a move, or from its id, a number.
[[nodiscard]] Result<Move> move_from_json(const boost::json::value& json);

}  // namespace rookie
