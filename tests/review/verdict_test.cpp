#include <gtest/gtest.h>

#include "review/records.h"
#include "review/review.h"

namespace rookie {
namespace {

TEST(Verdict, TheBestMoveLosesNothing) {
  Review review(simulated({.seats = 3}, {"parrot", "fox", "squirrel"}, 1).at(0));
  for (int decision = 0; decision < review.decisions(); decision += 9) {
    const Verdict made = review.judge(trained_search(), decision, 200).value();
    EXPECT_GE(made.loss, 0);
    EXPECT_EQ(made.loss == 0, made.move == made.best);
    const Verdict best = review.judge(trained_search(), decision, 200, made.best).value();
    EXPECT_EQ(best.move, made.best);
    EXPECT_NEAR(best.chance, made.chance + made.loss, made.error + best.error) << decision;
  }
}

// A player who remembers turns over G on 1 and wins everything; otherwise the other player does. The search sees the
// end in both cases.
TEST(Verdict, IsExactAtTheEnd) {
  Review review(read_record(R"([Rookie "1"]
[Edition "2x2"]
[Variant "kids"]
[Seats "Ada" "Ben"]
[Deck "GYGY"]

1. 1G 2Y
2. 3G 2Y
)"));
  const Verdict missed = review.judge(trained_search(), 3, 1000).value();
  EXPECT_EQ(missed.best, Move::turn(Spot::at(0)));
  EXPECT_FLOAT_EQ(missed.loss, 1);
  EXPECT_FLOAT_EQ(missed.chance, 0);
  EXPECT_FLOAT_EQ(missed.error, 0);
  const Verdict taken = review.judge(trained_search(), 3, 1000, Move::turn(Spot::at(0))).value();
  EXPECT_FLOAT_EQ(taken.loss, 0);
  EXPECT_FLOAT_EQ(taken.chance, 1);
}

TEST(Verdict, OnlyTheDecisionsThatWereMadeAreKept) {
  Review review(robbed());
  EXPECT_TRUE(review.verdicts().empty());
  ASSERT_TRUE(review.judge(trained_search(), 5, 50));
  ASSERT_TRUE(review.judge(trained_search(), 4, 50, Move::turn(Spot::at(6))));
  ASSERT_EQ(review.verdicts().size(), 1U);
  EXPECT_EQ(review.verdicts().begin()->first, 5);
}

TEST(Verdict, SeesWhatItCostsNotToSecure) {
  Review review(robbed());
  const Verdict verdict = review.judge(trained_search(), 5, 500).value();
  EXPECT_GT(verdict.loss, verdict.error);
}

TEST(Verdict, DoesNotDependOnWhatWasJudgedBefore) {
  Review one(robbed());
  Review other(robbed());
  for (int decision = 0; decision < one.decisions(); ++decision)
    ASSERT_TRUE(one.judge(trained_search(), decision, 100));
  for (int decision = other.decisions() - 1; decision >= 0; --decision)
    ASSERT_TRUE(other.judge(trained_search(), decision, 100));
  for (int decision = 0; decision < one.decisions(); ++decision) {
    EXPECT_EQ(one.verdicts().at(decision).loss, other.verdicts().at(decision).loss);
    EXPECT_EQ(one.verdicts().at(decision).best, other.verdicts().at(decision).best);
  }
}

TEST(Verdict, RefusesWhatThereIsNot) {
  Review review(robbed());
  EXPECT_FALSE(review.judge(trained_search(), -1, 10));
  EXPECT_FALSE(review.judge(trained_search(), review.decisions(), 10));
  EXPECT_FALSE(review.judge(trained_search(), 0, -1));
  EXPECT_FALSE(review.judge(trained_search(), 0, 1'000'001));
  EXPECT_FALSE(review.judge(trained_search(), 0, 10, Move::cover()));
  EXPECT_FALSE(review.choices(-1));
  EXPECT_EQ(review.choices(0).value().size(), 9U);
}

}  // namespace
}  // namespace rookie
