#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>

#include <atomic>
#include <csignal>
#include <fstream>
#include <future>
#include <iterator>
#include <thread>

#include "store/blocking.h"
#include "store/scratch_database.h"
#include "store/sqlite_database.h"

namespace rookie {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::sys_seconds;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const NewTable table{
    .id = {"table"}, .code = {"CODE"}, .state = {.document = "document", .expires = sys_seconds(seconds(100))}};
const NewGame game{.id = {"game"}, .table = table.id, .number = 1, .opening = "opening"};

// Another connection to the same file.
class Connection {
 public:
  explicit Connection(const std::string& file) { EXPECT_EQ(sqlite3_open(file.c_str(), &connection_), SQLITE_OK); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() { sqlite3_close(connection_); }

  void run(const char* sql) {
    char* what = nullptr;
    EXPECT_EQ(sqlite3_exec(connection_, sql, nullptr, nullptr, &what), SQLITE_OK) << what;
    sqlite3_free(what);
  }
  [[nodiscard]] std::string answer(const char* sql) {
    std::string text;
    const auto note = [](void* to, int, char** columns, char**) {
      *static_cast<std::string*>(to) = columns[0] == nullptr ? "NULL" : columns[0];
      return 0;
    };
    EXPECT_EQ(sqlite3_exec(connection_, sql, note, &text, nullptr), SQLITE_OK);
    return text;
  }

 private:
  sqlite3* connection_ = nullptr;
};

class SqliteStore : public testing::Test {
 protected:
  [[nodiscard]] Blocking open(StoreSettings settings = {}) { return Blocking(database.open(std::move(settings))); }
  [[nodiscard]] Blocking open_with_game(StoreSettings settings = {}) {
    Blocking store = open(std::move(settings));
    EXPECT_TRUE(store.create_table(table).has_value());
    EXPECT_TRUE(store.begin_game(game).has_value());
    return store;
  }
  [[nodiscard]] std::string refusal() const {
    const auto store = open_store("sqlite:" + database.file(), {});
    EXPECT_FALSE(store.has_value());
    return store ? "" : to_string(store.error());
  }
  [[nodiscard]] std::size_t stored_decisions() { return open().find_game(game.id).value()->decisions.size(); }

