#include "store/sqlite.h"

#include <filesystem>
#include <string>
#include <unordered_map>
#include <utility>

#include "store/conflict.h"
#include "store/group_commit.h"
#include "store/sqlite_database.h"
#include "store/sqlite_schema.h"

namespace rookie {
namespace {

using sqlite::Database;
using sqlite::Statement;
using std::chrono::sys_seconds;

std::int64_t seconds(sys_seconds time) { return time.time_since_epoch().count(); }

// --- steps of a transaction -----------------------------------------------------------------------------------------

// All SQL, as statements that are prepared once. The result of a step counts only if its transaction is committed.
class Steps {
 public:
  explicit Steps(Database& database) : database_(database) {}

  // Call this when a transaction has begun.
  void begin() {
    std::int64_t version = 0;
    select_version_.query([&](const Statement& row) { version = row.number(0); });
    if (version != version_) running_.clear();
    version_ = version;
  }
  // Call this when a transaction was undone.
  void undone() { running_.clear(); }

  Stored<void> create_table(const NewTable& table, std::int64_t most) {
    std::int64_t tables = 0;
    count_tables_.query([&](const Statement& row) { tables = row.number(0); });
    if (tables >= most) return too_many_tables();
    if (insert_table_.change(table.id.text, table.code.text, table.state.document, seconds(table.state.expires)) == 0) {
      return name_is_taken();
    }
    return {};
  }

  // Nobody else can be its owner.
  Stored<Claim> claim_table(const TableId& table) {
    auto found = find(select_table_, table.text);
    if (!found) return NoTable();
    return ClaimedTable{.table = *std::move(found)};
  }

  Stored<std::int64_t> replace_table(const TableId& table, std::int64_t revision, const TableState& state) {
    if (update_table_.change(table.text, revision, state.document, seconds(state.expires)) == 0) {
      return no_revision(revision);
    }
    return revision + 1;
  }

  Stored<void> delete_table(const TableId& table) {
    running_.clear();
    delete_decisions_.change(table.text);
    delete_table_.change(table.text);
    return {};
  }

  Stored<std::int64_t> delete_expired_tables(sys_seconds now, std::int64_t most) {
    running_.clear();
    delete_expired_decisions_.change(seconds(now), most);
    return delete_expired_.change(seconds(now), most);
  }

  Stored<void> begin_game(const NewGame& game) {
    if (insert_game_.change(game.id.text, game.table.text, game.number, game.opening) == 0) {
      return cannot_begin(game.number);
    }
    insert_progress_.change();
    return {};
  }

  Stored<void> append(const GameId& game, std::int64_t sequence, const std::string& decision) {
    Running* const found = running(game);
    if (found == nullptr || found->decisions != sequence) return not_at(sequence);
    insert_decision_.change(found->last, decision);
    found->last = database_.last_entry();
    ++found->decisions;
    update_progress_.change(found->entry, found->decisions, found->last);
    return {};
  }

  Stored<void> finish_game(const GameId& game, std::int64_t sequence, const std::string& result) {
    running_.erase(game.text);
    if (update_game_.change(game.text, sequence, result) == 0) return not_at(sequence);
    return {};
  }

  Stored<std::vector<TableId>> list_tables() {
    std::vector<TableId> tables;
    select_ids_.query([&](const Statement& row) { tables.push_back({row.text(0)}); });
    return tables;
  }

  Stored<std::optional<StoredTable>> find_table(const TableId& table) { return find(select_table_, table.text); }
  Stored<std::optional<StoredTable>> find_table(const TableCode& code) { return find(select_code_, code.text); }

  Stored<std::optional<StoredGame>> find_game(const GameId& game) {
    std::optional<StoredGame> found;
    select_game_.query([&](const Statement& row) { found = game_of(row); }, game.text);
    return found;
  }

 private:
  struct Running {
    std::int64_t entry = 0;
    std::int64_t decisions = 0;
    std::int64_t last = 0;
  };

