#include "store/postgresql.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "store/conflict.h"
#include "store/group_commit.h"
#include "store/postgresql_database.h"
#include "store/postgresql_schema.h"

namespace rookie {
namespace postgresql {
namespace {

using std::chrono::sys_seconds;

// --- statements ------------------------------------------------------------------------------------------------------

enum Statement : std::uint8_t {
  CountTables,
  InsertTable,
  ClaimTable,
  ClaimGame,
  UpdateTable,
  DeleteTable,
  DeleteExpired,
  InsertGame,
  InsertDecision,
  FinishGame,
  RenewLease,
  EndLease,
  SelectIds,
  SelectTable,
  SelectLatestGame,
  SelectLatestDecisions,
  SelectGame,
  SelectDecisions,
};

// A statement that waits for a row which another transaction has locked goes on with the row's new version, but sees
// everything else as it was before. So whatever must be checked stands in the row that is locked.
constexpr std::array<const char*, 18> all_statements{
    "SELECT count(*) FROM tables",
    R"(
INSERT INTO tables (id, code, document, expires) SELECT $1, $2, $3, $4::bigint
WHERE (SELECT count(*) FROM tables) < $5::bigint
ON CONFLICT DO NOTHING)",
    R"(
UPDATE tables SET owner = $2, epoch = epoch + 1
WHERE id = $1
  AND EXISTS (SELECT FROM nodes WHERE name = $2 AND process = $3 AND lease > clock_timestamp())
  AND (owner IS NULL OR owner = $2
       OR NOT EXISTS (SELECT FROM nodes WHERE name = tables.owner AND lease > clock_timestamp())))",
    // A statement of its own: it sees every game that was begun before the table was claimed.
    R"(
UPDATE progress SET epoch = tables.epoch
FROM games JOIN tables ON of_table = tables.entry
WHERE game = games.entry AND result IS NULL AND tables.id = $1 AND owner = $2 AND progress.epoch < tables.epoch)",
    R"(
UPDATE tables SET document = $4, expires = $5, revision = revision + 1
WHERE id = $1 AND epoch = $2 AND revision = $3)",
    "DELETE FROM tables WHERE id = $1",
    R"(
DELETE FROM tables
WHERE entry IN (SELECT entry FROM tables WHERE expires <= $1 ORDER BY expires, entry LIMIT $2 FOR UPDATE SKIP LOCKED))",
    R"(
WITH claimed AS (SELECT entry, epoch FROM tables WHERE id = $2 AND epoch = $5 FOR UPDATE),
begun AS (
  INSERT INTO games (id, of_table, number, opening)
  SELECT $1, entry, $3, $4 FROM claimed
  WHERE $3 = (SELECT coalesce(max(number), 0) + 1 FROM games WHERE of_table = claimed.entry)
    AND NOT EXISTS (SELECT FROM games WHERE of_table = claimed.entry AND result IS NULL)
  ON CONFLICT DO NOTHING
  RETURNING entry, of_table)
INSERT INTO progress SELECT begun.entry, epoch, 0 FROM begun JOIN claimed ON of_table = claimed.entry)",
    R"(
WITH next AS (
  UPDATE progress SET decisions = decisions + 1 FROM games
  WHERE game = entry AND id = $1 AND result IS NULL AND epoch = $2 AND decisions = $3
  RETURNING game)
INSERT INTO decisions SELECT game, $3, $4 FROM next)",
    R"(
WITH last AS (
  SELECT game FROM progress JOIN games ON game = entry WHERE id = $1 AND epoch = $2 AND decisions = $3
  FOR UPDATE OF progress)
UPDATE games SET result = $4 FROM last WHERE entry = game AND result IS NULL)",
    R"(
