#include "review/moments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/evaluation/trained.h"
#include "review/records.h"
#include "review/report.h"

namespace rookie {
namespace {

using Type = Moment::Type;
using testing::ElementsAre;
using testing::IsSupersetOf;
using testing::Pair;

std::vector<Moment> moments_in(const Record& record, const Verdicts& verdicts = {}) {
  return report_of(record, verdicts, trained_evaluation()).moments;
}

std::vector<Type> types_of(const std::vector<Moment>& moments) {
  std::vector<Type> types;
  for (const Moment& moment : moments) types.push_back(moment.type);
  return types;
}

std::vector<Moment> only(Type type, const std::vector<Moment>& moments) {
  std::vector<Moment> those;
  for (const Moment& moment : moments) {
    if (moment.type == type) those.push_back(moment);
  }
  return those;
}

TEST(Moments, OfARobbery) {
  const auto moments = moments_in(robbed());
  EXPECT_THAT(types_of(moments), IsSupersetOf({Type::MissedSecure, Type::Steal, Type::Secured, Type::End}));

  const Moment steal = only(Type::Steal, moments).at(0);
  EXPECT_EQ(steal.turn, 2);
  EXPECT_EQ(steal.seat, seat(2));
  EXPECT_EQ(steal.other, seat(1));
  EXPECT_EQ(steal.cards, 4);
  EXPECT_TRUE(steal.preventable);
  EXPECT_GT(steal.weight, 0.1);

  const auto secured = only(Type::Secured, moments);
  ASSERT_EQ(secured.size(), 2U);
  EXPECT_EQ(secured[0].cards, 6);
  EXPECT_EQ(secured[1].cards, 4);

  EXPECT_EQ(only(Type::MissedSecure, moments).at(0).decision, 5);
  EXPECT_EQ(moments.back().type, Type::End);
}

TEST(Moments, OfMissedPairs) {
  const auto missed = only(Type::MissedPair, moments_in(forgetful_children()));
  ASSERT_EQ(missed.size(), 1U);
  EXPECT_EQ(missed[0].seat, seat(2));
  EXPECT_EQ(missed[0].kind, Kind::Green);
  EXPECT_EQ(missed[0].turn, 4);
  EXPECT_EQ(missed[0].decision, 7);
}

TEST(Moments, ARookieHasAllTheCardsThatItBrought) {
  const auto rookies = only(Type::Rookie, moments_in(playthrough("R6.4-twice")));
  ASSERT_EQ(rookies.size(), 2U);
  EXPECT_EQ(rookies[0].cards, 4);
  EXPECT_EQ(rookies[1].cards, 0);
}

TEST(Moments, ABlunderCostsMuchBeyondItsError) {
  const Verdicts verdicts{{0, {.loss = 0.3F, .error = 0.05F}},
                          {1, {.loss = 0.3F, .error = 0.25F}},
                          {2, {.loss = 0.05F, .error = 0}},
                          {3, {.loss = 0.2F, .error = 0}}};
  const auto blunders = only(Type::Blunder, moments_in(forgetful_children(), verdicts));
  ASSERT_EQ(blunders.size(), 2U);
  EXPECT_EQ(blunders[0].decision, 0);
  EXPECT_EQ(blunders[0].seat, seat(1));
  EXPECT_EQ(blunders[1].decision, 3);
  EXPECT_EQ(blunders[1].seat, seat(2));
  EXPECT_FLOAT_EQ(static_cast<float>(blunders[1].loss), 0.2F);
}

TEST(Moments, WhoIsAheadChangesHands) {
  const auto leads = only(Type::Lead, moments_in(robbed()));
  ASSERT_FALSE(leads.empty());
  EXPECT_EQ(leads.back().seat, seat(2));
  for (std::size_t lead = 1; lead < leads.size(); ++lead) EXPECT_NE(leads[lead].seat, leads[lead - 1].seat);
}

TEST(Moments, ComeInTheOrderOfTheGame) {
  std::vector<std::pair<int, Type>> moments;
  for (const Moment& moment : moments_in(robbed())) {
    if (moment.type != Type::Lead && moment.type != Type::LuckyFind) moments.emplace_back(moment.decision, moment.type);
  }
  EXPECT_THAT(moments, ElementsAre(Pair(5, Type::MissedSecure), Pair(9, Type::Steal), Pair(10, Type::Secured),
                                   Pair(16, Type::Secured), Pair(18, Type::End)));
}

TEST(Moments, TheEndComesLast) {
  for (const Record& record : simulated({.seats = 4}, {"parrot", "fox", "parrot", "goldfish"}, 2)) {
    EXPECT_EQ(moments_in(record).back().type, Type::End);
  }
}

TEST(Moments, ThereAreNoneBeforeAnythingHappens) {
  Record record = forgetful_children();
  record.moves.clear();
  EXPECT_TRUE(moments_in(record).empty());
}

}  // namespace
}  // namespace rookie