  // Nothing if there is no such game, or it is finished.
  Running* running(const GameId& game) {
    if (const auto known = running_.find(game.text); known != running_.end()) return &known->second;
    Running* found = nullptr;
    select_running_.query(
        [&](const Statement& row) {
          found = &running_[game.text];
          *found = {.entry = row.number(0), .decisions = row.number(1), .last = row.number(2)};
        },
        game.text);
    return found;
  }

  std::optional<StoredTable> find(Statement& select, const std::string& name) {
    std::optional<StoredTable> found;
    select.query([&](const Statement& row) { found = table_of(row); }, name);
    return found;
  }

  StoredTable table_of(const Statement& row) {
    StoredTable table{
        .id = {row.text(1)},
        .code = {row.text(2)},
        .state = {.document = row.text(3), .expires = sys_seconds(std::chrono::seconds(row.number(5)))},
        .revision = row.number(4),
    };
    select_latest_game_.query([&](const Statement& game) { table.game = game_of(game); }, row.number(0));
    return table;
  }

  StoredGame game_of(const Statement& row) {
    StoredGame game{.id = {row.text(1)}, .table = {row.text(2)}, .number = row.number(3), .opening = row.text(4)};
    if (!row.null(5)) game.result = row.text(5);
    select_decisions_.query([&](const Statement& decision) { game.decisions.push_back(decision.text(0)); },
                            row.number(0));
    return game;
  }

  Database& database_;
  // Where running games stand, by id, so that a decision takes two short steps. Valid as long as nobody else changes
  // the database.
  std::unordered_map<std::string, Running> running_;
  std::int64_t version_ = 0;

  Statement select_version_{database_, "PRAGMA data_version"};  // changes when another connection has written

  Statement count_tables_{database_, "SELECT count(*) FROM tables"};
  Statement insert_table_{database_, R"(
      INSERT INTO tables (id, code, document, revision, expires) VALUES (?1, ?2, ?3, 1, ?4) ON CONFLICT DO NOTHING)"};
  Statement update_table_{database_, R"(
      UPDATE tables SET document = ?3, expires = ?4, revision = revision + 1 WHERE id = ?1 AND revision = ?2)"};
  Statement delete_decisions_{database_, R"(
      WITH RECURSIVE doomed (entry) AS (
        SELECT last FROM progress JOIN games ON game = games.entry JOIN tables ON of_table = tables.entry
        WHERE tables.id = ?1
        UNION ALL SELECT before FROM doomed JOIN decisions USING (entry))
      DELETE FROM decisions WHERE entry IN doomed)"};
  Statement delete_table_{database_, "DELETE FROM tables WHERE id = ?1"};
  Statement delete_expired_decisions_{database_, R"(
      WITH RECURSIVE doomed (entry) AS (
        SELECT last FROM progress JOIN games ON game = games.entry
        WHERE of_table IN (SELECT entry FROM tables WHERE expires <= ?1 ORDER BY expires, entry LIMIT ?2)
        UNION ALL SELECT before FROM doomed JOIN decisions USING (entry))
      DELETE FROM decisions WHERE entry IN doomed)"};
  Statement delete_expired_{database_, R"(
      DELETE FROM tables
      WHERE entry IN (SELECT entry FROM tables WHERE expires <= ?1 ORDER BY expires, entry LIMIT ?2))"};

