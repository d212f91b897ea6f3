#pragma once

#include <array>
#include <compare>
#include <cstddef>
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

// All ids of a type, in order.
template <typename Ids>
inline constexpr auto ids_of = [] {
  std::array<Ids, Ids::count> ids{};
  for (std::size_t index = 0; index < ids.size(); ++index) ids[index] = Ids::at(static_cast<int>(index));
  return ids;
}();

// Returns the item of a seat, a spot or a pile from an array or vector that has one for each.
template <typename Items, typename Tag, int Count>
[[nodiscard]] constexpr auto& at(Items& items, Id<Tag, Count> id) {
  return items[static_cast<std::size_t>(id.index())];
}

}  // namespace rookie
