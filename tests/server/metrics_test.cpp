#include "server/metrics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "server/log.h"

namespace rookie {
namespace {

using std::chrono_literals::operator""ms;
using std::chrono_literals::operator""s;
using std::chrono_literals::operator""us;
using testing::HasSubstr;

TEST(Metrics, AreWrittenForPrometheus) {
  const std::string text =
      to_prometheus({.tables_created = 12, .tables = 3, .store_works = false}, {.cpu_seconds = 1.5, .open_files = 7});
  EXPECT_THAT(text, HasSubstr("# HELP rookie_tables Tables that are open.\n# TYPE rookie_tables gauge\n"
                              "rookie_tables 3\n"));
  EXPECT_THAT(text, HasSubstr("# TYPE rookie_tables_created_total counter\nrookie_tables_created_total 12\n"));
  EXPECT_THAT(text, HasSubstr("\nrookie_store_works 0\n"));
  EXPECT_THAT(text, HasSubstr("\nprocess_cpu_seconds_total 1.5\n"));
  EXPECT_THAT(text, HasSubstr("\nprocess_open_fds 7\n"));
  EXPECT_THAT(text, testing::ContainsRegex("\nrookie_build_info\\{version=\"[0-9.]+\"\\} 1\n"));
}

TEST(Metrics, KnowWhatTheProcessUses) {
  const ProcessUse use = process_use();
  EXPECT_GT(use.cpu_seconds, 0);
  EXPECT_GT(use.resident_bytes, 1'000'000U);
  EXPECT_GT(use.virtual_bytes, use.resident_bytes);
  EXPECT_GT(use.open_files, 2U);
  EXPECT_GE(use.most_files, use.open_files);
  EXPECT_GT(use.began, 1'700'000'000);
}

TEST(Metrics, CountDurationsUpToEachBound) {
  Metrics metrics;
  for (const std::chrono::nanoseconds duration :
       {std::chrono::nanoseconds(50us), {100us}, {101us}, {7ms}, {2s}, {61s}}) {
    metrics.move.observe(duration);
  }
  const std::string text = to_prometheus(metrics, {});
  for (const auto* const line :
       {"# TYPE rookie_move_seconds histogram\n", "rookie_move_seconds_bucket{le=\"0.0001\"} 2\n",
        "rookie_move_seconds_bucket{le=\"0.00025\"} 3\n", "rookie_move_seconds_bucket{le=\"0.005\"} 3\n",
        "rookie_move_seconds_bucket{le=\"0.01\"} 4\n", "rookie_move_seconds_bucket{le=\"1\"} 4\n",
        "rookie_move_seconds_bucket{le=\"60\"} 5\n", "rookie_move_seconds_bucket{le=\"+Inf\"} 6\n",
        "rookie_move_seconds_count 6\n", "rookie_move_seconds_sum 63.007251\n"}) {
    EXPECT_THAT(text, HasSubstr(line));
  }
}

TEST(Log, IsALineOfJsonForWhatIsImportantEnough) {
  std::array<char, 4096> written{};
  std::FILE* const file = fmemopen(written.data(), written.size(), "w");
  const Log log(LogLevel::Warning, file);
  log.write(LogLevel::Info, "small");
  log.write(LogLevel::Error, "large", {{"what", to_json("a \"b\"\n")}, {"tables", to_json(3)}});
  std::fclose(file);
  EXPECT_THAT(written.data(), testing::MatchesRegex("\\{\"time\":\"[-0-9]+T[0-9:]+Z\",\"level\":\"error\","
                                                    "\"event\":\"large\",\"what\":\"a \\\\\"b\\\\\"\\\\n\","
                                                    "\"tables\":3\\}\n"));
}

TEST(Log, OfAFullDiskLosesWhatIsWrittenButNotTheServer) {
  std::FILE* const full = std::fopen("/dev/full", "w");
  ASSERT_NE(full, nullptr);
  ASSERT_EQ(std::setvbuf(full, nullptr, _IONBF, 0), 0);  // like stderr
  EXPECT_NO_THROW(Log(LogLevel::Info, full).write(LogLevel::Error, "store_failed"));
  EXPECT_TRUE(std::ferror(full));
  std::fclose(full);
}

}  // namespace
}  // namespace rookie
