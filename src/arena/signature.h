#pragma once

#include <cstdint>

#include "bots/evaluation/evaluation.h"

namespace rookie {

// The functional signature: one hash over the legal moves, all events and the points of fixed seeded random games of
// every variant, edition and number of seats, without house rulings and with `it`. It changes if and only if the rules
// as played change. All compilers and WebAssembly must agree on it.
[[nodiscard]] std::uint64_t functional_signature();

// The same of games with each of the other sets of house rulings (R1.6).
[[nodiscard]] std::uint64_t house_signature();

// The decision signature: one hash over the decisions of every bot and the judgements of the search and the evaluation,
// in fixed games of every variant, with a fixed budget of positions. It changes if and only if one of them decides or
// judges differently. All compilers and WebAssembly must agree on it.
[[nodiscard]] std::uint64_t decision_signature(const Evaluation& evaluation);

}  // namespace rookie
