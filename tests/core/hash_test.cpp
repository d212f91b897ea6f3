#include "core/hash.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>
#include <set>

namespace rookie {
namespace {

constexpr std::uint64_t hash_of(std::initializer_list<std::uint64_t> values) {
  Hash hash;
  for (const std::uint64_t value : values) hash.add(value);
  return hash.value();
}

// Computed by another implementation, in Python.
TEST(Hash, IsTheSameEverywhere) {
  EXPECT_EQ(hash_of({}), 0xe220a8397b1dcdafU);
  EXPECT_EQ(hash_of({0}), 0xa706dd2f4d197e6fU);
  EXPECT_EQ(hash_of({1, 2, 3}), 0x12e3d5ae7cf95db0U);
}

TEST(Hash, DependsOnOrderAndLength) {
  EXPECT_NE(hash_of({1, 2}), hash_of({2, 1}));
  EXPECT_NE(hash_of({0}), hash_of({0, 0}));
  EXPECT_NE(hash_of({}), hash_of({0}));
}

TEST(Hash, DiffersForShortSequencesOfSmallNumbers) {
  std::set<std::uint64_t> hashes;
  for (std::uint64_t first = 0; first < 64; ++first) {
    for (std::uint64_t second = 0; second < 64; ++second) {
      for (std::uint64_t third = 0; third < 4; ++third) hashes.insert(hash_of({first, second, third}));
    }
  }
  EXPECT_EQ(hashes.size(), 64U * 64U * 4U);
}

TEST(Hash, ReadingTheValueChangesNothing) {
  Hash hash;
  hash.add(1);
  const std::uint64_t value = hash.value();
  EXPECT_EQ(hash.value(), value);
  hash.add(2);
  EXPECT_EQ(hash.value(), hash_of({1, 2}));
}

}  // namespace
}  // namespace rookie
