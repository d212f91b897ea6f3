#pragma once

#include <compare>
#include <cstdint>
#include <optional>

namespace rookie {

// A small number that knows what it counts: people count from 1 (`number`), arrays from 0 (`index`).
// Each use derives its own type by a tag, so that a seat is never taken for a spot.
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
