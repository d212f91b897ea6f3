#include "review/reliability.h"

#include <gtest/gtest.h>

#include "bots/evaluation/trained.h"
#include "review/records.h"

namespace rookie {
namespace {

using Held = LossReliability::Held;

void expect_held(const Held& held, int decisions, int within) {
  EXPECT_EQ(held.decisions, decisions);
  EXPECT_EQ(held.within, within);
}

// The chances of Ada and of Ben, who loses, at the deal and after turns 1 to 4.
TEST(Reliability, CountsEveryTurnButTheLastForEverySide) {
  const Record record = forgetful_children();
  Reliability reliability;
  reliability.add(record, trained_evaluation());
  EXPECT_EQ(reliability.games, 1);
  int positions = 0;
  double judged = 0;
  double won = 0;
  for (const auto& tenth : reliability.tenths) {
    positions += tenth.positions;
    judged += tenth.judged;
    won += tenth.won;
    EXPECT_LE(tenth.won, tenth.positions);
  }
  EXPECT_EQ(positions, 10);
  EXPECT_NEAR(judged, 5, 1e-5);
  EXPECT_EQ(won, 5);
}

TEST(Reliability, IsNotLearnedFromAGameThatIsNotOver) {
  Record record = forgetful_children();
  record.moves.pop_back();
  Reliability reliability;
  reliability.add(record, trained_evaluation());
  EXPECT_EQ(reliability.games, 0);
}

TEST(LossReliability, CountsLossesThatStayWithinTheirError) {
  LossReliability reliability;
  reliability.add({.loss = 0, .error = 0}, {.loss = 0});
  reliability.add({.loss = 0.01F, .error = 0.01F}, {.loss = 0.019F});
  reliability.add({.loss = 0.01F, .error = 0.01F}, {.loss = 0.021F});
  reliability.add({.loss = 0.3F, .error = 0.1F}, {.loss = 0.21F});
  reliability.add({.loss = 0.3F, .error = 0.1F}, {.loss = 0.19F});
  reliability.add({.loss = 0.3F, .error = 0.1F}, {.loss = 0.39F});
  expect_held(reliability.all(), 6, 4);
  expect_held(reliability.great(), 3, 2);
}

// Figures from textbooks.
TEST(LossReliability, HasWilsonsInterval) {
  const auto most = Held{.decisions = 20, .within = 19}.interval();
  EXPECT_NEAR(most.low, 0.7639, 1e-4);
  EXPECT_NEAR(most.high, 0.9911, 1e-4);
  const auto all = Held{.decisions = 10, .within = 10}.interval();
  EXPECT_NEAR(all.low, 0.7225, 1e-4);
  EXPECT_NEAR(all.high, 1, 1e-9);
}

// 21 games of 19 decisions each: the first decision of one game, the second of the next, and so on.
TEST(LossReliability, LooksAtEveryTwentiethDecisionOfAllGames) {
  LossReliability reliability;
  for (int game = 0; game < 21; ++game) ASSERT_TRUE(reliability.add(trained_search(), robbed(), 1));
  EXPECT_EQ(reliability.all().decisions, 20);
}

TEST(LossReliability, RefusesMorePositionsThanCanBeJudged) {
  LossReliability reliability;
  EXPECT_FALSE(reliability.add(trained_search(), robbed(), 33'334));
}

TEST(LossReliability, ErrorsHoldIn19Of20Decisions) {
  LossReliability reliability;
  for (const Options& options : {Options{.edition = pocket}, Options{.edition = pocket, .variant = Variant::Kids}}) {
    for (const Record& record : simulated(options, {"parrot", "fox"}, 4))
      ASSERT_TRUE(reliability.add(trained_search(), record, 500));
  }
  const auto [decisions, within] = reliability.all();
  EXPECT_GT(decisions, 30);
  EXPECT_GE(within * 20, decisions * 19);
}

}  // namespace
}  // namespace rookie
