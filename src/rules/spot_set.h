#pragma once

#include <bit>
#include <cstdint>

#include "rules/ids.h"

namespace rookie {

// A set of spots: bit i is the spot with index i. Iterates in ascending order. A whole word, since compilers read half
// words as words, and a processor stalls when it reads more bytes than it has just written.
class SpotSet {
 public:
  class Iterator {
   public:
    using value_type = Spot;
    using difference_type = int;

    constexpr Iterator() = default;
    explicit constexpr Iterator(std::uint32_t bits) : bits_(bits) {}
    constexpr Spot operator*() const { return Spot::at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t bits_ = 0;
  };

  constexpr SpotSet() = default;
  explicit constexpr SpotSet(Spot spot) : bits_(bit(spot)) {}
  static constexpr SpotSet all() { return SpotSet((1U << Spot::count) - 1); }

  [[nodiscard]] constexpr bool contains(Spot spot) const { return (bits_ & bit(spot)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  // The lowest-numbered spot; the set must not be empty.
  [[nodiscard]] constexpr Spot first() const { return Spot::at(std::countr_zero(bits_)); }
  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }

  constexpr void add(Spot spot) { bits_ |= bit(spot); }
  constexpr void remove(Spot spot) { bits_ &= ~bit(spot); }

  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  friend constexpr SpotSet operator|(SpotSet a, SpotSet b) { return SpotSet(a.bits_ | b.bits_); }
  friend constexpr SpotSet operator&(SpotSet a, SpotSet b) { return SpotSet(a.bits_ & b.bits_); }
  friend constexpr SpotSet operator-(SpotSet a, SpotSet b) { return SpotSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(SpotSet, SpotSet) = default;

 private:
  explicit constexpr SpotSet(std::uint32_t bits) : bits_(bits) {}
  static constexpr std::uint32_t bit(Spot spot) { return 1U << static_cast<unsigned>(spot.index()); }

  std::uint32_t bits_ = 0;
};

}  // namespace rookie
