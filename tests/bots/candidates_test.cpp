#include "bots/candidates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bots/every_options.h"
#include "bots/features.h"
#include "bots/watched.h"
#include "core/random.h"
#include "rules/players.h"

namespace rookie {
namespace {

std::string written(const Moves& moves) {
  std::string text;
  for (const Move move : moves) text.append(text.empty() ? "" : " ").append(to_string(move));
  return text;
}

std::string candidates_after(const std::string& moves) {
  return written(candidates(recall_after(moves, {.edition = twelve_cards}, deck_of_twelve)));
}

bool contains(const Moves& moves, Move move) { return std::ranges::find(moves, move) != moves.end(); }

// All that the evaluation is told once the move is made, whatever card it may show.
std::vector<Features> all_features_after(const Recall& recall, Move move) {
  std::vector<Recall> children;
  if (move.type() != Move::Type::Turn || recall.top(move.spot())) {
    children.push_back(recall);
    children.back().play(move);
  } else {
    for (const Kind kind : all_kinds) {
      if (recall.unseen().of(kind) == 0) continue;
      children.push_back(recall);
      children.back().turn_over(move.spot(), kind);
    }
  }
  std::vector<Features> features;
  for (const Recall& child : children) {
    for (int seat = 0; seat < child.game().options().seats; ++seat) {
      features.push_back(features_of(child, Seat::at(seat)));
    }
  }
  return features;
}

int height(const Recall& recall, Spot spot) {
  return recall.game().table().spots.at(static_cast<std::size_t>(spot.index())).height;
}

// Whether the claim is made for these two that they come to the same.
bool comparable(const Recall& recall, Move left, Move right) {
  if (left.type() != right.type()) return false;
  if (left.type() != Move::Type::Turn) return true;
  return recall.top(left.spot()) == recall.top(right.spot()) &&
         height(recall, left.spot()) == height(recall, right.spot());
}

// Counts the moves left out that are shown to come to the same as one kept.
void expect_good_candidates(const Recall& recall, int& left_out) {
  const Moves legal = recall.game().legal_moves();
  const Moves kept = candidates(recall);
  ASSERT_FALSE(kept.empty());
  ASSERT_TRUE(std::ranges::is_sorted(kept));
  for (const Move move : kept) ASSERT_TRUE(contains(legal, move)) << to_string(move);
  for (const Move move : legal) {
    if (contains(kept, move)) continue;
    const auto features = all_features_after(recall, move);
    const bool alike = std::ranges::any_of(kept, [&](Move other) {
      return comparable(recall, move, other) && all_features_after(recall, other) == features;
    });
    left_out += alike ? 1 : 0;
    if (move.type() != Move::Type::Turn) ASSERT_TRUE(alike) << to_string(move) << " of " << written(kept);
  }
}

void look_at_game(const Options& options, Style style, Random& random, int& left_out) {
  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  Recall recall(options);
  Memory shown;
  Events events;
  while (!game.over() && !testing::Test::HasFatalFailure()) {
    if (random.below(8) == 0) expect_good_candidates(recall, left_out);
    const Moves legal = game.legal_moves();
    const Move move = choose(style, game.table(), {legal.begin(), legal.end()}, shown, random);
    ASSERT_TRUE(game.apply(move, events));
    for (const Event& event : events) {
      recall.observe(event);
      shown.watch(event);
    }
  }
}

TEST(Candidates, AreLegalAndLeaveOutWhatComesToTheSame) {
  Random random(1);
  int left_out = 0;
  for (const Options& options : every_options()) {
    for (const Style style : {Style::Random, Style::Remembering, Style::Hoarding}) {
      look_at_game(options, style, random, left_out);
      ASSERT_FALSE(HasFatalFailure()) << to_string(options.variant) << ", " << int{options.seats} << " seats";
    }
  }
  EXPECT_GT(left_out, 10'000);
}

TEST(Candidates, AreOneUnknownCardAloneAndOneWithAnotherBeneath) { EXPECT_EQ(candidates_after(""), "1 4"); }

TEST(Candidates, HaveNoFirstCardThatOnlyPasses) {
  EXPECT_EQ(candidates_after("1 2"), "3 4");        // green and yellow match nothing
  EXPECT_EQ(candidates_after("1 2 3 4"), "1 4 5");  // green is known twice, once alone
  EXPECT_EQ(candidates_after("4 9 "), "1 5 ~");     // seeking an unknown card, or covering
}

TEST(Candidates, MayPassWithTheSecondCard) { EXPECT_EQ(candidates_after("1 2 3"), "1 2 4"); }

TEST(Candidates, AreNoneWithTheSameTops) {
  EXPECT_EQ(candidates_after("1 4"), "--G -GG");
  EXPECT_EQ(candidates_after("1 4 G-- 5 7"), "--B -BB B-- B-B");
}

}  // namespace
}  // namespace rookie
