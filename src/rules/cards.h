#pragma once

#include <cstdint>

#include "rules/kind.h"

namespace rookie {

// A multiset of cards: the number of cards of each kind, as in a hand or a deck. One byte per kind in one word, green
// lowest, so that whole multisets are added and compared at once. No kind has more than 18 cards, and no sum more than
// 108 (R1.2).
class Cards {
 public:
  constexpr Cards() = default;
  constexpr Cards(Kind kind, int count) : counts_(static_cast<std::uint64_t>(count) << shift(kind)) {}

  [[nodiscard]] constexpr int of(Kind kind) const { return static_cast<int>((counts_ >> shift(kind)) & 0xffU); }
  [[nodiscard]] constexpr bool empty() const { return counts_ == 0; }
  // The multiplication sums all bytes into the highest one.
  [[nodiscard]] constexpr int total() const { return static_cast<int>((counts_ * 0x0101010101010101U) >> 56U); }
  // Compares byte by byte: a high bit set before the subtraction survives if nothing is borrowed.
  [[nodiscard]] constexpr bool contains(Cards other) const {
    return (((counts_ | high_bits) - other.counts_) & high_bits) == high_bits;
  }
  // The whole multiset as one number, for hashing.
  [[nodiscard]] constexpr std::uint64_t packed() const { return counts_; }

  constexpr Cards& operator+=(Cards other) {
    counts_ += other.counts_;
    return *this;
  }
  // `other` must be contained in this.
  constexpr Cards& operator-=(Cards other) {
    counts_ -= other.counts_;
    return *this;
  }
  friend constexpr Cards operator+(Cards left, Cards right) { return left += right; }
  friend constexpr Cards operator-(Cards left, Cards right) { return left -= right; }
  friend constexpr bool operator==(Cards, Cards) = default;

 private:
  static constexpr std::uint64_t high_bits = 0x8080808080808080U;
  static constexpr unsigned shift(Kind kind) { return 8U * static_cast<unsigned>(kind); }

  std::uint64_t counts_ = 0;
};

}  // namespace rookie
