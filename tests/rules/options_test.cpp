#include "rules/options.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "rules/scene.h"

namespace rookie {
namespace {

std::string refusal(const Options& options) {
  const auto valid = validate(options);
  return valid ? "" : to_string(valid.error());
}

template <typename T>
std::string refusal(const Result<T>& parsed) {
  return parsed ? "" : to_string(parsed.error());
}

TEST(Options, DefaultsAreValid) { EXPECT_EQ(refusal(Options{}), ""); }

TEST(Options, WhatIsWrongIsSaid) {
  EXPECT_EQ(refusal({.edition = {.colours = 6, .copies = 2}}), "an edition has 1 to 5 colours, not 6 (R1.5)");
  EXPECT_EQ(refusal({.edition = {.colours = 1, .copies = 3}}),
            "an edition has an even number from 2 to 18 of cards of each kind, not 3 (R1.5)");
  EXPECT_EQ(refusal({.seats = 1}), "a game has 2 to 6 seats, not 1 (R1.3)");
  EXPECT_EQ(refusal({.variant = Variant::Team, .seats = 5}), "team is played with 4 or 6 seats, not 5 (R1.3)");
  EXPECT_EQ(refusal({.seats = 2, .first = seat(3)}), "seat 3 cannot start: there are only 2 seats (R2.3)");
}

TEST(Options, EveryEditionIsReadAsItIsWritten) {
  for (std::uint8_t colours = 1; colours <= 5; ++colours) {
    for (std::uint8_t copies = 2; copies <= 18; copies += 2) {
      const Edition edition{.colours = colours, .copies = copies};
      EXPECT_EQ(parse_edition(to_string(edition)), edition) << to_string(edition);
    }
  }
}

TEST(Options, EditionsAreWrittenByNameWhereTheyHaveOne) {
  EXPECT_EQ(to_string(classic), "classic");
  EXPECT_EQ(to_string(pocket), "pocket");
  EXPECT_EQ(to_string(Edition{.colours = 3, .copies = 4}), "3x4");
  EXPECT_EQ(parse_edition("5x18"), classic);
  EXPECT_EQ(parse_edition("5x12"), pocket);
}

TEST(Options, UnknownEditionsAreRefused) {
  for (const std::string text :
       {"", "Classic", "x", "3x", "x4", "3x4x4", "3 x 4", "3x4 ", "+3x4", "3x-4", "3X4", "300x4", "3x99999999999"}) {
    EXPECT_EQ(refusal(parse_edition(text)),
              "unknown edition '" + text + "': classic, pocket, or colours x cards of each kind, such as 3x4 (R1.5)");
  }
}

TEST(Options, EditionsThatCannotBeAreRefused) {
  EXPECT_EQ(refusal(parse_edition("0x4")), "an edition has 1 to 5 colours, not 0 (R1.5)");
  EXPECT_EQ(refusal(parse_edition("3x20")),
            "an edition has an even number from 2 to 18 of cards of each kind, not 20 (R1.5)");
}

TEST(Options, EveryVariantIsReadAsItIsWritten) {
  for (const Variant variant : all_variants) {
    EXPECT_EQ(parse_variant(to_string(variant)), variant);
  }
  EXPECT_EQ(parse_variant("standard"), Variant::Standard);
  EXPECT_EQ(parse_variant("team"), Variant::Team);
  EXPECT_EQ(parse_variant("kids"), Variant::Kids);
  EXPECT_EQ(refusal(parse_variant("Kids")), "unknown variant 'Kids': standard, team or kids (R1.3)");
}

TEST(Options, EverySetOfRulingsIsReadAsItIsWritten) {
  for (const Rulings rulings : all_rulings) {
    EXPECT_EQ(parse_rulings(to_string(rulings)), rulings);
    EXPECT_EQ(parse_rulings(to_string(rulings, ',')), rulings);
  }
  EXPECT_EQ(to_string(Rulings()), "de");
  EXPECT_EQ(to_string(Rulings{Ruling::Forfeit, Ruling::It}, ','), "it,forfeit");
  EXPECT_EQ(parse_rulings("forfeit,it"), (Rulings{Ruling::It, Ruling::Forfeit}));
}

TEST(Options, UnknownRulingsAreRefused) {
  for (const std::string text : {"", "fr", "It", "de,it", "it,", ",it", "it  again", "it,it", "it;again"}) {
    EXPECT_EQ(refusal(parse_rulings(text)),
              "unknown ruling '" + text +
                  "': de, or some of it, again, either and forfeit, each once, such as it,again (R1.6)");
  }
}

}  // namespace
}  // namespace rookie
