#include "arena/selfplay.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "bots/evaluation/network/features.h"
#include "bots/evaluation/trained.h"
#include "rules/kind.h"

namespace rookie {
namespace {

constexpr std::size_t feature_count = kind_count * Features::per_kind + Features::general;

std::vector<std::string> examples_of(const SelfPlay& settings) {
  std::vector<std::string> examples;
  self_play(settings, trained_evaluation(), [&](const std::string& example) { examples.push_back(example); }, {});
  return examples;
}

// How the game ended for the viewer's side, and how lucky it was.
struct Outcome {
  float result = 0;
  float luck = 0;
};

Outcome outcome_of(const std::string& example) {
  Outcome outcome;
  std::memcpy(&outcome.result, &example.at(feature_count), sizeof(float));
  std::memcpy(&outcome.luck, &example.at(feature_count + sizeof(float)), sizeof(float));
  return outcome;
}

// Finds the feature that tells how the players go on.
std::size_t feature_of_play() {
  const Features alike = features_of(Recall(Options{}), Seat::at(0), Play::Alike);
  const Features ahead = features_of(Recall(Options{}), Seat::at(0), Play::Ahead);
  std::size_t at = 0;
  while (alike.rest.at(at) == ahead.rest.at(at)) ++at;
  return kind_count * Features::per_kind + at;
}

std::set<int> plays_of(const SelfPlay& settings) {
  std::set<int> plays;
  for (const std::string& example : examples_of(settings)) plays.insert(example.at(feature_of_play()));
  return plays;
}

TEST(SelfPlay, ThreadsDoNotChangeTheExamples) {
  const auto one = examples_of({.games = 30, .seed = 3, .threads = 1, .positions = 5});
  const auto three = examples_of({.games = 30, .seed = 3, .threads = 3, .positions = 5});
  ASSERT_FALSE(one.empty());
  EXPECT_EQ(one, three);
  EXPECT_NE(examples_of({.games = 30, .seed = 4, .positions = 5}), one);
}

TEST(SelfPlay, AnExampleHoldsWhatTrainingReads) {
  const std::set wins{0, 10, 12, 15, 20, 30, 60};  // whole or shared, in sixtieths
  std::set<int> met;
  for (const std::string& example : examples_of({.games = 300, .ahead = 0})) {
    ASSERT_EQ(example.size(), feature_count + 2 * sizeof(float));
    const int win = static_cast<int>(std::lround(60 * outcome_of(example).result));
    ASSERT_TRUE(wins.contains(win));
    met.insert(win);
    ASSERT_LT(std::abs(outcome_of(example).luck), 10);
  }
  EXPECT_TRUE(met.contains(0) && met.contains(30) && met.contains(60));
}

TEST(SelfPlay, ShowsBothWaysToGoOn) {
  EXPECT_EQ(plays_of({.games = 20, .ahead = 0}), (std::set{0, 1}));
  EXPECT_EQ(plays_of({.games = 20, .ahead = 50, .positions = 1}), (std::set{0, 1}));
  EXPECT_EQ(plays_of({.games = 5, .ahead = 100, .positions = 1}), (std::set{1}));
}

struct Statistics {
  int count = 0;
  double sum = 0;
  double squares = 0;

  void add(double value) {
    ++count;
    sum += value;
    squares += value * value;
  }
  [[nodiscard]] double mean() const { return sum / count; }
  [[nodiscard]] double variance() const { return squares / count - mean() * mean(); }
  [[nodiscard]] double error_of_mean() const { return std::sqrt(variance() / count); }
};

// One example from each of many games, since the examples of one game share their luck.
struct Lucks {
  Statistics luck;
  Statistics result;
  Statistics rest;  // the result without luck
};

Lucks lucks_of(SelfPlay settings, std::uint64_t games) {
  constexpr std::size_t chosen = 8;  // well into the game
  Lucks lucks;
  settings.games = 1;
  for (settings.seed = 1; settings.seed <= games; ++settings.seed) {
    const auto examples = examples_of(settings);
    if (examples.size() <= chosen) continue;
    const Outcome outcome = outcome_of(examples[chosen]);
    lucks.luck.add(double{outcome.luck});
    lucks.result.add(double{outcome.result});
    lucks.rest.add(double{outcome.result} - double{outcome.luck});
  }
  return lucks;
}

TEST(SelfPlay, LuckEvensOutAndIsMostOfTheNoise) {
  for (const Lucks& lucks : {lucks_of({.ahead = 0}, 300), lucks_of({.ahead = 100, .positions = 1}, 40)}) {
    EXPECT_LT(std::abs(lucks.luck.mean()), 3 * lucks.luck.error_of_mean());
    EXPECT_LT(lucks.rest.variance(), 0.5 * lucks.result.variance());
  }
}

}  // namespace
}  // namespace rookie
