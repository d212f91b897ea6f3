#include "arena/signature.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <future>

namespace rookie {
namespace {

TEST(FunctionalSignature, IsTheSameEveryTimeAndInEveryThread) {
  const std::uint64_t signature = functional_signature();
  auto one = std::async(std::launch::async, functional_signature);
  auto other = std::async(std::launch::async, functional_signature);
  EXPECT_NE(signature, 0U);
  EXPECT_EQ(one.get(), signature);
  EXPECT_EQ(other.get(), signature);
}

}  // namespace
}  // namespace rookie
