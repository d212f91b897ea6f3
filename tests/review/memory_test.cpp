#include "review/memory.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "review/records.h"
#include "review/walk.h"

namespace rookie {
namespace {

void expect_test(const MemoryTest& test, int decision, bool passed, double by_chance, std::optional<int> age) {
  EXPECT_EQ(test.decision, decision);
  EXPECT_EQ(test.passed, passed);
  EXPECT_DOUBLE_EQ(test.by_chance, by_chance);
  EXPECT_EQ(test.age, age);
}

TEST(Memory, IsTestedWhenAMateOfAnOpenCardWasShown) {
  const auto tests = tests_in(forgetful_children());
  ASSERT_EQ(tests.size(), 4U);
  expect_test(tests[0], 7, false, 1.0 / 7, 3);  // 1G; its mate on 5 was covered before 4B, 6Y, 1G
  expect_test(tests[1], 9, true, 1.0 / 7, 5);   // the same mate: 4B, 6Y, 1G, 8B, 1G
  expect_test(tests[2], 11, true, 1.0 / 5, 3);  // 4B; its mate on 8 was covered before 1G, 5G, 4B
  expect_test(tests[3], 13, true, 1.0 / 3, 7);  // 2Y; its mate on 6 before 1G, 8B, 1G, 5G, 4B, 8B, 2Y
  for (const MemoryTest& test : tests) EXPECT_EQ(test.seat, seat(test.decision < 8 ? 2 : 1));
}

// In turn 2 of `robbed` the player chooses between seeking and covering while no mate is known. Later one is.
TEST(Memory, CountsCardsSinceTheyWereCovered) {
  const auto tests = tests_in(robbed());
  ASSERT_EQ(tests.size(), 1U);
  expect_test(tests[0], 15, true, 1.0 / 3, 3);  // 5Y was covered with the X; then 8Y, 9Y, 1Y
}

// Yellow was shown on 5 and on 6 before it is turned over on 1.
TEST(Memory, HasNoAgeWithTwoMates) {
  const auto tests = tests_in(read_record(R"([Rookie "1"]
[Edition "2x4"]
[Variant "standard"]
[Seats "Ada" "Ben"]
[Deck "GGGGYYYXXYXX"]

1. 5Y 4G
2. 4G 6Y
3. 1Y 5Y
)"));
  ASSERT_EQ(tests.size(), 1U);
  expect_test(tests[0], 5, true, 2.0 / 8, std::nullopt);
}

TEST(Memory, HasNoAgeWhereCoveringWasAChoice) {
  const Record record = simulated({.seats = 3}, {"fox", "fox", "fox"}, 1).at(0);
  const auto tests = tests_in(record);
  int by_choice = 0;
  const auto count = [&](const Decided& decided) {
    if (decided.before.phase() != Phase::CoverOrSeek) return;
    const auto test = std::ranges::find(tests, decided.index, &MemoryTest::decision);
    if (test == tests.end()) return;
    ++by_choice;
    EXPECT_FALSE(test->age);
  };
  walk(record, count);
  EXPECT_GT(by_choice, 0);
}

TEST(Memory, ScoreTakesOffWhatGuessingGives) {
  MemoryScore score;
  EXPECT_EQ(score.recall(), std::nullopt);
  score.add({.passed = true, .by_chance = 0.25});
  EXPECT_DOUBLE_EQ(score.recall().value(), 1);
  score.add({.passed = false, .by_chance = 0.25});
  EXPECT_DOUBLE_EQ(score.recall().value(), (1 - 0.5) / (2 - 0.5));
  score.add({.passed = true, .by_chance = 1});  // there was no other card, so it says nothing
  EXPECT_DOUBLE_EQ(score.recall().value(), (1 - 0.5) / (2 - 0.5));
}

TEST(Memory, WithoutAChoiceIsNotScored) {
  MemoryScore score;
  score.add({.passed = true, .by_chance = 1});
  EXPECT_EQ(score.recall(), std::nullopt);
}

TEST(Memory, AgesFallIntoGroups) {
  EXPECT_EQ(age_group_of(0), 0U);
  EXPECT_EQ(age_group_of(3), 0U);
  EXPECT_EQ(age_group_of(4), 1U);
  EXPECT_EQ(age_group_of(31), 3U);
  EXPECT_EQ(age_group_of(32), 4U);
  EXPECT_EQ(age_group_of(5000), 4U);
}

}  // namespace
}  // namespace rookie
