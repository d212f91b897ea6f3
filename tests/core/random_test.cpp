#include "core/random.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

namespace rookie {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::Ge;
using testing::Le;

constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15U;

std::vector<std::uint64_t> first_four(Random random) {
  return {random.next(), random.next(), random.next(), random.next()};
}

// Published output of SplitMix64 seeded with 1234567, whose state grows by the golden gamma.
TEST(Random, MixIsSplitMix64) {
  constexpr std::uint64_t seed = 1234567;
  EXPECT_EQ(mix(seed), 6457827717110365317U);
  EXPECT_EQ(mix(seed + golden_gamma), 3203168211198807973U);
  EXPECT_EQ(mix(seed + 2 * golden_gamma), 9817491932198370423U);
}

// Computed by another implementation (in Python) that gives the published xoshiro256++ output for the state 1 2 3 4.
TEST(Random, TheSameNumbersForTheSameSeedEverywhere) {
  EXPECT_THAT(first_four(Random(0)),
              ElementsAre(0x8be319d8b3a9590aU, 0xb37d4178a8eed70eU, 0x7e3d76c9121e0e51U, 0x90335b6327bad960U));
  EXPECT_THAT(first_four(Random(1)),
              ElementsAre(0x6ff8271d7602c812U, 0x9f1c18e7d02cb56aU, 0x3cab9721eb84faa7U, 0x4954d1f290751fdfU));
  EXPECT_THAT(first_four(Random(1, 1)),
              ElementsAre(0x3b12733eb1692dfcU, 0x7e5d744c6c2e5a23U, 0xc9e8ded3301d92abU, 0x39275664f2056550U));
}

TEST(Random, SeedsAndStreamsDiffer) {
  std::set<std::vector<std::uint64_t>> starts;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    for (std::uint64_t stream = 0; stream < 100; ++stream) starts.insert(first_four(Random(seed, stream)));
  }
  EXPECT_EQ(starts.size(), 100U * 100U);
}

TEST(Random, WithoutAStreamItIsTheFirst) { EXPECT_EQ(first_four(Random(7)), first_four(Random(7, 0))); }

TEST(Random, BelowIsTheSameEverywhere) {
  Random random(1);
  std::vector<std::uint32_t> dice(12);
  for (auto& die : dice) die = random.below(6);
  EXPECT_THAT(dice, ElementsAre(2, 3, 1, 1, 0, 5, 2, 3, 4, 5, 5, 0));
}

// Two of 8 draws are rejected with this bound.
TEST(Random, BelowRejectsWhatWouldMakeItUneven) {
  Random random(1);
  std::vector<std::uint32_t> draws(6);
  for (auto& draw : draws) draw = random.below(3000000000U);
  EXPECT_THAT(draws, ElementsAre(710979782U, 859351505U, 176282401U, 2657471536U, 1479386603U, 1505804216U));
}

TEST(Random, BelowOneIsZero) {
  Random random(1);
  for (int draw = 0; draw < 100; ++draw) EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, BelowIsUniform) {
  constexpr int expected = 10000;
  constexpr int five_sigma = 5 * 92;  // sqrt(60000 · 1/6 · 5/6) ≈ 91.3
  Random random(3);
  std::array<int, 6> count{};
  for (int draw = 0; draw < 6 * expected; ++draw) ++count.at(random.below(6));
  EXPECT_THAT(count, testing::Each(AllOf(Ge(expected - five_sigma), Le(expected + five_sigma))));
}

TEST(Random, ShuffleIsTheSameEverywhere) {
  std::array items{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  Random(1).shuffle(std::span<int>(items));
  EXPECT_THAT(items, ElementsAre(8, 6, 3, 7, 9, 0, 2, 1, 5, 4));
}

TEST(Random, EveryOrderIsEquallyLikely) {
  constexpr int expected = 10000;
  constexpr int five_sigma = 5 * 92;
  Random random(4);
  std::map<std::array<int, 3>, int> count;
  for (int draw = 0; draw < 6 * expected; ++draw) {
    std::array items{1, 2, 3};
    random.shuffle(std::span<int>(items));
    ++count[items];
  }
  EXPECT_EQ(count.size(), 6U);
  for (const auto& [order, times] : count) {
    EXPECT_THAT(times, AllOf(Ge(expected - five_sigma), Le(expected + five_sigma)));
  }
}

TEST(Random, ShufflingNothingOrOneItemDrawsNoNumber) {
  Random random(5);
  std::array one{1};
  random.shuffle(std::span<int>());
  random.shuffle(std::span<int>(one));
  EXPECT_EQ(first_four(random), first_four(Random(5)));
}

}  // namespace
}  // namespace rookie
