#include "terminal/width.h"

#include <gtest/gtest.h>

#include "terminal/lines.h"

namespace rookie {
namespace {

TEST(Width, CountsColumns) {
  EXPECT_EQ(width_of(""), 0U);
  EXPECT_EQ(width_of("Ada"), 3U);
  EXPECT_EQ(width_of("Zoë"), 3U);
  EXPECT_EQ(width_of("Zoe\u0308"), 3U);
  EXPECT_EQ(width_of("林さん"), 6U);
  EXPECT_EQ(width_of("が"), width_of("か\u3099"));
  EXPECT_EQ(width_of("🦉"), 2U);
}

TEST(Width, CutsBetweenCharacters) {
  EXPECT_EQ(cut("Ada", 12), "Ada");
  EXPECT_EQ(cut("Ada", 2), "Ad");
  EXPECT_EQ(cut("林さん", 6), "林さん");
  EXPECT_EQ(cut("林さん", 5), "林さ");
  EXPECT_EQ(cut("Zoe\u0308!", 3), "Zoe\u0308");
  EXPECT_EQ(cut("林", 1), "");
}

TEST(Width, PadsToColumns) {
  EXPECT_EQ(pad("林", 4), "林  ");
  EXPECT_EQ(pad("Zoë", 4), "Zoë ");
  EXPECT_EQ(pad("Frieda", 4), "Frieda");
}

TEST(Width, WrapsByColumns) {
  const std::string accents = "äöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöü";  // 36 columns, 72 bytes
  EXPECT_EQ(wrap({accents, accents}).size(), 1U);
  const std::string ideographs = "林林林林林林林林林林林林林林林林林林林林";  // 40 columns
  EXPECT_EQ(wrap({ideographs, ideographs}).size(), 2U);
}

}  // namespace
}  // namespace rookie