INSERT INTO nodes VALUES ($1, $2, clock_timestamp() + $3::bigint * interval '1 ms')
ON CONFLICT (name) DO UPDATE SET process = excluded.process, lease = excluded.lease
WHERE nodes.process = excluded.process OR nodes.lease <= clock_timestamp())",
    "DELETE FROM nodes WHERE name = $1 AND process = $2",
    "SELECT id FROM tables ORDER BY id",
    "SELECT id, code, document, revision, expires, owner, epoch FROM tables WHERE id = $1 OR code = $2",
    R"(
SELECT games.id, tables.id, number, opening, result FROM games JOIN tables ON of_table = tables.entry
WHERE of_table = (SELECT entry FROM tables WHERE id = $1 OR code = $2) ORDER BY number DESC LIMIT 1)",
    R"(
SELECT decision FROM decisions
WHERE game = (SELECT entry FROM games WHERE of_table = (SELECT entry FROM tables WHERE id = $1 OR code = $2)
              ORDER BY number DESC LIMIT 1)
ORDER BY sequence)",
    R"(
SELECT games.id, tables.id, number, opening, result FROM games JOIN tables ON of_table = tables.entry
WHERE games.id = $1)",
    "SELECT decision FROM decisions WHERE game = (SELECT entry FROM games WHERE id = $1) ORDER BY sequence",
};

// --- results ---------------------------------------------------------------------------------------------------------

StoredGame game_of(const Rows& rows) {
  StoredGame game{
      .id = {rows.text(0, 0)}, .table = {rows.text(0, 1)}, .number = rows.number(0, 2), .opening = rows.text(0, 3)};
  if (!rows.null(0, 4)) game.result = rows.text(0, 4);
  return game;
}

// The results of a game and of its decisions.
std::optional<StoredGame> take_game(Database& database) {
  const Rows found = database.take();
  const Rows decisions = database.take();
  if (found.size() == 0) return std::nullopt;
  StoredGame game = game_of(found);
  for (int row = 0; row < decisions.size(); ++row) game.decisions.push_back(decisions.text(row, 0));
  return game;
}

// The statements for a table by its id or its code, its latest game and its decisions.
void send_table(Database& database, const std::string& id, const std::string& code) {
  database.send(SelectTable, id, code);
  database.send(SelectLatestGame, id, code);
  database.send(SelectLatestDecisions, id, code);
}

struct FoundTable {
  StoredTable table;
  std::optional<std::string> owner;
  Epoch epoch{};
};

// Their results.
std::optional<FoundTable> take_table(Database& database) {
  const Rows rows = database.take();
  auto game = take_game(database);
  if (rows.size() == 0) return std::nullopt;
  FoundTable found{
      .table = {.id = {rows.text(0, 0)},
                .code = {rows.text(0, 1)},
                .state = {.document = rows.text(0, 2), .expires = sys_seconds(std::chrono::seconds(rows.number(0, 4)))},
                .revision = rows.number(0, 3),
                .game = std::move(game)},
      .epoch = Epoch{rows.number(0, 6)}};
  if (!rows.null(0, 5)) found.owner = rows.text(0, 5);
  return found;
}

std::int64_t seconds(sys_seconds time) { return time.time_since_epoch().count(); }

// --- the store -------------------------------------------------------------------------------------------------------

// `send` sends statements, and `take` makes the answer of their results.
template <typename T, typename Send, typename Take>
class RequestOf final : public Request<Database> {
 public:
  RequestOf(Send send, Take take, Done<T> done)
      : send_(std::move(send)), take_(std::move(take)), done_(std::move(done)) {}

  void perform(Database& database) override { send_(database); }
  void finish(Database& database) override { outcome_ = take_(database); }
  void answer(const std::optional<StoreError>& failure) override {
    done_(failure ? Stored<T>(std::unexpected(*failure)) : std::move(outcome_));
  }

 private:
  Send send_;
  Take take_;
  Done<T> done_;
  Stored<T> outcome_;
};

// So that transactions are fewer and larger. A delay this short is not noticed in play.
constexpr std::chrono::milliseconds transactions_apart{5};

