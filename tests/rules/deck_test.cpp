#include "rules/deck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "rules/scene.h"

namespace rookie {
namespace {

constexpr Options six_cards{.edition = {.colours = 2, .copies = 2}};

template <typename T>
std::string refusal(const Result<T>& result) {
  return result ? "" : to_string(result.error());
}

TEST(Deck, IsReadAsItIsWritten) {
  const Deck deck = Deck::parse("GXYXGY", six_cards).value();
  EXPECT_EQ(deck.size(), 6);
  EXPECT_EQ(deck[0], Kind::Green);
  EXPECT_EQ(deck[5], Kind::Yellow);
  EXPECT_EQ(to_string(deck), "GXYXGY");
}

TEST(Deck, WhatIsWrongIsSaid) {
  EXPECT_EQ(refusal(Deck::parse("GXYXGZ", six_cards)), "a deck is written with the letters G Y R B P X (R1.1)");
  EXPECT_EQ(refusal(Deck::parse("GXYXG", six_cards)), "the deck has 5 cards instead of 6 (R1.2)");
  EXPECT_EQ(refusal(Deck::parse("", six_cards)), "the deck has 0 cards instead of 6 (R1.2)");
  EXPECT_EQ(refusal(Deck::parse("GXYXGG", six_cards)), "the deck has 3 G instead of 2 (R1.2)");
  EXPECT_EQ(refusal(Deck::parse("GXYXGR", six_cards)), "this game has no R (R1.5)");
  EXPECT_EQ(refusal(Deck::parse("GX", {.edition = {1, 2}, .variant = Variant::Kids})), "this game has no X (R1.4)");
  EXPECT_EQ(refusal(Deck::parse(std::string(200, 'G'), six_cards)), "a deck has at most 108 cards (R1.2)");
}

TEST(Deck, IsShuffledFromAllItsCards) {
  Random random(1);
  for (const Variant variant : {Variant::Standard, Variant::Kids}) {
    const Options options{.variant = variant};
    const Deck deck = Deck::shuffled(options, random);
    EXPECT_TRUE(validate(deck, options));
    EXPECT_EQ(deck.known(), full_deck(options));
    EXPECT_FALSE(std::ranges::is_sorted(to_string(deck))) << "it is not in order";
  }
}

TEST(Deck, TheSameNumbersShuffleTheSameDeck) {
  Random one(1);
  Random same(1);
  Random other(2);
  const Deck deck = Deck::shuffled({}, one);
  EXPECT_EQ(Deck::shuffled({}, same), deck);
  EXPECT_NE(Deck::shuffled({}, other), deck);
  EXPECT_NE(Deck::shuffled({}, one), deck) << "the next one";
}

TEST(Deck, BlankCardsCanBeTold) {
  Deck deck = Deck::blank(six_cards);
  EXPECT_EQ(to_string(deck), "??????");
  EXPECT_EQ(deck.known(), Cards());
  deck.set(2, Kind::X);
  EXPECT_EQ(deck[1], std::nullopt);
  EXPECT_EQ(deck[2], Kind::X);
  EXPECT_EQ(to_string(deck), "??X???");
  EXPECT_EQ(letters(deck.known()), "X");
}

TEST(Deck, WithBlankCardsIsValidWhileNoKindIsTooOften) {
  Deck deck = Deck::blank(six_cards);
  deck.set(0, Kind::X);
  deck.set(1, Kind::X);
  EXPECT_EQ(refusal(validate(deck, six_cards)), "");
  deck.set(2, Kind::X);
  EXPECT_EQ(refusal(validate(deck, six_cards)), "the deck has 3 X instead of 2 (R1.2)");
}

TEST(Deck, OfOtherOptionsIsRefused) {
  EXPECT_EQ(refusal(validate(Deck::blank({}), six_cards)), "the deck has 108 cards instead of 6 (R1.2)");
}

}  // namespace
}  // namespace rookie
