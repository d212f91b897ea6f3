#include "core/values.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace rookie {
namespace {

enum class Colour : std::uint8_t { Red, Green, Blue };

TEST(Values, AreAllOfAnEnumInTheirOrder) {
  EXPECT_EQ(values_of<Colour>, (std::array{Colour::Red, Colour::Green, Colour::Blue}));
}

TEST(PerValue, HoldsOneEach) {
  PerValue<Colour, int> counts;
  ++counts[Colour::Green];
  EXPECT_EQ(counts, (PerValue<Colour, int>(0, 1, 0)));
  static_assert(!std::constructible_from<PerValue<Colour, int>, int, int>);
  static_assert(!std::constructible_from<PerValue<Colour, int>, int, int, int, int>);
}

TEST(Words, AreFoundAndLookedUp) {
  constexpr Words<Colour> words("red", "green", "blue");
  EXPECT_EQ(words[Colour::Blue], "blue");
  EXPECT_EQ(find(words, "green"), Colour::Green);
  EXPECT_EQ(find(words, "gree"), std::nullopt);
  EXPECT_EQ(find(words, ""), std::nullopt);
}

}  // namespace
}  // namespace rookie
