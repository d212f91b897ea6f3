#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/cards.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// R5.2: the result of placing cards on the three tray piles; each is untouched or has a new top. The index, 0 to 341,
// is a base-7 number of three digits minus 1, since 000 is not a placement. Pile 1 is the highest digit; a digit is 0
// for an untouched pile, otherwise the kind's index + 1.
class Placement {
 public:
  static constexpr int count = 342;
  using NewTops = std::array<std::optional<Kind>, Pile::count>;  // by pile

  constexpr Placement() = default;
  static constexpr Placement at(int index) { return Placement(index); }

  // Returns nothing if no pile is touched.
  static constexpr std::optional<Placement> of(const NewTops& tops) {
    int code = 0;
    for (const auto& top : tops) code = code * 7 + (top ? rookie::index(*top) + 1 : 0);
    if (code == 0) return std::nullopt;
    return at(code - 1);
  }

  [[nodiscard]] constexpr int index() const { return index_; }

  // The digit of a pile.
  [[nodiscard]] constexpr int digit(Pile pile) const {
    constexpr std::array<int, Pile::count> weight{49, 7, 1};
    return (index_ + 1) / weight[static_cast<std::size_t>(pile.index())] % 7;
  }

  // The new top of a pile; nothing if it is untouched.
  [[nodiscard]] constexpr std::optional<Kind> top(Pile pile) const {
    if (digit(pile) == 0) return std::nullopt;
    return static_cast<Kind>(digit(pile) - 1);
  }

  // The multiset of the new tops.
  [[nodiscard]] constexpr Cards tops() const {
    Cards cards;
    for (int pile = 0; pile < Pile::count; ++pile) {
      const int touched = digit(Pile::at(pile)) == 0 ? 0 : 1;
      cards += Cards(static_cast<Kind>(digit(Pile::at(pile)) - touched), touched);
    }
    return cards;
  }

  friend constexpr auto operator<=>(Placement, Placement) = default;

 private:
  explicit constexpr Placement(int index) : index_(static_cast<std::uint16_t>(index)) {}

  std::uint16_t index_ = 0;
};

}  // namespace rookie
