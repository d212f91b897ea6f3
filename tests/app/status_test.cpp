#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include "app/program.h"
#include "app/serving.h"
#include "server/player.h"

namespace rookie {
namespace {

using testing::ContainsRegex;

TEST(Status, SaysHowARunningServerIs) {
  const ScratchFolder folder;
  write_file(folder.file("index.html"), "the start");
  Serving serving("", folder.file(""), " --metrics 127.0.0.1:0 --store sqlite:" + folder.file("tables.db"));
  const std::string before = succeed({"status", "--metrics", serving.metrics()});
  EXPECT_THAT(before, ContainsRegex("^ROOKIE [0-9.]+ is ready\n"));
  EXPECT_THAT(before, ContainsRegex("people +0 connected, 0 tables"));
  EXPECT_THAT(before, ContainsRegex("moves +none yet\n"));
  EXPECT_THAT(before, ContainsRegex("trouble +none\n"));

  const std::string table = open_table(serving.port(), quick_settings());
  Player first(serving.port(), table, 1);
  Player second(serving.port(), table, 2);
  start_game(first, second);
  play_one(first, second);
  const std::string after = succeed({"status", "--metrics", serving.metrics()});
  EXPECT_THAT(after, ContainsRegex("people +2 connected, 1 tables"));
  EXPECT_THAT(after, ContainsRegex("moves +1: half within [0-9.]+ m?s, 99 % within [0-9.]+ m?s\n"));
  EXPECT_THAT(after, ContainsRegex("store +[0-9.]+ MB, write-ahead log [0-9.]+ MB, 0 requests waiting\n"));
  EXPECT_THAT(after, ContainsRegex("answers +101 2, 200 [0-9]+, 201 1\n"));

  const std::string address = serving.metrics();
  EXPECT_EQ(serving.end_with(SIGTERM), 0);
  const Outcome ended = rookie({"status", "--metrics", address});
  EXPECT_EQ(ended.exit_code, 1);
  EXPECT_THAT(ended.err, ContainsRegex("no server answers at " + address));
}

}  // namespace
}  // namespace rookie
