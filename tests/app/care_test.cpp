// rookie backup and rookie check.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>
#include <string>

#include "app/program.h"
#include "app/serving.h"
#include "server/player.h"
#include "store/store.h"

namespace rookie {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;

struct Host : testing::Test {
  Host() { write_file(folder.file("index.html"), "the start"); }

  [[nodiscard]] Serving serve(const std::string& file) const {
    return {"", folder.file(""), " --store sqlite:" + folder.file(file)};
  }

  ScratchFolder folder;
};

TEST_F(Host, CopiesTheTablesWhilePeoplePlayAndGoesOnFromTheCopy) {
  std::string table;
  std::int64_t sequence = 0;
  {
    const Serving serving = serve("tables.db");
    table = open_table(serving.port(), quick_settings());
    Player first(serving.port(), table, 1);
    Player second(serving.port(), table, 2);
    start_game(first, second);
    for (int number = 0; number < 4; ++number) play_one(first, second);
    sequence = first.mirror().sequence();
    succeed({"backup", folder.file("copy.db"), "--store", "sqlite:" + folder.file("tables.db")});
    for (int number = 0; number < 2; ++number) play_one(first, second);
  }
  EXPECT_THAT(succeed({"check", folder.file("copy.db")}), EndsWith("1 tables, 0 of them cannot be read\n"));
  struct stat about{};
  ASSERT_EQ(stat(folder.file("copy.db").c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0077U, 0U) << "others can read it";
  const Serving restored = serve("copy.db");
  Player first(restored.port(), table, 1);
  EXPECT_EQ(first.mirror().sequence(), sequence);
}

TEST_F(Host, IsToldWhatCannotBeRead) {
  const std::string file = folder.file("tables.db");
  write_file(file, std::string(10'000, '?'));
  const Outcome damaged = rookie({"check", file});
  EXPECT_EQ(damaged.exit_code, 1);
  EXPECT_THAT(damaged.out, HasSubstr("not a database"));
  const std::string other = folder.file("other.db");
  {
    const auto store = open_store("sqlite:" + other, {}).value();
    store->create_table({.id = {"torn"}, .code = {"QQQQQ"}, .state = {.document = "{", .expires = {}}}, 1, [](auto) {});
  }
  const Outcome torn = rookie({"check", other});
  EXPECT_EQ(torn.exit_code, 1);
  EXPECT_THAT(torn.out, AllOf(HasSubstr("table torn ("), HasSubstr("no valid form"), HasSubstr("1 of them")));
}

TEST_F(Host, CopiesNothingOverAFile) {
  EXPECT_EQ(rookie({"backup", folder.file("index.html"), "--store", "sqlite:" + folder.file("none.db")}).exit_code, 1);
  const Outcome missing = rookie({"backup", folder.file("copy.db"), "--store", "sqlite:" + folder.file("none.db")});
  EXPECT_EQ(missing.exit_code, 1);
  EXPECT_THAT(missing.err, HasSubstr("unable to open"));
}

TEST_F(Host, WritesOptionsIntoAFile) {
  write_file(folder.file("rookie.conf"), "[serve]\nlisten = 127.0.0.1:0\nper-address = 2\n");
  const Serving serving("", folder.file(""),
                        " --store sqlite:" + folder.file("tables.db") + " --config " + folder.file("rookie.conf"));
  const std::string table = open_table(serving.port());
  const WebClient first(serving.port(), "/ws?table=" + table);
  const WebClient second(serving.port(), "/ws?table=" + table);
  EXPECT_EQ(second.status(), 101U);
  EXPECT_EQ(WebClient(serving.port(), "/ws?table=" + table).status(), 429U);
}

}  // namespace
}  // namespace rookie