  ScratchSqlite database;
};

void expect_failed(const Stored<void>& answer, const std::string& why) {
  ASSERT_FALSE(answer.has_value());
  EXPECT_EQ(answer.error().type, StoreError::Type::Failed);
  EXPECT_THAT(answer.error().what, HasSubstr(why));
}

TEST_F(SqliteStore, IsNamedByItsFile) {
  for (const std::string address : {"", "sqlite", "sqlite:", "postgres:rookie", "/tmp/rookie.db"}) {
    const auto store = open_store(address, {});
    ASSERT_FALSE(store.has_value());
    EXPECT_THAT(store.error().what, AllOf(HasSubstr("sqlite:FILE"), HasSubstr("'" + address + "'")));
  }
  const auto nowhere = open_store("sqlite:" + database.file() + "/missing/rookie.db", {});
  ASSERT_FALSE(nowhere.has_value());
  EXPECT_THAT(nowhere.error().what, AllOf(HasSubstr("missing/rookie.db"), HasSubstr("unable to open")));
}

TEST_F(SqliteStore, MustBeAFileThatLasts) {
  const auto in_memory = open_store("sqlite::memory:", {});
  ASSERT_FALSE(in_memory.has_value());
  EXPECT_THAT(in_memory.error().what, HasSubstr("write-ahead log"));
}

TEST_F(SqliteStore, KeepsALogAndItsVersion) {
  (void)open();
  Connection connection(database.file());
  EXPECT_EQ(connection.answer("PRAGMA journal_mode"), "wal");
  EXPECT_EQ(connection.answer("PRAGMA user_version"), "2");
}

// A store made before the decisions of all games were kept in one table.
TEST_F(SqliteStore, OfTheFirstVersionIsBroughtUpToDate) {
  Connection(database.file()).run(R"(
      CREATE TABLE tables (entry INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE,
                           document TEXT NOT NULL, revision INTEGER NOT NULL, expires INTEGER NOT NULL) STRICT;
      CREATE TABLE games (entry INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
                          of_table INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
                          opening TEXT NOT NULL, result TEXT, UNIQUE (of_table, number)) STRICT;
      CREATE TABLE decisions (game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, sequence INTEGER NOT NULL,
                              decision TEXT NOT NULL, PRIMARY KEY (game, sequence)) STRICT, WITHOUT ROWID;
      INSERT INTO tables VALUES (7, 'table', 'CODE', 'document', 1, 100);
      INSERT INTO games VALUES (3, 'first', 7, 1, '', 'over'), (4, 'second', 7, 2, '', 'over'), (9, 'game', 7, 3, '', NULL);
      INSERT INTO decisions VALUES (9, 1, 'd'), (9, 0, 'c'), (3, 0, 'a'), (3, 1, 'b');
      PRAGMA application_id = 0x524f4f4b;
      PRAGMA user_version = 1)");
  Blocking store = open();
  EXPECT_THAT(store.find_game({"first"}).value()->decisions, ElementsAre("a", "b"));
  EXPECT_THAT(store.find_game({"second"}).value()->decisions, IsEmpty());
  EXPECT_TRUE(store.append(game.id, 2, "e").has_value());
  EXPECT_THAT(store.find_game(game.id).value()->decisions, ElementsAre("c", "d", "e"));
}

TEST_F(SqliteStore, DeletesTheDecisionsOfATableAndNoOthers) {
  Blocking store = open_with_game();
  const NewTable other{
      .id = {"other"}, .code = {"OTHER"}, .state = {.document = "", .expires = sys_seconds(seconds(200))}};
  EXPECT_TRUE(store.create_table(other).has_value());
  EXPECT_TRUE(store.begin_game({.id = {"its game"}, .table = other.id, .number = 1, .opening = ""}).has_value());
  for (int sequence = 0; sequence < 3; ++sequence) {
    EXPECT_TRUE(store.append(game.id, sequence, "lost").has_value());
    EXPECT_TRUE(store.append({"its game"}, sequence, "kept").has_value());
  }
  const auto left = [&] { return Connection(database.file()).answer("SELECT group_concat(decision) FROM decisions"); };
  EXPECT_EQ(store.delete_expired_tables(table.state.expires).value(), 1);
  EXPECT_EQ(left(), "kept,kept,kept");
  EXPECT_TRUE(store.delete_table(other.id).has_value());
  EXPECT_EQ(left(), "NULL");
}

TEST_F(SqliteStore, DeletesInSmallSteps) {
  Blocking store = open();
  for (int number = 0; number < 5; ++number) {
    const std::string name = std::to_string(number);
    EXPECT_TRUE(store.create_table({.id = {name}, .code = {name}, .state = table.state}).has_value());
  }
  EXPECT_EQ(store.delete_expired_tables(table.state.expires, 2).value(), 2);
  EXPECT_EQ(store.delete_expired_tables(table.state.expires, 2).value(), 2);
  EXPECT_EQ(store.delete_expired_tables(table.state.expires, 2).value(), 1);
  EXPECT_EQ(store.delete_expired_tables(table.state.expires, 2).value(), 0);
}

TEST_F(SqliteStore, KeepsItsLogShort) {
  Blocking store = open();
  NewTable large = table;
  large.state.document = std::string(40'000'000, 'x');
  EXPECT_TRUE(store.create_table(large).has_value());
  for (int revision = 1; revision <= 2; ++revision) {
    EXPECT_TRUE(store.replace_table(table.id, revision, table.state).has_value());
  }
  EXPECT_LE(std::filesystem::file_size(database.file() + "-wal"), 17'000'000);
}

// A request that cannot succeed is one of a batch.
TEST_F(SqliteStore, OneThatFailsDoesNotMakeOthersFail) {
  Blocking store = open_with_game();
  Connection(database.file()).run(R"(
      CREATE TRIGGER damage BEFORE UPDATE ON tables WHEN new.document = 'bad' BEGIN SELECT raise(FAIL, 'damaged'); END)");
  std::promise<void> all;
  std::vector<bool> stored;
  const auto note = [&](const auto& answer) {
    stored.push_back(answer.has_value());
    if (stored.size() == 4) all.set_value();
  };
  Connection other(database.file());
  other.run("BEGIN IMMEDIATE");  // so that they wait, and make one batch
  store.store().append(game.id, Epoch(), 0, "0", note);
  store.store().append(game.id, Epoch(), 1, "1", note);
  store.store().replace_table(table.id, Epoch(), 1, {.document = "bad", .expires = {}}, note);
  store.store().append(game.id, Epoch(), 2, "2", note);
  other.run("COMMIT");
  all.get_future().wait();
  EXPECT_THAT(stored, ElementsAre(true, true, false, true));
  EXPECT_THAT(store.find_game(game.id).value()->decisions, ElementsAre("0", "1", "2"));
}

TEST_F(SqliteStore, CanBeCopiedWhileItIsWritten) {
  Blocking store = open_with_game();
  const std::string copy = database.file() + ".copy";
  std::atomic<std::int64_t> made = 0;
  std::atomic<bool> stop = false;
  std::thread player([&] {
    while (!stop && store.append(game.id, made, std::to_string(made)).has_value()) ++made;
  });
  while (made < 50) std::this_thread::yield();
  const std::int64_t before = made;
  const auto copied = back_up_store("sqlite:" + database.file(), copy);
  stop = true;
  player.join();
  ASSERT_TRUE(copied.has_value()) << to_string(copied.error());
  EXPECT_THAT(examine_store("sqlite:" + copy).value(), IsEmpty());
  Blocking restored(open_store("sqlite:" + copy, {}).value());
  const auto decisions = restored.find_game(game.id).value()->decisions;
  EXPECT_GE(std::ssize(decisions), before);
  EXPECT_EQ(decisions.back(), std::to_string(decisions.size() - 1));
  EXPECT_TRUE(restored.append(game.id, std::ssize(decisions), "next").has_value());
}

TEST_F(SqliteStore, IsNotCopiedOverAFileNorFromNothing) {
  (void)open();
  EXPECT_FALSE(back_up_store("sqlite:" + database.file(), database.file()).has_value());
  EXPECT_FALSE(back_up_store("sqlite:" + database.file() + ".missing", database.file() + ".copy").has_value());
  EXPECT_FALSE(std::filesystem::exists(database.file() + ".missing"));
  EXPECT_FALSE(std::filesystem::exists(database.file() + ".copy.part"));
}

TEST_F(SqliteStore, OfALaterVersionIsLeftAlone) {
  (void)open();
  Connection(database.file()).run("PRAGMA user_version = 3");
  EXPECT_THAT(refusal(), AllOf(HasSubstr(database.file()), HasSubstr("version 3"), HasSubstr("newer")));
  Connection(database.file()).run("PRAGMA user_version = -1");
  EXPECT_THAT(refusal(), HasSubstr("version -1"));
  Connection(database.file()).run("PRAGMA user_version = 2");
  (void)open();
}

TEST_F(SqliteStore, OfAnotherProgramIsLeftAlone) {
  Connection connection(database.file());
  connection.run("CREATE TABLE recipes (name TEXT)");
  EXPECT_THAT(refusal(), AllOf(HasSubstr(database.file()), HasSubstr("another program")));
  EXPECT_EQ(connection.answer("SELECT count(*) FROM sqlite_schema"), "1");
  EXPECT_EQ(connection.answer("PRAGMA journal_mode"), "delete");
}

TEST_F(SqliteStore, WithoutItsTablesIsRefused) {
  (void)open();
  Connection(database.file()).run("DROP TABLE decisions");
  EXPECT_THAT(refusal(), HasSubstr("no such table: decisions"));
}

TEST_F(SqliteStore, ThatIsNoDatabaseIsRefused) {
  std::ofstream(database.file()) << std::string(10'000, '?');
  EXPECT_THAT(refusal(), AllOf(HasSubstr(database.file()), HasSubstr("not a database")));
}

TEST_F(SqliteStore, ThatIsDamagedSaysSo) {
  {
    Blocking store = open_with_game();
    for (int sequence = 0; sequence < 100; ++sequence) {
      EXPECT_TRUE(store.append(game.id, sequence, std::string(1000, 'x')).has_value());
    }
  }
  const auto size = static_cast<std::streamoff>(std::filesystem::file_size(database.file()));
  std::fstream file(database.file(), std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(4096);  // after the first page, which describes the others
  file << std::string(static_cast<std::size_t>(size - 4096), '\xee') << std::flush;
  Blocking store = open();
  for (int attempt = 0; attempt < 2; ++attempt) {
    const auto tables = store.load_tables(sys_seconds{});
    ASSERT_FALSE(tables.has_value());
    EXPECT_THAT(examine_store("sqlite:" + database.file()).value(), testing::Not(IsEmpty()));
    EXPECT_EQ(tables.error().type, StoreError::Type::Failed);
    EXPECT_THAT(tables.error().what, AllOf(HasSubstr(database.file()), HasSubstr("malformed")));
  }
}

TEST_F(SqliteStore, ThatIsLockedFailsAndRecovers) {
  Blocking store = open_with_game({.patience = milliseconds(10)});
  Connection other(database.file());
  other.run("BEGIN IMMEDIATE");
  expect_failed(store.append(game.id, 0, "0"), "locked");
  EXPECT_FALSE(store.find_game(game.id).has_value());
  other.run("COMMIT");
  EXPECT_TRUE(store.append(game.id, 0, "0").has_value());
  EXPECT_EQ(stored_decisions(), 1);
}

// Imitates a full disk: no file of this process may grow beyond its present size.
class FullDisk {
 public:
  explicit FullDisk(std::uintmax_t size) {
    getrlimit(RLIMIT_FSIZE, &before_);
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{.rlim_cur = size, .rlim_max = before_.rlim_max};
    EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST_F(SqliteStore, OnAFullDiskFailsAndRecovers) {
  std::vector<bool> committed;
  StoreSettings settings;
  settings.watch = [&](const StoreBatch& batch) { committed.push_back(batch.committed); };
  {
    Blocking store = open_with_game(std::move(settings));
    EXPECT_TRUE(store.append(game.id, 0, "0").has_value());
    {
      const FullDisk full(std::filesystem::file_size(database.file() + "-wal"));
      expect_failed(store.append(game.id, 1, std::string(100'000, 'x')), "disk");
      expect_failed(store.append(game.id, 1, std::string(100'000, 'x')), "disk");
      EXPECT_THAT(store.find_game(game.id).value()->decisions, SizeIs(1));
    }
    EXPECT_TRUE(store.append(game.id, 1, "1").has_value());
  }
  EXPECT_THAT(committed, testing::ElementsAre(true, true, true, false, false, true, true));
  EXPECT_EQ(stored_decisions(), 2);
}

// An error undoes everything before it, nothing is done after it, and the next transaction does not notice it.
TEST_F(SqliteStore, StandsOnTransactionsThatFailAsAWhole) {
  sqlite::Database connection(database.file(), milliseconds(10));
  connection.run("CREATE TABLE numbers (number INTEGER)");
  sqlite::Statement insert(connection, "INSERT INTO numbers VALUES (?1)");
  connection.begin();
  EXPECT_EQ(insert.change(std::int64_t{1}), 1);
  connection.run("juggle");
  EXPECT_EQ(insert.change(std::int64_t{2}), 0);
  EXPECT_FALSE(connection.commit());
  EXPECT_THAT(connection.error().value(), AllOf(HasSubstr(database.file()), HasSubstr("juggle")));

  connection.begin();
  EXPECT_EQ(insert.change(std::int64_t{3}), 1);
  EXPECT_TRUE(connection.commit());
  EXPECT_EQ(Connection(database.file()).answer("SELECT group_concat(number) FROM numbers"), "3");
}

}  // namespace
}  // namespace rookie
