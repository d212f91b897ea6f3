#pragma once

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"

namespace rookie {

// What must survive the server: tables, and their games as opening + decisions. Decisions are only ever appended. All
// stored text is the server's own (UTF-8 without NUL); the store does not look into it.

// A text with a type that says what it names.
template <typename Tag>
struct Name {
  std::string text;

  friend auto operator<=>(const Name&, const Name&) = default;
};

using TableId = Name<struct TableIdTag>;      // unguessable
using TableCode = Name<struct TableCodeTag>;  // short, for people; no two tables have the same
using GameId = Name<struct GameIdTag>;        // unguessable

// What a server keeps of a table. It is replaced as a whole.
struct TableState {
  std::string document;
  std::chrono::sys_seconds expires;

  friend bool operator==(const TableState&, const TableState&) = default;
};

struct NewTable {
  TableId id;
  TableCode code;
  TableState state;
};

struct NewGame {
  GameId id;
  TableId table;
  std::int64_t number = 1;  // counts the games at this table, from 1
  std::string opening;
};

struct StoredGame {
  GameId id;
  TableId table;
  std::int64_t number = 1;
  std::string opening;
  std::vector<std::string> decisions;
  std::optional<std::string> result;  // once the game is finished

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

// Counts how often a table was claimed. Who writes to it names the epoch of their claim, and is refused once there is a
// later one: two servers that both believe they own a table cannot both continue.
enum class Epoch : std::int64_t {};

struct StoredTable {
  TableId id;
  TableCode code;
  TableState state;
  std::int64_t revision = 1;       // 1 when created, one more with every replacement
  std::optional<StoredGame> game;  // the latest, running or finished

  friend bool operator==(const StoredTable&, const StoredTable&) = default;
};

// The answer to a claim: the table is the claimer's, another server's, or does not exist.
struct ClaimedTable {
  StoredTable table;
  Epoch epoch{};
};
struct OwnedTable {
  std::string node;  // its owner's name
};
struct NoTable {};
using Claim = std::variant<NoTable, ClaimedTable, OwnedTable>;

struct StoreError {
  enum class Type : std::uint8_t {
    Conflict,    // the store holds something else: another was first, or the table is gone. Nothing changed; load again
    Unknown,     // the connection was lost when this may have been stored. Claim the table again to learn what it holds
    Overloaded,  // too many requests are waiting; this one was not tried
    // The database is full, locked, damaged or out of reach. Nothing is acknowledged, and another attempt may succeed.
    // If that attempt gives a conflict, the first one may have reached the database after all: load again.
    Failed,
  };

  Type type = Type::Failed;
  std::string what;

  friend bool operator==(const StoreError&, const StoreError&) = default;
};

template <typename T>
using Stored = std::expected<T, StoreError>;

// Receives the answer to a request, once.
template <typename T>
using Done = std::move_only_function<void(Stored<T>)>;

// A finished transaction, committed or failed.
struct StoreBatch {
  std::size_t requests = 0;           // that it contains
  std::size_t waiting = 0;            // that arrived meanwhile
  std::chrono::nanoseconds duration;  // until it was durable or had failed
  bool committed = false;
};

// What a store on this computer occupies, in bytes.
struct StoreFiles {
  std::uint64_t bytes = 0;
  std::uint64_t log_bytes = 0;  // of the write-ahead log
};

// The store calls these functions on a thread of its own. It calls `post` also on the thread of a request that is
// Overloaded.
struct StoreSettings {
  std::string node;                          // this server's name, if it shares the store with others
  std::chrono::milliseconds lease{2000};     // how long it owns its tables after `renew_lease`
  std::size_t most_waiting = 65'536;         // requests; further ones are Overloaded
  std::chrono::milliseconds patience{5000};  // with a database that another process has locked
  // Receives all answers of a batch as one function, to run where the server wants them. The default runs it at once.
  std::function<void(std::move_only_function<void()>)> post = [](auto answers) { answers(); };
  std::function<void(const StoreBatch&)> watch = [](const StoreBatch&) {};
};

// Any thread may make requests. They are performed and answered in order, each once, through `post`; an Overloaded one
// is answered at once. All waiting requests make one transaction (group commit): an answer without error means that the
// change is durable. If the transaction fails, the requests are tried one by one, unless its outcome is Unknown.
//
// A store that only one server can use knows no owners: every table is that server's, in the same epoch for ever.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  // Performs and answers the waiting requests first.
  virtual ~Store() = default;

  // Conflict if the id or code is taken; Overloaded if there are `most` tables already.
  virtual void create_table(NewTable table, std::int64_t most, Done<void> done) = 0;
  // Makes this server the owner of a table, unless another one is, whose lease is valid. Also for a table that is owned
  // already: what was asked for before this claim has then happened, or never will.
  virtual void claim_table(TableId table, Done<Claim> done) = 0;
  // Compare and set: Conflict unless `revision` is the stored one. Returns the new revision.
  virtual void replace_table(TableId table, Epoch epoch, std::int64_t revision, TableState state,
                             Done<std::int64_t> done) = 0;
  // Removes tables with all their games. A missing table is no error.
  virtual void delete_table(TableId table, Done<void> done) = 0;
  // Removes at most so many tables, those that expired first. Returns how many. A table expires at the second that it
  // names.
  virtual void delete_expired_tables(std::chrono::sys_seconds now, std::int64_t most, Done<std::int64_t> done) = 0;

  // Conflict unless it is the table's next number, no other game is running there, and the id is new.
  virtual void begin_game(NewGame game, Epoch epoch, Done<void> done) = 0;
  // Compare and append: Conflict unless the game is running and has exactly `sequence` decisions so far.
  virtual void append(GameId game, Epoch epoch, std::int64_t sequence, std::string decision, Done<void> done) = 0;
  // The same for the end of a game; `sequence` is the number of its decisions.
  virtual void finish_game(GameId game, Epoch epoch, std::int64_t sequence, std::string result, Done<void> done) = 0;

  // This server owns its tables for StoreSettings::lease from now on. Conflict if another process has its name.
  virtual void renew_lease(Done<void> done) = 0;
  // It owns nothing any more.
  virtual void end_lease(Done<void> done) = 0;

  // All tables, also expired ones. One that is damaged is listed too.
  virtual void list_tables(Done<std::vector<TableId>> done) = 0;
  virtual void find_table(TableId table, Done<std::optional<StoredTable>> done) = 0;
  virtual void find_table(TableCode code, Done<std::optional<StoredTable>> done) = 0;
  virtual void find_game(GameId game, Done<std::optional<StoredGame>> done) = 0;

  // The number of requests that wait for their transaction.
  [[nodiscard]] virtual std::size_t waiting() const = 0;
  // Nothing for a store elsewhere.
  [[nodiscard]] virtual StoreFiles files() const { return {}; }
};

// Opens a store by its address: "sqlite:FILE", which is created if missing, or "postgresql://…", a database that
// several servers share.
[[nodiscard]] Result<std::unique_ptr<Store>> open_store(std::string_view address, StoreSettings settings);

// Whether several servers can share the store of this address.
[[nodiscard]] bool is_shared_store(std::string_view address);

// Copies a store into a new file, also while servers use it: the copy is the store at one moment.
[[nodiscard]] Result<void> back_up_store(std::string_view address, const std::string& file);

// Returns what is wrong with a store as a database, a sentence each. It may be in use.
[[nodiscard]] Result<std::vector<std::string>> examine_store(std::string_view address);

}  // namespace rookie
