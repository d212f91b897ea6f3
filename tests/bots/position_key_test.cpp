#include "bots/search/look_ahead/position_key.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>
#include <string>

#include "bots/essence.h"
#include "bots/every_options.h"
#include "bots/visit_game.h"
#include "bots/watched.h"

namespace rookie {
namespace {

constexpr Options kids{.edition = twelve_cards, .variant = Variant::Kids};
constexpr Options standard{.edition = twelve_cards};

// What would be known after these decisions, written as in a record: "3R" turns over spot 3, which shows red.
Recall after(const Options& options, const std::string& decisions) {
  Recall recall(options);
  std::istringstream tokens(decisions);
  for (std::string token; tokens >> token;) {
    const Move move = parse_move(token.substr(0, token.size() == 2 ? 1 : token.size())).value();
    if (move.type() == Move::Type::Turn) {
      recall.turn_over(move.spot(), kind_of(token.at(1)).value());
    } else {
      recall.play(move);
    }
  }
  return recall;
}

void expect_same(const Options& options, const std::string& one, const std::string& other) {
  EXPECT_EQ(key_of(after(options, one)), key_of(after(options, other))) << one << " and " << other;
}

// The two differ in one thing only.
void expect_different(const Options& options, const std::string& one, const std::string& other) {
  EXPECT_NE(key_of(after(options, one)), key_of(after(options, other))) << one << " and " << other;
}

TEST(PositionKey, DoesNotDependOnSpots) {
  expect_same(standard, "4G 5Y", "5G 4Y");
  expect_same(standard, "4G 5Y", "8G 6Y");
  expect_same(standard, "1G 5Y", "3G 9Y");
  expect_same(standard, "4G 5X", "8G 6X");
  expect_same(standard, "4G 5X ~", "8G 6X ~");
}

TEST(PositionKey, DoesNotDependOnTrayPiles) {
  expect_same(standard, "4G 5G GG-", "4G 5G -GG");
  expect_same(standard, "4G 5G G-- 6Y 7Y -YY", "4G 5G -G- 6Y 7Y Y-Y");
}

TEST(PositionKey, DoesNotDependOnHowItCameAbout) {
  expect_same(standard, "4G 5G GG- 6Y 7Y --Y", "6Y 7Y Y-- 4G 5G -GG");
}

TEST(PositionKey, DependsOnHeights) { expect_different({.variant = Variant::Kids}, "1G 2G 1Y 2Y", "1G 2G 3Y 4Y"); }

TEST(PositionKey, DependsOnWhichPileAKnownCardIsOn) { expect_different(kids, "1G 4Y", "1Y 4G"); }

TEST(PositionKey, DependsOnWhatIsKnown) {
  expect_different(kids, "4G 5Y", "4G 5R");
  expect_different(kids, "4G", "4Y");
}

TEST(PositionKey, DependsOnWhatIsUnseen) { expect_different(kids, "4G 5G", "4Y 5Y"); }

TEST(PositionKey, DependsOnWhatLiesOpen) {
  expect_different(kids, "4G 5Y 4G", "4G 5Y 5Y");
  expect_different(standard, "4G 5Y 6R 7X", "4G 6R 5Y 7X");
}

TEST(PositionKey, DependsOnWhatIsBarred) { expect_different(standard, "4X 5G ~ 6Y 7R", "6Y 7R 4X 5G ~"); }

TEST(PositionKey, DependsOnWhoseTurnItIs) { expect_different(kids, "4G 5Y", "4G 5Y 4G 5Y"); }

TEST(PositionKey, DependsOnHowManyHaveWaited) {
  const std::string twice = "4G 5Y 4G 5Y ";
  expect_different(kids, "4G 5Y", "4G 5Y " + twice);
  expect_same(kids, "4G 5Y " + twice, "4G 5Y " + twice + twice);
}

// The second seat has a green pair, and X is open: as the first of two cards, or as one of those among which it seeks.
TEST(PositionKey, DependsOnThePhase) {
  const Options second_begins{.edition = twelve_cards, .first = Seat::at(1)};
  EXPECT_NE(key_of(after(second_begins, "4G 5G GG- 6X")), key_of(after(standard, "6X 4G 5G GG-")));
}

TEST(PositionKey, DependsOnTops) { expect_different(standard, "4G 5G GG-", "4G 5G G--"); }

TEST(PositionKey, DependsOnWhatLiesBeneathTheTops) {
  expect_different(standard, "4G 5G G-- 6Y 7Y Y-- 1R 2B  8P 9P P-- 3R 4R R--",
                   "4P 5P P-- 6Y 7Y Y-- 1R 2B  8G 9G G-- 3R 4R R--");
}

TEST(PositionKey, DependsOnPoints) { expect_different(kids, "4G 5G 6Y 7R 6Y 7R", "6Y 7R 4G 5G 6Y 7R"); }

// All positions of many games, in every phase in which a card is turned over: two keys are equal if and only if the
// essences are.
TEST(PositionKey, HasNoCollisions) {
  Random random(1);
  for (const Options& options : every_options()) {
    std::map<std::string, std::uint64_t> keys;
    std::map<std::uint64_t, std::string> essences;
    for (int game = 0; game < 12; ++game) {
      const auto style = static_cast<Style>(game % style_count);
      visit_game(options, style, random, [&](const Recall& recall) {
        if (recall.game().phase() > Phase::Seek) return;
        const std::string essence = essence_of(recall);
        const std::uint64_t key = key_of(recall);
        EXPECT_EQ(keys.emplace(essence, key).first->second, key);
        EXPECT_EQ(essences.emplace(key, essence).first->second, essence);
      });
    }
    EXPECT_GT(keys.size(), 50U);
  }
}

}  // namespace
}  // namespace rookie
