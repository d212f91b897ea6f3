#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>

#include "rules/scene.h"

namespace rookie {
namespace {

std::string rule_against(const Options& options) {
  const auto valid = validate(options);
  return valid ? "" : valid.error().rule;
}

std::string rule_against_deck(const std::string& letters, const Options& options) {
  const auto deck = Deck::parse(letters, options);
  return deck ? "" : deck.error().rule;
}

TEST(R1_1, SixKindsFiveColoursAndTheCross) {
  std::string letters;
  for (const Kind kind : all_kinds) letters += letter(kind);
  EXPECT_EQ(letters, "GYRBPX");
}

TEST(R1_1, EveryLetterNamesItsKindAndNoOtherLetterDoes) {
  for (const Kind kind : all_kinds) EXPECT_EQ(kind_of(letter(kind)), kind);
  for (const char other : {'g', 'x', 'A', '-', '?', '\0'}) EXPECT_EQ(kind_of(other), std::nullopt);
}

TEST(R1_1, ADeckOfOtherLettersIsRefused) {
  const Options options{.edition = {.colours = 1, .copies = 2}};
  EXPECT_EQ(rule_against_deck("GGXX", options), "");
  EXPECT_EQ(rule_against_deck("GGXA", options), "R1.1");
  EXPECT_EQ(rule_against_deck("GGX?", options), "R1.1");
}

TEST(R1_2, ClassicHas18CardsOfEachKind) {
  const Cards deck = full_deck({.edition = classic});
  for (const Kind kind : all_kinds) EXPECT_EQ(deck.of(kind), 18);
  EXPECT_EQ(deck.total(), 108);
}

TEST(R1_2, PocketHas12CardsOfEachKind) {
  const Cards deck = full_deck({.edition = pocket});
  for (const Kind kind : all_kinds) EXPECT_EQ(deck.of(kind), 12);
  EXPECT_EQ(deck.total(), 72);
}

TEST(R1_2, ADeckWithTheWrongCardsIsRefused) {
  const Options options{.edition = {.colours = 2, .copies = 2}};
  EXPECT_EQ(rule_against_deck("GGYYXX", options), "");
  EXPECT_EQ(rule_against_deck("GGYYX", options), "R1.2") << "a card is missing";
  EXPECT_EQ(rule_against_deck("GGYYXXG", options), "R1.2") << "a card too many";
  EXPECT_EQ(rule_against_deck("GGGYXX", options), "R1.2") << "a green one for a yellow one";
  EXPECT_EQ(rule_against_deck(std::string(109, 'G'), options), "R1.2") << "more than any deck has";
}

TEST(R1_3, TwoToSixPlayers) {
  for (std::uint8_t seats = 0; seats <= 8; ++seats) {
    const bool allowed = seats >= 2 && seats <= 6;
    EXPECT_EQ(rule_against({.seats = seats}), allowed ? "" : "R1.3") << int{seats} << " seats";
    EXPECT_EQ(rule_against({.variant = Variant::Kids, .seats = seats}), allowed ? "" : "R1.3")
        << int{seats} << " seats";
  }
}

TEST(R1_3, TeamIsForFourOrSix) {
  for (std::uint8_t seats = 2; seats <= 6; ++seats) {
    const bool allowed = seats == 4 || seats == 6;
    EXPECT_EQ(rule_against({.variant = Variant::Team, .seats = seats}), allowed ? "" : "R1.3")
        << int{seats} << " seats";
  }
}

TEST(R1_4, KidsTakesEveryXOut) {
  const Cards in_classic = full_deck({.edition = classic, .variant = Variant::Kids});
  EXPECT_EQ(in_classic.of(Kind::X), 0);
  EXPECT_EQ(in_classic.total(), 90);

  const Cards in_pocket = full_deck({.edition = pocket, .variant = Variant::Kids});
  EXPECT_EQ(in_pocket.of(Kind::X), 0);
  EXPECT_EQ(in_pocket.total(), 60);
}

TEST(R1_4, AnXInAKidsDeckIsRefused) {
  const Options options{.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids};
  EXPECT_EQ(rule_against_deck("GGYY", options), "");
  EXPECT_EQ(rule_against_deck("GGXX", options), "R1.4");
}

TEST(R1_5, OneToFiveColoursAndAnEvenNumberFrom2To18) {
  for (std::uint8_t colours = 0; colours <= 7; ++colours) {
    for (std::uint8_t copies = 0; copies <= 21; ++copies) {
      const bool allowed = colours >= 1 && colours <= 5 && copies >= 2 && copies <= 18 && copies % 2 == 0;
      EXPECT_EQ(rule_against({.edition = {.colours = colours, .copies = copies}}), allowed ? "" : "R1.5")
          << int{colours} << "x" << int{copies};
    }
  }
}

TEST(R1_5, TheFirstColoursAndTheX) {
  EXPECT_EQ(letters(full_deck({.edition = {.colours = 1, .copies = 4}})), "GGGGXXXX");
  EXPECT_EQ(letters(full_deck({.edition = {.colours = 3, .copies = 2}})), "GGYYRRXX");
  EXPECT_EQ(letters(full_deck({.edition = {.colours = 5, .copies = 2}})), "GGYYRRBBPPXX");
}

TEST(R1_5, WithoutTheXInKids) {
  EXPECT_EQ(letters(full_deck({.edition = {.colours = 3, .copies = 2}, .variant = Variant::Kids})), "GGYYRR");
}

TEST(R1_5, AnEditionIsJustTwoNumbers) {
  EXPECT_EQ(classic, (Edition{.colours = 5, .copies = 18}));
  EXPECT_EQ(pocket, (Edition{.colours = 5, .copies = 12}));
}

TEST(R1_6, AnySetOfTheFourHouseRulingsInAnyVariant) {
  EXPECT_EQ(all_rulings.size(), 16U);
  for (const Variant variant : all_variants) {
    for (const Rulings rulings : all_rulings) {
      EXPECT_EQ(rule_against({.variant = variant, .rulings = rulings, .seats = 4}), "") << to_string(rulings);
    }
  }
}

TEST(R1_6, NoneUnlessNamed) { EXPECT_EQ(Options{}.rulings, Rulings()); }

TEST(R1_6, InKidsTheyChangeNothing) {
  for (const Rulings rulings : all_rulings) {
    Scene scene({.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids, .rulings = rulings}, "G Y G Y");
    scene.play("1G 2Y 1G 3G 2Y 4Y");
    EXPECT_TRUE(scene.game().over());
    EXPECT_THAT(scene.points(), testing::ElementsAre(0, 4)) << to_string(rulings);
  }
}

TEST(R1_5, TheSmallestGameIsAWholeGame) {
  Scene scene({.edition = {.colours = 1, .copies = 2}}, "G X G X");
  scene.play("1G 3G GG- 2X 4X");
  EXPECT_TRUE(scene.game().over());
  EXPECT_THAT(scene.points(), testing::ElementsAre(4, 0));
}

}  // namespace
}  // namespace rookie
