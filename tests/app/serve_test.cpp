#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>
#include <string>

#include "app/program.h"
#include "app/serving.h"

namespace rookie {
namespace {

TEST(Serve, SaysWhereItIsAndEndsWhenToldTo) {
  const ScratchFolder page;
  write_file(page.file("index.html"), "the start");
  for (const int signal : {SIGINT, SIGTERM}) {
    Serving serving("XDG_DATA_HOME=" + page.file("data"), page.file(""), "");
    EXPECT_THAT(serving.said(), testing::ContainsRegex("on this computer +http://localhost:[1-9][0-9]*/\n"));
    EXPECT_THAT(serving.said(), testing::Not(testing::HasSubstr("nearby")));
    EXPECT_THAT(serving.said(), testing::HasSubstr("tables are kept in " + page.file("data/rookie/tables.db") + "\n"));
    EXPECT_EQ(serving.end_with(signal), 0) << "signal " << signal;
  }
}

TEST(Serve, OpensTheBrowserThere) {
  const ScratchFolder page;
  write_file(page.file("index.html"), "the start");
  ASSERT_EQ(mkfifo(page.file("opened").c_str(), 0600), 0);
  write_file(page.file("xdg-open"), "#!/bin/sh\necho $1 >" + page.file("opened"));
  std::filesystem::permissions(page.file("xdg-open"), std::filesystem::perms::owner_all);
  Serving serving("PATH=" + page.file("") + ":$PATH", page.file(""),
                  " --open --store sqlite:" + page.file("tables.db"));
  const std::string opened = read_file(page.file("opened"));  // waits for it
  EXPECT_THAT(opened, testing::StartsWith("http://localhost:"));
  EXPECT_THAT(serving.said(), testing::HasSubstr(opened));
  EXPECT_EQ(serving.end_with(SIGTERM), 0);
}

TEST(Serve, NeedsAPlaceForTheTables) {
  const ScratchFolder page;
  write_file(page.file("index.html"), "the start");
  const auto refused = [&](const Arguments& more) {
    return rookie(Arguments{"serve", "--listen", "127.0.0.1:0", "--page", page.file("")} + more);
  };
  for (const std::string store : {"tables.db", "sqlite:", "sqlite:/nowhere/at/all/tables.db"}) {
    EXPECT_EQ(refused({"--store", store}).exit_code, 2) << store;
  }
  EXPECT_EQ(refused({"--store", "sqlite:" + page.file("t.db"), "--public-url", "rookie.example"}).exit_code, 2);
  EXPECT_EQ(refused({"--store", "sqlite:" + page.file("t.db"), "--log", "everything"}).exit_code, 2);
}

}  // namespace
}  // namespace rookie
