#include <gtest/gtest.h>

#include <fstream>
#include <regex>
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
  const std::regex clause("^- (N[0-9]+) .*");
  int clauses = 0;
  for (std::string line; std::getline(text, line);) {
    std::smatch match;
    if (!std::regex_match(line, match, clause)) continue;
    ++clauses;
    EXPECT_TRUE(tested.contains(match[1])) << match[1] << " has no test";
  }
  EXPECT_EQ(clauses, 10);
}

}  // namespace
}  // namespace rookie
