#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

namespace rookie {
namespace {

// Every clause of docs/notation.md has a test suite named after it.
TEST(Clauses, AllHaveTests) {
  std::set<std::string> tested;
  const testing::UnitTest& tests = *testing::UnitTest::GetInstance();
  for (int suite = 0; suite < tests.total_test_suite_count(); ++suite) {
    tested.insert(tests.GetTestSuite(suite)->name());
  }

  std::ifstream text(ROOKIE_SOURCE_DIR "/docs/notation.md");
  int clauses = 0;
  for (std::string line; std::getline(text, line);) {
    if (!line.starts_with("- N")) continue;
    ++clauses;
    const std::string clause = line.substr(2, line.find(' ', 2) - 2);
    EXPECT_TRUE(tested.contains(clause)) << clause << " has no test";
  }
  EXPECT_EQ(clauses, 10);
}

}  // namespace
}  // namespace rookie
