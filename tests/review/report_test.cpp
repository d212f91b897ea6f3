#include "review/report.h"

#include <gtest/gtest.h>

#include "bots/evaluation/trained.h"
#include "review/records.h"

namespace rookie {
namespace {

Report report(const Record& record, const Verdicts& verdicts = {}) {
  return report_of(record, verdicts, trained_evaluation());
}

TEST(Report, OfForgetfulChildren) {
  const auto players = report(forgetful_children()).players;
  const PlayerReport& ada = players.at(0);
  EXPECT_EQ(ada.memory.tests, 3);
  EXPECT_EQ(ada.memory.passed, 3);
  EXPECT_EQ(points_of(ada.memory), 100);
  EXPECT_EQ(ada.memory_by_age[0].tests, 1);
  EXPECT_EQ(ada.memory_by_age[1].tests, 2);
  EXPECT_EQ(ada.certain.taken, 3);
  EXPECT_EQ(ada.certain.missed, 0);
  EXPECT_EQ(ada.certain.left, 1);
  EXPECT_EQ(ada.again_in_vain, 0);
  EXPECT_EQ(ada.finds.memory, 3);
  EXPECT_EQ(ada.finds.deduction, 1);
  EXPECT_EQ(ada.finds.luck, 0);
  EXPECT_EQ(ada.decisions.all, 12);

  const PlayerReport& ben = players.at(1);
  EXPECT_EQ(ben.memory.tests, 1);
  EXPECT_EQ(ben.memory.passed, 0);
  EXPECT_EQ(points_of(ben.memory), 0);
  EXPECT_EQ(ben.certain.missed, 1);
  EXPECT_EQ(ben.certain.left, 1);
  EXPECT_EQ(ben.again_in_vain, 1);
  EXPECT_EQ(ben.decisions.all, 4);
}

TEST(Report, OfARobbery) {
  const auto [players, winners, curve, finds, moments, verdicts, decisions] = report(robbed());
  EXPECT_EQ(winners, std::vector{seat(2)});
  const PlayerReport& ada = players.at(0);
  const PlayerReport& ben = players.at(1);
  EXPECT_EQ(points_of(ada.memory), std::nullopt);
  EXPECT_EQ(ada.finds.luck, 2);
  EXPECT_DOUBLE_EQ(ada.finds.expected_by_luck, 3.0 / 11 + 1.0 / 9 + 3.0 / 7);
  EXPECT_EQ(ada.steals.made, 0);
  EXPECT_EQ(ada.steals.suffered, 1);
  EXPECT_EQ(ada.steals.cards_suffered, 4);
  EXPECT_EQ(ada.steals.preventable, 1);
  EXPECT_EQ(ada.securing.done, 0);
  EXPECT_EQ(ada.securing.missed_placing, 1);
  EXPECT_EQ(ben.finds.luck, 1);
  EXPECT_EQ(ben.finds.memory, 1);
  EXPECT_EQ(ben.finds.deduction, 2);
  EXPECT_DOUBLE_EQ(ben.finds.expected_by_luck, 0.5);
  EXPECT_EQ(ben.steals.made, 1);
  EXPECT_EQ(ben.steals.cards_made, 4);
  EXPECT_EQ(ben.steals.rookies, 0);
  EXPECT_EQ(ben.securing.done, 2);
  EXPECT_EQ(ben.securing.missed_placing, 0);
  EXPECT_EQ(finds.size(), 6U);
}

TEST(Report, CountsWhatIsJudged) {
  const Verdicts verdicts{{0, {.loss = 0.3F, .error = 0.03F}}, {2, {.loss = 0.01F, .error = 0.04F}}};
  const auto decisions = report(robbed(), verdicts).players.at(0).decisions;
  EXPECT_EQ(decisions.all, 8);
  EXPECT_EQ(decisions.judged, 2);
  EXPECT_EQ(decisions.best, 1);
  EXPECT_NEAR(decisions.loss, 0.31, 1e-6);
  EXPECT_NEAR(decisions.error, 0.05, 1e-6);
}

TEST(Report, TheCurveBeginsWithTheDealAndEndsWithTheResult) {
  const auto curve = report(robbed()).curve;
  ASSERT_EQ(curve.size(), 3U);
  EXPECT_EQ(curve[0].turn, 0);
  EXPECT_EQ(curve[0].decision, std::nullopt);
  EXPECT_EQ(curve[1].turn, 1);
  EXPECT_EQ(curve[1].decision, 7);
  EXPECT_EQ(curve[2].decision, 18);
  EXPECT_EQ(curve[2].chances[0], 0);
  EXPECT_EQ(curve[2].chances[1], 1);
  for (const CurvePoint& point : curve) EXPECT_NEAR(point.chances[0] + point.chances[1], 1, 1e-5F);
}

// Only a card that comes to light can be luck; a known card cannot.
TEST(Report, LuckIsInTheCardsThatComeToLight) {
  const auto cards = lucky_cards_in(forgetful_children());
  std::vector<int> decisions;
  for (const LuckyCard& card : cards) decisions.push_back(card.decision);
  EXPECT_EQ(decisions, (std::vector{0, 1, 2, 3, 4, 5, 7, 15}));
  // Any other first card would have given the same chances, and the last card could be no other.
  EXPECT_NEAR(cards.front().luck[0], 0, 1e-4F);
  EXPECT_NEAR(cards.back().luck[0], 0, 1e-6F);
}

// Four cards. After G, one of three unseen cards is also G. If it comes, Ada takes everything; if not, Ben does.
TEST(Report, LuckOfTheCardThatDecides) {
  const Record record = read_record(R"([Rookie "1"]
[Edition "2x2"]
[Variant "kids"]
[Seats "Ada" "Ben"]
[Deck "GYGY"]

1. 1G 3G 2Y 4Y
)");
  const auto cards = lucky_cards_in(record);
  ASSERT_EQ(cards.size(), 4U);
  EXPECT_NEAR(cards[1].luck[0], 2.0F / 3, 0.05F);
  EXPECT_NEAR(cards[1].luck[1], -2.0F / 3, 0.05F);
  EXPECT_NEAR(cards[2].luck[0], 0, 1e-6F);
}

}  // namespace
}  // namespace rookie
