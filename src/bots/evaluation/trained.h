#pragma once

#include "bots/evaluation/evaluation.h"

namespace rookie {

// Returns the evaluation whose weights are built into native programs.
[[nodiscard]] const Evaluation& trained_evaluation();

}  // namespace rookie
