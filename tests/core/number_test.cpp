#include "core/number.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace rookie {
namespace {

TEST(Number, IsAllOfTheText) {
  EXPECT_EQ(parse_number<int>("0"), 0);
  EXPECT_EQ(parse_number<int>("-12"), -12);
  EXPECT_EQ(parse_number<int>("007"), 7);
  for (const char* const text : {"", " 1", "1 ", "1x", "+1", "-", "0x1", "1.0"}) {
    EXPECT_EQ(parse_number<int>(text), std::nullopt) << text;
  }
}

TEST(Number, FitsIntoItsType) {
  EXPECT_EQ(parse_number<std::uint8_t>("255"), 255);
  EXPECT_EQ(parse_number<std::uint8_t>("256"), std::nullopt);
  EXPECT_EQ(parse_number<std::uint8_t>("-1"), std::nullopt);
  EXPECT_EQ(parse_number<std::uint64_t>("18446744073709551615"), UINT64_MAX);
  EXPECT_EQ(parse_number<std::uint64_t>("18446744073709551616"), std::nullopt);
}

}  // namespace
}  // namespace rookie
