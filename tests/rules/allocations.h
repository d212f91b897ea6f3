#pragma once

#include <cstddef>

// Sanitizers replace operator new, so allocations cannot be counted with them.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ROOKIE_COUNTS_ALLOCATIONS 0
#endif
#endif
#ifndef ROOKIE_COUNTS_ALLOCATIONS
#define ROOKIE_COUNTS_ALLOCATIONS 1
#endif

namespace rookie {

#if ROOKIE_COUNTS_ALLOCATIONS
// Returns how often the program has allocated memory so far. Counts correctly on one thread only.
[[nodiscard]] std::size_t allocations();
#endif

}  // namespace rookie
