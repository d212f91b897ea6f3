#include "arena/signature.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <future>
#include <string>

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

// A change of the rules as they are played must be meant: then docs/performance.md and the commit message say so.
TEST(FunctionalSignature, IsTheOneThatIsDocumented) {
  std::ifstream file(ROOKIE_SOURCE_DIR "/docs/performance.md");
  std::string word;
  while (file >> word && word != "signature") {
  }
  file >> word;
  EXPECT_EQ(std::stoull(word, nullptr, 16), functional_signature());
}

}  // namespace
}  // namespace rookie
