#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

namespace {

using Clauses = std::set<std::string>;

// "R5.3".
bool is_clause(std::string_view text) {
  const std::size_t dot = text.find('.');
  const auto is_number = [](std::string_view part) {
    return !part.empty() && std::ranges::all_of(part, [](char letter) { return letter >= '0' && letter <= '9'; });
  };
  return text.starts_with('R') && dot != std::string_view::npos && is_number(text.substr(1, dot - 1)) &&
         is_number(text.substr(dot + 1));
}

// A clause is defined where a line of docs/rules.md begins with it: "- R5.3 …".
Clauses clauses_of_the_rules() {
  std::ifstream rules(ROOKIE_SOURCE_DIR "/docs/rules.md");
  Clauses clauses;
  for (std::string line; std::getline(rules, line);) {
    std::istringstream words(line);
    std::string dash;
    std::string clause;
    if (words >> dash >> clause && line.starts_with("- ") && is_clause(clause)) clauses.insert(clause);
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
    if (is_clause(name)) clauses.insert(name);
  }
  return clauses;
}

TEST(ClauseCoverage, EveryClauseHasASuiteAndEverySuiteAClause) {
  EXPECT_THAT(clauses_with_a_suite(), testing::ContainerEq(clauses_of_the_rules()));
}

}  // namespace
