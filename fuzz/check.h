#pragma once

namespace rookie {

// A property that must hold for every input: stops the fuzzer where it does not, in every kind of build.
inline void check(bool holds) {
  if (!holds) __builtin_trap();
}

}  // namespace rookie
