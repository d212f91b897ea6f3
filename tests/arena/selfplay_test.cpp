#include "arena/selfplay.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "bots/evaluation/network/features.h"
#include "bots/evaluation/trained.h"
#include "bots/statistics.h"
#include "rules/kind.h"

namespace rookie {
namespace {

constexpr std::size_t feature_count = kind_count * Features::per_kind + Features::general;

std::vector<std::string> examples_of(const SelfPlay& settings) {
  std::vector<std::string> examples;
  self_play(settings, trained_evaluation(), [&](const std::string& example) { examples.push_back(example); }, {});
  return examples;
}

// How the game ended for a side, how lucky it was, and what the search said.
struct Outcome {
  float result = 0;
  float luck = 0;
  float judged = 0;
};

Outcome outcome_of(const std::string& example) {
  Outcome outcome;
  static_assert(sizeof(Outcome) == 3 * sizeof(float));
  std::memcpy(&outcome, &example.at(feature_count), sizeof(Outcome));
  return outcome;
}

TEST(SelfPlay, ThreadsDoNotChangeTheExamples) {
  const auto one = examples_of({.games = 30, .seed = 3, .threads = 1});
  const auto three = examples_of({.games = 30, .seed = 3, .threads = 3});
  ASSERT_FALSE(one.empty());
  EXPECT_EQ(one, three);
  EXPECT_NE(examples_of({.games = 30, .seed = 4}), one);
}

TEST(SelfPlay, AnExampleHoldsWhatTrainingReads) {
  const std::set wins{0, 10, 12, 15, 20, 30, 60};  // whole or shared, in sixtieths
  std::set<int> met;
  std::size_t not_judged = 0;
  const auto examples = examples_of({.games = 40});
  for (const std::string& example : examples) {
    ASSERT_EQ(example.size(), feature_count + sizeof(Outcome));
    const Outcome outcome = outcome_of(example);
    const int win = static_cast<int>(std::lround(60 * outcome.result));
    ASSERT_TRUE(wins.contains(win));
    met.insert(win);
    ASSERT_LT(std::abs(outcome.luck), 10);
    if (std::isnan(outcome.judged)) {
      ++not_judged;
    } else {
      ASSERT_LT(std::abs(outcome.judged), 10);
    }
  }
  EXPECT_TRUE(met.contains(0) && met.contains(30) && met.contains(60));
  EXPECT_LT(not_judged, examples.size() / 20);  // between more than two sides, near the end
}

// One example from each of many games, since the examples of one game share their luck.
struct Noise {
  Statistics luck;
  Statistics result;
  Statistics rest;      // the result without luck
  Statistics surprise;  // the rest less what the search said
};

Noise noise_of(std::uint64_t games) {
  constexpr std::size_t chosen = 8;  // well into the game
  Noise noise;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const auto examples = examples_of({.games = 1, .seed = seed});
    if (examples.size() <= chosen) continue;
    const Outcome outcome = outcome_of(examples[chosen]);
    const double rest = double{outcome.result} - double{outcome.luck};
    noise.luck.add(double{outcome.luck});
    noise.result.add(double{outcome.result});
    noise.rest.add(rest);
    if (!std::isnan(outcome.judged)) noise.surprise.add(rest - double{outcome.judged});
  }
  return noise;
}

TEST(SelfPlay, LuckEvensOutAndIsMostOfTheNoise) {
  const Noise noise = noise_of(80);
  EXPECT_LT(std::abs(noise.luck.mean()), 3 * noise.luck.error_of_mean());
  EXPECT_LT(noise.rest.variance(), 0.5 * noise.result.variance());
  EXPECT_LT(std::abs(noise.surprise.mean()), 3 * noise.surprise.error_of_mean() + 0.01);
  EXPECT_LT(noise.surprise.variance(), noise.rest.variance());
}

}  // namespace
}  // namespace rookie
