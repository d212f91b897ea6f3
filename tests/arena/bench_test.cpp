#include "arena/bench.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/evaluation/trained.h"

namespace rookie {
namespace {

using namespace std::chrono_literals;

constexpr double effort = 1e-3;  // of the usual effort: 10,000 random decisions, 500 of careful players, 500 positions

std::chrono::nanoseconds shown{};
int looks = 0;

// A clock that is read before and after each measurement. 1 ms passes during the first, 2 ms during the second, and so
// on up to 7 ms; then 1 ms again. The seven measurements of one thing take each of these times once.
std::chrono::nanoseconds look() {
  if (looks++ % 2 == 1) shown += 1ms * (looks / 2 % 7 == 0 ? 7 : looks / 2 % 7);
  return shown;
}

Bench measured() {
  shown = {};
  looks = 0;
  return run_bench(trained_evaluation(), look, effort);
}

auto names(const std::vector<Speed>& speeds) {
  std::vector<std::string_view> names;
  for (const Speed& speed : speeds) names.push_back(speed.name);
  return names;
}

// The work is a little more than asked for, since games and searches are not broken off. It takes seven, four and one
// milliseconds. Speeds are in millions per second.
void expect_about(const Speed& speed, double work, double at_most) {
  SCOPED_TRACE(speed.name);
  constexpr double millisecond = 1e-3 * 1e6;
  EXPECT_GE(speed.lowest, work / (7 * millisecond));
  EXPECT_LE(speed.lowest, at_most / (7 * millisecond));
  EXPECT_GE(speed.median, work / (4 * millisecond));
  EXPECT_LE(speed.median, at_most / (4 * millisecond));
  EXPECT_GE(speed.highest, work / millisecond);
  EXPECT_LE(speed.highest, at_most / millisecond);
}

TEST(Bench, DividesTheWorkByTheTime) {
  const Bench bench = measured();
  EXPECT_DOUBLE_EQ(bench.random_numbers, 100);  // 100,000 in the first millisecond
  for (const Speed& speed : bench.playouts) expect_about(speed, 10'000, 10'600);
  for (const Speed& speed : bench.searches) expect_about(speed, 500, 1501);
}

// Careful players decide in all positions of eight games.
TEST(Bench, GivesTheMiddleAndTheEnds) {
  for (const Speed& speed : measured().greedy) {
    EXPECT_GT(speed.highest, 0.2);
    EXPECT_NEAR(speed.highest / speed.median, 4, 1e-9) << speed.name;
    EXPECT_NEAR(speed.highest / speed.lowest, 7, 1e-9) << speed.name;
  }
}

TEST(Bench, MeasuresEveryVariant) {
  using testing::ElementsAre;
  const Bench bench = measured();
  EXPECT_THAT(names(bench.playouts),
              ElementsAre("standard, 2 seats", "standard, 4 seats", "standard, 6 seats", "standard, 2 seats, ruling it",
                          "pocket, 2 seats", "team, 4 seats", "team, 6 seats", "kids, 2 seats", "kids, 4 seats"));
  const auto few = ElementsAre("standard, 2 seats", "standard, 4 seats", "team, 4 seats", "kids, 2 seats");
  EXPECT_THAT(names(bench.greedy), few);
  EXPECT_THAT(names(bench.searches), few);
}

}  // namespace
}  // namespace rookie
