#pragma once

#include <compare>
#include <cstdint>
#include <optional>

namespace rookie {

// A typed index below `Count`. `number` counts from 1, for people; `index` counts from 0, for arrays. The tag makes a
// type of its own, so that a seat cannot be passed as a spot.
template <typename Tag, int Count>
class Id {
 public:
  static constexpr int count = Count;

  constexpr Id() = default;

  static constexpr Id at(int index) { return Id(static_cast<std::uint8_t>(index)); }

  static constexpr std::optional<Id> numbered(int number) {
    if (number < 1 || number > Count) return std::nullopt;
    return at(number - 1);
  }

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr int number() const { return index_ + 1; }

  friend constexpr auto operator<=>(Id, Id) = default;

 private:
  explicit constexpr Id(std::uint8_t index) : index_(index) {}

  std::uint8_t index_ = 0;
};

}  // namespace rookie
