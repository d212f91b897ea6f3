#include "bots/simple_bot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "bots/watched.h"

namespace rookie {
namespace {

std::string decision_after(const std::string& moves, const Options& options, std::string_view letters,
                           std::uint64_t seed = 1) {
  SimpleBot bot(options, seed);
  return decision_after(moves, options, letters, bot);
}

std::string decision_after(const std::string& moves, std::uint64_t seed = 1) {
  return decision_after(moves, {.edition = twelve_cards}, deck_of_twelve, seed);
}

TEST(SimpleBot, TakesAPairThatItRemembers) {
  EXPECT_EQ(decision_after("1 2 3 4"), "1");
  EXPECT_EQ(decision_after("1 2 3 4 1"), "4");
}

TEST(SimpleBot, SeeksTheCardThatItRemembersToMatch) { EXPECT_EQ(decision_after("4 5 1 9"), "4"); }

TEST(SimpleBot, CoversForAPairThatItRemembersWhereNothingMatches) {
  EXPECT_EQ(decision_after("5 6 7 1 2 9"), "~");
  EXPECT_EQ(decision_after("5 6 7 1 2 9 ~"), "5");
}

TEST(SimpleBot, RemembersTheLastSixSpots) {
  std::set<std::string> soon;
  std::set<std::string> late;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    soon.insert(decision_after("1 2 3 5 6 4", seed));
    late.insert(decision_after("1 2 3 5 6 7 4", seed));
  }
  EXPECT_THAT(soon, testing::ElementsAre("1"));
  EXPECT_THAT(late, testing::ElementsAre("1", "8", "9"));  // those that it does not remember
}

TEST(SimpleBot, SecuresWhereItCan) {
  const Options options{.edition = {.colours = 2, .copies = 4}};
  const std::string_view letters = "XXXGYYYYXGGG";
  EXPECT_THAT(decision_after("1 2 GG- 3 4", options, letters), testing::EndsWith("G"));
  EXPECT_THAT(decision_after("1 2 -GG 3 4", options, letters), testing::StartsWith("G"));
}

TEST(SimpleBot, TakesFromTheNeighbourWithMoreCards) {
  const Options options{.edition = twelve_cards, .seats = 3};
  EXPECT_EQ(decision_after("5 7 BB- 1 2  1 2  6 8 PP- 4 5 G-- 1 3  1 4  3 9 XX-", options, deck_of_twelve), ">");
  EXPECT_EQ(decision_after("5 7 BB- 4 1 G-- 1 3  1 4  6 8 PP- 1 4  1 4  3 9 XX-", options, deck_of_twelve), "<");
}

}  // namespace
}  // namespace rookie