  Statement insert_game_{database_, R"(
      INSERT INTO games (id, of_table, number, opening)
      SELECT ?1, tables.entry, ?3, ?4 FROM tables
      WHERE tables.id = ?2
        AND ?3 = (SELECT coalesce(max(number), 0) + 1 FROM games WHERE of_table = tables.entry)
        AND NOT EXISTS (SELECT 1 FROM games WHERE of_table = tables.entry AND result IS NULL)
      ON CONFLICT DO NOTHING)"};
  Statement insert_progress_{database_, "INSERT INTO progress VALUES (last_insert_rowid(), 0, 0)"};
  Statement select_running_{database_, R"(
      SELECT entry, decisions, last FROM games JOIN progress ON game = entry WHERE id = ?1 AND result IS NULL)"};
  Statement insert_decision_{database_, "INSERT INTO decisions (before, decision) VALUES (?1, ?2)"};
  Statement update_progress_{database_, "UPDATE progress SET decisions = ?2, last = ?3 WHERE game = ?1"};
  Statement update_game_{database_, R"(
      UPDATE games SET result = ?3
      WHERE id = ?1 AND result IS NULL AND ?2 = (SELECT decisions FROM progress WHERE game = entry))"};

  // From the index of the ids, so that a damaged document does not matter.
  Statement select_ids_{database_, "SELECT id FROM tables ORDER BY id"};
  Statement select_table_{database_, "SELECT entry, id, code, document, revision, expires FROM tables WHERE id = ?1"};
  Statement select_code_{database_, "SELECT entry, id, code, document, revision, expires FROM tables WHERE code = ?1"};
  Statement select_latest_game_{database_, R"(
      SELECT games.entry, games.id, tables.id, number, opening, result
      FROM games JOIN tables ON of_table = tables.entry WHERE of_table = ?1 ORDER BY number DESC LIMIT 1)"};
  Statement select_game_{database_, R"(
      SELECT games.entry, games.id, tables.id, number, opening, result
      FROM games JOIN tables ON of_table = tables.entry WHERE games.id = ?1)"};
  Statement select_decisions_{database_, R"(
      WITH RECURSIVE made (entry, before, decision) AS (
        SELECT entry, before, decision FROM progress JOIN decisions ON entry = last WHERE game = ?1
        UNION ALL
        SELECT decisions.entry, decisions.before, decisions.decision FROM made JOIN decisions ON decisions.entry = made.before)
      SELECT decision FROM made ORDER BY entry)"};
};

// --- requests -------------------------------------------------------------------------------------------------------

template <typename T, typename Step>
class RequestOf final : public Request<Steps> {
 public:
  RequestOf(Step step, Done<T> done) : step_(std::move(step)), done_(std::move(done)) {}

  void perform(Steps& steps) override { outcome_ = step_(steps); }
  void finish(Steps& /*steps*/) override {}
  void answer(const std::optional<StoreError>& failure) override {
    done_(failure ? Stored<T>(std::unexpected(*failure)) : std::move(outcome_));
  }

 private:
  Step step_;
  Done<T> done_;
  Stored<T> outcome_;
};

// --- the store ------------------------------------------------------------------------------------------------------

// FULL: a commit returns only when it would survive a loss of power.
Database& made_ready(Database& database) {
  if (!database.error()) sqlite::migrate(database);
  // The limit: of the write-ahead log, once everything in it is in the file. A long backup may make it larger.
  database.run("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 16777216");
  Statement(database, "PRAGMA journal_mode = WAL").query([&](const Statement& row) {
    if (row.text(0) != "wal") database.fail("no write-ahead log can be kept here");
  });
  return database;
}

std::uint64_t size_of(const std::string& file) {
  std::error_code missing;
  const std::uintmax_t size = std::filesystem::file_size(file, missing);
  return missing ? 0 : size;
}

// A transaction costs as much as a hundred decisions, and a delay this short is not noticed in play.
constexpr std::chrono::milliseconds transactions_apart{10};

class SqliteStore final : public Store {
 public:
  // Not usable if there is an error afterwards.
  SqliteStore(const std::string& file, StoreSettings settings)
      : settings_(std::move(settings)), file_(file), database_(file, settings_.patience) {}

  [[nodiscard]] const std::optional<std::string>& error() const { return database_.error(); }