class PostgresqlStore final : public Store {
 public:
  PostgresqlStore(const std::string& address, StoreSettings settings)
      : settings_(std::move(settings)), database_(address, migrate, all_statements) {}

  // Must be called before the first request. Returns why the store cannot be used.
  [[nodiscard]] std::optional<std::string> open() {
    auto failure = database_.connect();
    if (failure) return failure;
    const auto drawn = database_.run("SELECT gen_random_uuid()");
    if (!drawn) return database_.error();
    process_ = drawn->text(0, 0);
    return std::nullopt;
  }

  void create_table(NewTable table, std::int64_t most, Done<void> done) override {
    request(
        [table = std::move(table), most](Database& database) {
          database.send(CountTables);
          database.send(InsertTable, table.id.text, table.code.text, table.state.document, seconds(table.state.expires),
                        most);
        },
        [most](Database& database) -> Stored<void> {
          const Rows count = database.take();
          const bool inserted = database.take().count() > 0;
          if (inserted) return {};
          if (count.size() > 0 && count.number(0, 0) >= most) return too_many_tables();
          return name_is_taken();
        },
        std::move(done));
  }

  void claim_table(TableId table, Done<Claim> done) override {
    request(
        [table = std::move(table), this](Database& database) {
          database.send(ClaimTable, table.text, settings_.node, process_);
          database.send(ClaimGame, table.text, settings_.node);
          send_table(database, table.text, "");
        },
        [this](Database& database) -> Stored<Claim> {
          const bool claimed = database.take().count() > 0;
          static_cast<void>(database.take());
          auto found = take_table(database);
          if (!found) return NoTable();
          if (claimed) return ClaimedTable{.table = std::move(found->table), .epoch = found->epoch};
          if (found->owner && *found->owner != settings_.node) return OwnedTable{*std::move(found->owner)};
          return std::unexpected(StoreError{.type = StoreError::Type::Failed, .what = "this server has no lease"});
        },
        std::move(done));
  }

  void replace_table(TableId table, Epoch epoch, std::int64_t revision, TableState state,
                     Done<std::int64_t> done) override {
    request(
        [table = std::move(table), epoch, revision, state = std::move(state)](Database& database) {
          database.send(UpdateTable, table.text, std::to_underlying(epoch), revision, state.document,
                        seconds(state.expires));
        },
        [revision](Database& database) -> Stored<std::int64_t> {
          if (database.take().count() == 0) return no_revision(revision);
          return revision + 1;
        },
        std::move(done));
  }

  void delete_table(TableId table, Done<void> done) override {
    request([table = std::move(table)](Database& database) { database.send(DeleteTable, table.text); },
            [](Database& database) -> Stored<void> {
              static_cast<void>(database.take());
              return {};
            },
            std::move(done));
  }

  void delete_expired_tables(sys_seconds now, std::int64_t most, Done<std::int64_t> done) override {
    request([now, most](Database& database) { database.send(DeleteExpired, seconds(now), most); },
            [](Database& database) -> Stored<std::int64_t> { return database.take().count(); }, std::move(done));
  }

  void begin_game(NewGame game, Epoch epoch, Done<void> done) override {
    const std::int64_t number = game.number;
    request(
        [game = std::move(game), epoch](Database& database) {
          database.send(InsertGame, game.id.text, game.table.text, game.number, game.opening,
                        std::to_underlying(epoch));
        },
        [number](Database& database) -> Stored<void> {
          if (database.take().count() == 0) return cannot_begin(number);
          return {};
        },
        std::move(done));
  }

  void append(GameId game, Epoch epoch, std::int64_t sequence, std::string decision, Done<void> done) override {
    at_end_of_game(InsertDecision, std::move(game), epoch, sequence, std::move(decision), std::move(done));
  }
  void finish_game(GameId game, Epoch epoch, std::int64_t sequence, std::string result, Done<void> done) override {
    at_end_of_game(FinishGame, std::move(game), epoch, sequence, std::move(result), std::move(done));
  }

