#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "bots/bot.h"
#include "bots/watched.h"

namespace rookie {
namespace {

std::string decision_after(const std::string& moves, const Options& options = {.edition = twelve_cards},
                           std::string_view letters = deck_of_twelve) {
  const auto bot = make_bot("elephant", options, Seat{}, 0, nullptr).value();
  return decision_after(moves, options, letters, *bot);
}

// The tops are Y Y G, Y X X, G Y X; beneath the first three lie G, G and X.
constexpr Options two_colours{.edition = {.colours = 2, .copies = 4}};
constexpr std::string_view deck_of_two_colours = "GGXYXXGYXYYG";

TEST(Elephant, NeverForgetsAPair) {
  EXPECT_EQ(decision_after("1 2 3 5 6 7 1 2 3 6 1 2 3 6 1 2 3 6"), "5");
  EXPECT_EQ(decision_after("1 2 3 5 6 7 1 2 3 6 1 2 3 6 1 2 3 6 5"), "7");
}

TEST(Elephant, TurnsOverWhatItDoesNotKnow) {
  EXPECT_EQ(decision_after(""), "1");
  EXPECT_EQ(decision_after("1 2"), "3");
  EXPECT_EQ(decision_after("1 2 3"), "4");
}

// Left are G on spot 1 and Y on a pile of three on spot 2, both known. If Y moves away (R7.1), something new shows.
TEST(Elephant, BringsANewCardToLightWhereAllAreKnown) {
  const Options kids{.edition = {.colours = 2, .copies = 10}, .variant = Variant::Kids};
  const std::string so_far = "2 3  3 4 3 4 5 6 5 6 7 1 7 1 1 9 8 8  8 9";
  EXPECT_EQ(decision_after(so_far, kids, "GGYYYYYYYYYGGGGGGGGY"), "2");
  EXPECT_EQ(decision_after(so_far + " 2", kids, "GGYYYYYYYYYGGGGGGGGY"), "2");
}

TEST(Elephant, TakesAPairThatSecuresBeforeAnother) {
  EXPECT_EQ(decision_after("3 4 8 7", two_colours, deck_of_two_colours), "3");
  EXPECT_EQ(decision_after("1 2 YY- 3 4 8 7", two_colours, deck_of_two_colours), "4");
}

TEST(Elephant, TakesXBeforeAPairThatSecures) {
  EXPECT_EQ(decision_after("1 2 YY- 3 4  5 3  ~ 6 4  ~ 7 8", two_colours, deck_of_two_colours), "5");
}

TEST(Elephant, Secures) {
  EXPECT_THAT(decision_after("1 2 YY- 4 8", two_colours, deck_of_two_colours), testing::EndsWith("Y"));
  EXPECT_THAT(decision_after("1 2 -YY 4 8", two_colours, deck_of_two_colours), testing::StartsWith("Y"));
}

TEST(Elephant, KeepsTopsOfDifferentKinds) {
  EXPECT_EQ(decision_after("1 2 Y-- 3 7", two_colours, deck_of_two_colours), "-GG");
}

// The tops are G, Y and R, blue cards are in hand, and no green card is left to match the first top.
TEST(Elephant, CoversATopThatCannotBeMatchedAnyMore) {
  const Options options{.edition = {.colours = 4, .copies = 4}};
  const std::string_view letters = "YYRRBBXXXGGYYRRBBXGG";
  EXPECT_EQ(decision_after("1 2 G-- 1 2 G-- 3 4 -Y- 5 6 --R 7 8", options, letters), "B--");
  EXPECT_EQ(decision_after("1 2 -G- 1 2 -G- 3 4 Y-- 5 6 --R 7 8", options, letters), "-B-");
}

TEST(Elephant, PlacesWithThePartnerToSecure) {
  const Options options{.edition = {.colours = 2, .copies = 4}, .variant = Variant::Team, .seats = 4};
  EXPECT_EQ(decision_after("1 2 @YY- 4 8", options, deck_of_two_colours), "@--Y");
}

TEST(Elephant, SeeksTheCardThatMatches) { EXPECT_EQ(decision_after("4 5 1 9"), "4"); }

TEST(Elephant, CoversForAKnownPairWhereNothingMatches) {
  EXPECT_EQ(decision_after("5 6 7 1 2 9"), "~");
  EXPECT_EQ(decision_after("5 6 7 1 2 9 ~"), "5");
}

// G and X are open. What was just covered is a known card like any other.
TEST(Elephant, CoversWithAgainToTakeWhatItJustCovered) {
  const Options again{.edition = twelve_cards, .rulings = {Ruling::Again}};
  EXPECT_EQ(decision_after("4 5 1 9", again), "~");
  EXPECT_EQ(decision_after("4 5 1 9 ~", again), "1");
  EXPECT_EQ(decision_after("4 5 1 9 ~ 1", again), "4");
  EXPECT_EQ(decision_after("4 9", again), "~") << "a new card may match either";
  EXPECT_EQ(decision_after("4 9 ~", again), "1") << "the new card comes first";
  EXPECT_EQ(decision_after("4 9 ~ 1", again), "4");
}

// G and X are open. If nothing else is known, one card matches with 2/10, two new ones with less. If Y and B are known,
// one card matches with 2/8, two new ones with more.
TEST(Elephant, CoversOrSeeksByCounting) {
  EXPECT_EQ(decision_after("4 9"), "1");
  EXPECT_EQ(decision_after("2 5 4 9"), "~");
}

TEST(Elephant, TakesFromTheNeighbourWithMoreCards) {
  const Options options{.edition = twelve_cards, .seats = 3};
  EXPECT_EQ(decision_after("5 7 BB- 1 2  1 2  6 8 PP- 4 5 G-- 1 3  1 4  3 9 XX-", options, deck_of_twelve), ">");
  EXPECT_EQ(decision_after("5 7 BB- 4 1 G-- 1 3  1 4  6 8 PP- 1 4  1 4  3 9 XX-", options, deck_of_twelve), "<");
}

}  // namespace
}  // namespace rookie
