#include "rules/cards.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "rules/scene.h"

namespace rookie {
namespace {

Cards cards(std::string_view letters) {
  Cards sum;
  for (const char letter : letters) sum += Cards(kind_of(letter).value(), 1);
  return sum;
}

TEST(Cards, AreNoneAtFirst) {
  EXPECT_TRUE(Cards().empty());
  EXPECT_EQ(Cards().total(), 0);
  for (const Kind kind : all_kinds) EXPECT_EQ(Cards().of(kind), 0);
}

TEST(Cards, CountEveryKindForItself) {
  const Cards some = Cards(Kind::Yellow, 3) + Cards(Kind::X, 18);
  EXPECT_EQ(letters(some), "YYY" + std::string(18, 'X'));
  EXPECT_EQ(some.total(), 21);
  EXPECT_FALSE(some.empty());
}

TEST(Cards, HoldTheFullDeck) {
  Cards deck;
  for (const Kind kind : all_kinds) deck += Cards(kind, 18);
  EXPECT_EQ(deck.total(), 108);
  for (const Kind kind : all_kinds) EXPECT_EQ(deck.of(kind), 18);
}

TEST(Cards, AddAndSubtractKindByKind) {
  EXPECT_EQ(cards("GGY") + cards("YX"), cards("GGYYX"));
  EXPECT_EQ(cards("GGYYX") - cards("YX"), cards("GGY"));
  EXPECT_EQ(cards("GGY") - cards("GGY"), Cards());
}

TEST(Cards, ContainWhatTheyHaveEnoughOf) {
  EXPECT_TRUE(cards("GGYX").contains(cards("GGX")));
  EXPECT_TRUE(cards("GGYX").contains(cards("GGYX")));
  EXPECT_TRUE(cards("GGYX").contains(Cards()));
  EXPECT_FALSE(cards("GGYX").contains(cards("GGG")));
  EXPECT_FALSE(cards("GGYX").contains(cards("R")));
  EXPECT_FALSE(Cards().contains(cards("X")));
}

TEST(Cards, ContainNothingThroughAnotherKind) {
  for (const Kind many : all_kinds) {
    for (const Kind one : all_kinds) {
      EXPECT_EQ(Cards(many, 18).contains(Cards(one, 1)), one == many) << letter(many) << letter(one);
    }
  }
}

TEST(Cards, PackOneByteAKindGreenLowest) {
  EXPECT_EQ(cards("GGY").packed(), 0x0102U);
  EXPECT_EQ(Cards(Kind::X, 18).packed(), 0x12'00'00'00'00'00U);
}

}  // namespace
}  // namespace rookie
