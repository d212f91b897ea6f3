#include "core/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace rookie {
namespace {

std::u32string characters_of(std::string_view text) {
  std::u32string characters;
  while (!text.empty()) characters += take_character(text).value_or(U'?');
  return characters;
}

TEST(Utf8, IsTakenCharacterByCharacter) {
  EXPECT_EQ(characters_of("aë林🦉!"), U"aë林🦉!");
  EXPECT_EQ(characters_of("\x7F\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF"),
            U"\x7F\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF");
}

// Invalid first bytes, characters that are cut off or too long, surrogates, and numbers beyond Unicode.
TEST(Utf8, IsRefusedByteByByte) {
  EXPECT_EQ(characters_of("\x80g\xFF"), U"?g?");
  EXPECT_EQ(characters_of("\xE6\x9Eg\xE6"), U"??g?");
  EXPECT_EQ(characters_of("\xC1\xBF"), U"??");
  EXPECT_EQ(characters_of("\xE0\x9F\xBF"), U"???");
  EXPECT_EQ(characters_of("\xED\xA0\x80"), U"???");
  EXPECT_EQ(characters_of("\xF4\x90\x80\x80"), U"????");
  EXPECT_EQ(characters_of("\xF0\x8F\xBF\xBF"), U"????");
}

}  // namespace
}  // namespace rookie
