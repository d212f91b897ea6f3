#include <gtest/gtest.h>

#include "online/person_name.h"

namespace rookie {
namespace {

TEST(Name, IsTrimmedAndFreeOfWhatCannotBeSeen) {
  EXPECT_EQ(clean_name("Ada"), "Ada");
  EXPECT_EQ(clean_name("  Ada \t Lovelace  "), "Ada Lovelace");
  EXPECT_EQ(clean_name("A\x1b[31mda\n"), "A[31mda");
  EXPECT_EQ(clean_name("Zo\xc3\xab"), "Zo\xc3\xab");
  EXPECT_EQ(clean_name("a\xe2\x80\xae\xe2\x80\x8b"
                       "b"),
            "ab");
  EXPECT_EQ(clean_name("\xc2\xa0\xe3\x80\x80x"), "x");
  EXPECT_EQ(clean_name("Ada\xef\xb8\x8f"), "Ada");
}

TEST(Name, MayHavePicturesOfSeveral) {
  const std::string owl = "\xf0\x9f\xa6\x89";
  const std::string joiner = "\xe2\x80\x8d";
  EXPECT_EQ(clean_name(owl + joiner + owl), owl + joiner + owl);
  EXPECT_EQ(clean_name(owl + joiner + " " + joiner + owl + joiner), owl + " " + owl);
  EXPECT_EQ(clean_name("A" + joiner + "da" + joiner), "Ada");
  EXPECT_EQ(clean_name(owl + joiner + "a" + joiner + owl), owl + "a" + owl);
}

TEST(Name, IsCutToTwentyCharacters) {
  EXPECT_EQ(clean_name(std::string(21, 'a')), std::string(20, 'a'));
  std::string owls;
  for (int owl = 0; owl < 25; ++owl) owls += "\xf0\x9f\xa6\x89";
  EXPECT_EQ(clean_name(owls), owls.substr(0, 80));
  EXPECT_EQ(clean_name("aaaaaaaaaaaaaaaaaaa bb"), "aaaaaaaaaaaaaaaaaaa");
}

TEST(Name, IsRefusedWhereNothingIsLeftOrItIsNoText) {
  for (const char* const text : {"", "   ", "\n", "\xe2\x80\x8b", "\xe2\x80\x8d", "\xe3\x85\xa4", "\xe2\xa0\x80",
                                 "\xff", "a\xc3", "\xed\xa0\x80", "\xc0\x80", "\xf5\x80\x80\x80"}) {
    EXPECT_EQ(clean_name(text), std::nullopt) << text;
  }
}

TEST(Name, LooksLikeAnother) {
  const std::string host = look_of("host");
  for (const char* const name : {"Host", "HOST", "Ноst", "hоѕt", "h0st", "Ηοst", "ｈost", "Ho st"}) {
    EXPECT_EQ(look_of(name), host) << name;
  }
  EXPECT_EQ(look_of("Ida"), look_of("lda"));
  EXPECT_NE(look_of("Ada"), look_of("Adam"));
  EXPECT_NE(look_of("Жанна"), look_of("Анна"));
  EXPECT_NE(look_of("Zoë"), look_of("Zoe"));
}

}  // namespace
}  // namespace rookie
