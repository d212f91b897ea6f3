#include "arena/signature.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <future>
#include <string>

#include "bots/evaluation/trained.h"
#include "bots/even_evaluation.h"

// What is played or decided must not change by accident. If it changes on purpose, docs/performance.md and the commit
// message say so.
namespace rookie {
namespace {

// Finds the signature that stands after its name on a line of its own.
std::uint64_t documented(const std::string& name) {
  std::ifstream file(ROOKIE_SOURCE_DIR "/docs/performance.md");
  std::string line;
  while (std::getline(file, line)) {
    if (line.starts_with(name + " ") && line.size() == 26) break;
  }
  return std::stoull(line.substr(name.size()), nullptr, 16);
}

TEST(FunctionalSignature, IsTheOneThatIsDocumentedInEveryThread) {
  auto one = std::async(std::launch::async, functional_signature);
  auto other = std::async(std::launch::async, functional_signature);
  EXPECT_EQ(one.get(), documented("signature"));
  EXPECT_EQ(other.get(), documented("signature"));
}

TEST(HouseSignature, IsTheOneThatIsDocumented) { EXPECT_EQ(house_signature(), documented("house")); }

TEST(DecisionSignature, IsTheOneThatIsDocumented) {
  EXPECT_EQ(decision_signature(trained_evaluation()), documented("decisions"));
}

TEST(DecisionSignature, IsAnotherWithAnotherEvaluation) {
  EXPECT_NE(decision_signature(EvenEvaluation()), documented("decisions"));
}

}  // namespace
}  // namespace rookie