  void renew_lease(Done<void> done) override {
    request(
        [this](Database& database) {
          database.send(RenewLease, settings_.node, process_, std::int64_t{settings_.lease.count()});
        },
        [this](Database& database) -> Stored<void> {
          if (database.take().count() == 0) return conflict("another server has the name " + settings_.node);
          return {};
        },
        std::move(done));
  }

  void end_lease(Done<void> done) override {
    request([this](Database& database) { database.send(EndLease, settings_.node, process_); },
            [](Database& database) -> Stored<void> {
              static_cast<void>(database.take());
              return {};
            },
            std::move(done));
  }

  void list_tables(Done<std::vector<TableId>> done) override {
    request([](Database& database) { database.send(SelectIds); },
            [](Database& database) -> Stored<std::vector<TableId>> {
              const Rows rows = database.take();
              std::vector<TableId> tables;
              tables.reserve(static_cast<std::size_t>(rows.size()));
              for (int row = 0; row < rows.size(); ++row) tables.push_back({rows.text(row, 0)});
              return tables;
            },
            std::move(done));
  }

  void find_table(TableId table, Done<std::optional<StoredTable>> done) override {
    find_table(std::move(table.text), "", std::move(done));
  }
  void find_table(TableCode code, Done<std::optional<StoredTable>> done) override {
    find_table("", std::move(code.text), std::move(done));
  }

  void find_game(GameId game, Done<std::optional<StoredGame>> done) override {
    request(
        [game = std::move(game)](Database& database) {
          database.send(SelectGame, game.text);
          database.send(SelectDecisions, game.text);
        },
        [](Database& database) -> Stored<std::optional<StoredGame>> { return take_game(database); }, std::move(done));
  }

  [[nodiscard]] std::size_t waiting() const override { return group_.waiting(); }

 private:
  template <typename T, typename Send, typename Take>
  void request(Send send, Take take, Done<T> done) {
    group_.add(std::make_unique<RequestOf<T, Send, Take>>(std::move(send), std::move(take), std::move(done)));
  }

  void at_end_of_game(Statement statement, GameId game, Epoch epoch, std::int64_t sequence, std::string text,
                      Done<void> done) {
    request([statement, game = std::move(game), epoch, sequence, text = std::move(text)](
                Database& database) { database.send(statement, game.text, std::to_underlying(epoch), sequence, text); },
            [sequence](Database& database) -> Stored<void> {
              if (database.take().count() == 0) return not_at(sequence);
              return {};
            },
            std::move(done));
  }

  void find_table(std::string id, std::string code, Done<std::optional<StoredTable>> done) {
    request([id = std::move(id), code = std::move(code)](Database& database) { send_table(database, id, code); },
            [](Database& database) -> Stored<std::optional<StoredTable>> {
              auto found = take_table(database);
              return found ? std::optional(std::move(found->table)) : std::nullopt;
            },
            std::move(done));
  }

  [[nodiscard]] std::optional<StoreError> commit(const std::vector<std::unique_ptr<Request<Database>>>& batch) {
    if (auto why = database_.connect()) return StoreError{.type = StoreError::Type::Failed, .what = *std::move(why)};
    database_.begin();
    for (const auto& one : batch) one->perform(database_);
    database_.send_commit();
    for (const auto& one : batch) one->finish(database_);
    return database_.commit();
  }

  StoreSettings settings_;
  Database database_;
  std::string process_;  // tells this process from others, which may have had its name
  GroupCommit<Database> group_{settings_, transactions_apart, [this](const auto& batch) { return commit(batch); }};
};

}  // namespace
}  // namespace postgresql

Result<std::unique_ptr<Store>> open_postgresql(const std::string& address, StoreSettings settings) {
  auto store = std::make_unique<postgresql::PostgresqlStore>(address, std::move(settings));
  if (const auto failure = store->open()) return refuse("", *failure);
  return store;
}

}  // namespace rookie
