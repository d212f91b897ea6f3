#pragma once

#include <cstddef>

// Sanitizers bring their own operator new: there allocations cannot be counted.
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
// How often the program has allocated memory so far. On one thread only.
[[nodiscard]] std::size_t allocations();
#endif

}  // namespace rookie