  void create_table(NewTable table, std::int64_t most, Done<void> done) override {
    request([table = std::move(table), most](Steps& steps) { return steps.create_table(table, most); },
            std::move(done));
  }
  void claim_table(TableId table, Done<Claim> done) override {
    request([table = std::move(table)](Steps& steps) { return steps.claim_table(table); }, std::move(done));
  }
  void replace_table(TableId table, Epoch /*epoch*/, std::int64_t revision, TableState state,
                     Done<std::int64_t> done) override {
    request([table = std::move(table), revision,
             state = std::move(state)](Steps& steps) { return steps.replace_table(table, revision, state); },
            std::move(done));
  }
  void delete_table(TableId table, Done<void> done) override {
    request([table = std::move(table)](Steps& steps) { return steps.delete_table(table); }, std::move(done));
  }
  void delete_expired_tables(sys_seconds now, std::int64_t most, Done<std::int64_t> done) override {
    request([now, most](Steps& steps) { return steps.delete_expired_tables(now, most); }, std::move(done));
  }
  void begin_game(NewGame game, Epoch /*epoch*/, Done<void> done) override {
    request([game = std::move(game)](Steps& steps) { return steps.begin_game(game); }, std::move(done));
  }
  void append(GameId game, Epoch /*epoch*/, std::int64_t sequence, std::string decision, Done<void> done) override {
    request([game = std::move(game), sequence,
             decision = std::move(decision)](Steps& steps) { return steps.append(game, sequence, decision); },
            std::move(done));
  }
  void finish_game(GameId game, Epoch /*epoch*/, std::int64_t sequence, std::string result, Done<void> done) override {
    request([game = std::move(game), sequence,
             result = std::move(result)](Steps& steps) { return steps.finish_game(game, sequence, result); },
            std::move(done));
  }
  void renew_lease(Done<void> done) override {
    request([](Steps& /*steps*/) { return Stored<void>(); }, std::move(done));
  }
  void end_lease(Done<void> done) override {
    request([](Steps& /*steps*/) { return Stored<void>(); }, std::move(done));
  }
  void list_tables(Done<std::vector<TableId>> done) override {
    request([](Steps& steps) { return steps.list_tables(); }, std::move(done));
  }
  void find_table(TableId table, Done<std::optional<StoredTable>> done) override {
    request([table = std::move(table)](Steps& steps) { return steps.find_table(table); }, std::move(done));
  }
  void find_table(TableCode code, Done<std::optional<StoredTable>> done) override {
    request([code = std::move(code)](Steps& steps) { return steps.find_table(code); }, std::move(done));
  }
  void find_game(GameId game, Done<std::optional<StoredGame>> done) override {
    request([game = std::move(game)](Steps& steps) { return steps.find_game(game); }, std::move(done));
  }

  [[nodiscard]] std::size_t waiting() const override { return group_.waiting(); }
  [[nodiscard]] StoreFiles files() const override {
    return {.bytes = size_of(file_), .log_bytes = size_of(file_ + "-wal")};
  }

 private:
  template <typename T, typename Step>
  void request(Step step, Done<T> done) {
    group_.add(std::make_unique<RequestOf<T, Step>>(std::move(step), std::move(done)));
  }

  // Returns why the transaction was not committed.
  [[nodiscard]] std::optional<StoreError> commit(const std::vector<std::unique_ptr<Request<Steps>>>& batch) {
    database_.begin();
    steps_.begin();
    for (const auto& one : batch) one->perform(steps_);
    if (database_.commit()) return std::nullopt;
    steps_.undone();
    return StoreError{.type = StoreError::Type::Failed, .what = *database_.error()};
  }

  StoreSettings settings_;
  std::string file_;
  Database database_;
  Steps steps_{made_ready(database_)};
  GroupCommit<Steps> group_{settings_, transactions_apart, [this](const auto& batch) { return commit(batch); }};
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file, StoreSettings settings) {
  auto store = std::make_unique<SqliteStore>(file, std::move(settings));
  if (store->error()) return refuse("", *store->error());
  return store;
}

}  // namespace rookie
