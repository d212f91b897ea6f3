#pragma once

#include "core/random.h"
#include "notation/record.h"

namespace rookie {

// A record of a random game, of any options, played to its end or broken off anywhere. Names and tags have all that
// quotes have to protect.
[[nodiscard]] Record random_record(Random& random);

}  // namespace rookie
