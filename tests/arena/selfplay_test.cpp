#include "arena/selfplay.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <map>
#include <vector>

#include "bots/features.h"
#include "rules/kind.h"

namespace rookie {
namespace {

constexpr std::size_t features_a_seat = kind_count * Features::per_kind + Features::general;
constexpr std::size_t floats = 13;

std::vector<Example> examples_of(const SelfPlay& settings) {
  std::vector<Example> examples;
  self_play(settings, [&](const Example& example) { examples.push_back(example); }, {});
  return examples;
}

std::array<float, floats> floats_of(const Example& example) {
  std::array<float, floats> result{};
  std::memcpy(result.data(), &example.bytes[static_cast<std::size_t>(example.seats) * features_a_seat], sizeof result);
  return result;
}

TEST(SelfPlay, ThreadsDoNotChangeTheExamples) {
  const auto one = examples_of({.games = 40, .seed = 3, .threads = 1});
  const auto three = examples_of({.games = 40, .seed = 3, .threads = 3});
  ASSERT_FALSE(one.empty());
  ASSERT_EQ(one.size(), three.size());
  for (std::size_t at = 0; at < one.size(); ++at) EXPECT_EQ(one[at].bytes, three[at].bytes);
  EXPECT_NE(examples_of({.games = 40, .seed = 4}).front().bytes, one.front().bytes);
}

TEST(SelfPlay, AnExampleHoldsWhatTrainingReads) {
  std::map<int, int> count;
  for (const Example& example : examples_of({.games = 200, .seed = 1})) {
    ++count[example.seats];
    ASSERT_EQ(example.bytes.size(), static_cast<std::size_t>(example.seats) * features_a_seat + floats * sizeof(float));
    const auto numbers = floats_of(example);
    const int sides = numbers[12] > 0 ? example.seats / 2 : example.seats;
    float results = 0;
    float judged = 0;
    for (std::size_t side = 0; side < static_cast<std::size_t>(sides); ++side) {
      results += numbers[side];
      judged += numbers[6 + side];
    }
    EXPECT_NEAR(results, 1, 1e-5);
    EXPECT_NEAR(judged, 1, 1e-4);
  }
  for (int seats = 2; seats <= 6; ++seats) EXPECT_GT(count[seats], 0) << seats;
}

}  // namespace
}  // namespace rookie
