#pragma once

#include <array>
#include <cstddef>

#include "rules/kind.h"

namespace rookie {

// One value for each kind.
template <typename T>
class PerKind {
 public:
  [[nodiscard]] constexpr T& operator[](Kind kind) { return values_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] constexpr const T& operator[](Kind kind) const { return values_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] constexpr auto begin() const { return values_.begin(); }
  [[nodiscard]] constexpr auto end() const { return values_.end(); }

  friend constexpr bool operator==(const PerKind&, const PerKind&) = default;

 private:
  std::array<T, kind_count> values_{};
};

}  // namespace rookie
