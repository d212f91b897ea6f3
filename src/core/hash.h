#pragma once

#include <cstdint>

#include "core/random.h"

namespace rookie {

// An order-dependent 64-bit hash of a sequence of numbers, the same on every platform. Not cryptographic.
class Hash {
 public:
  constexpr void add(std::uint64_t value) { state_ = mix(state_ ^ value) + value; }
  [[nodiscard]] constexpr std::uint64_t value() const { return mix(state_); }

 private:
  std::uint64_t state_ = 0;
};

}  // namespace rookie
