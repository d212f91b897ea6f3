#pragma once

#include <bit>
#include <cstdint>

#include "rules/ids.h"

namespace rookie {

// A set of spots: bit i stands for the spot with index i. Iterates in ascending order.
class SpotSet {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(unsigned bits) : bits_(bits) {}
    constexpr Spot operator*() const { return Spot::at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_;
  };

  constexpr SpotSet() = default;
  explicit constexpr SpotSet(Spot spot) : bits_(bit(spot)) {}
  static constexpr SpotSet all() { return SpotSet((1U << Spot::count) - 1); }

  [[nodiscard]] constexpr bool contains(Spot spot) const { return (bits_ & bit(spot)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  // The lowest-numbered spot; the set must not be empty.
  [[nodiscard]] constexpr Spot first() const { return Spot::at(std::countr_zero(bits_)); }
  [[nodiscard]] constexpr unsigned bits() const { return bits_; }

  constexpr void add(Spot spot) { bits_ |= bit(spot); }
  constexpr void remove(Spot spot) { bits_ &= static_cast<std::uint16_t>(~bit(spot)); }

  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  friend constexpr SpotSet operator|(SpotSet a, SpotSet b) { return SpotSet(unsigned{a.bits_} | b.bits_); }
  friend constexpr SpotSet operator&(SpotSet a, SpotSet b) { return SpotSet(unsigned{a.bits_} & b.bits_); }
  friend constexpr SpotSet operator-(SpotSet a, SpotSet b) { return SpotSet(unsigned{a.bits_} & ~unsigned{b.bits_}); }
  friend constexpr bool operator==(SpotSet, SpotSet) = default;

 private:
  explicit constexpr SpotSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  static constexpr std::uint16_t bit(Spot spot) { return static_cast<std::uint16_t>(1U << spot.index()); }

  std::uint16_t bits_ = 0;
};

}  // namespace rookie
