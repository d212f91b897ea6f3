#pragma once

#include "core/random.h"
#include "notation/record.h"

namespace rookie {

// Returns a record of a random game with random options, complete or broken off anywhere. Names and tags contain
// everything that must be quoted.
[[nodiscard]] Record random_record(Random& random);

}  // namespace rookie
