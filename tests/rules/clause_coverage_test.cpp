#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <string>

namespace {

using Clauses = std::set<std::string>;

// The first group of the expression, where a text matches all of it.
void add_if_matching(Clauses& clauses, const std::string& text, const std::regex& expression) {
  if (std::smatch match; std::regex_match(text, match, expression)) clauses.insert(match[1]);
}

// A clause is defined where a line of docs/rules.md begins with it: "- R5.3 …".
Clauses clauses_of_the_rules() {
  std::ifstream rules(ROOKIE_SOURCE_DIR "/docs/rules.md");
  Clauses clauses;
  for (std::string line; std::getline(rules, line);) {
    add_if_matching(clauses, line, std::regex(R"(- (R\d+\.\d+) .*)"));
  }
  return clauses;
}

// A clause is tested by the suite that has its name, with `_` for the full stop.
Clauses clauses_with_a_suite() {
  const auto& tests = *testing::UnitTest::GetInstance();
  Clauses clauses;
  for (int at = 0; at < tests.total_test_suite_count(); ++at) {
    std::string name = tests.GetTestSuite(at)->name();
    std::ranges::replace(name, '_', '.');
    add_if_matching(clauses, name, std::regex(R"((R\d+\.\d+))"));
  }
  return clauses;
}

TEST(ClauseCoverage, EveryClauseHasASuiteAndEverySuiteAClause) {
  EXPECT_THAT(clauses_with_a_suite(), testing::ContainerEq(clauses_of_the_rules()));
}

}  // namespace
