#pragma once

#include <cstdint>

namespace rookie {

// The functional signature: one hash over the legal moves, all events and the points of fixed seeded random games of
// every variant, edition, ruling and number of seats. It changes if and only if the rules, as played, change; every
// compiler and WebAssembly must agree on it.
[[nodiscard]] std::uint64_t functional_signature();

}  // namespace rookie
