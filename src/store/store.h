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
#include <vector>

#include "core/result.h"

namespace rookie {

// What must survive the server: tables, and the games played at them as opening + decisions, which are only ever
// appended to. Whatever is stored is text of the server's own (UTF-8 without NUL) that the store does not look into.

// A text that knows what it names.
template <typename Tag>
struct Name {
  std::string text;

  friend auto operator<=>(const Name&, const Name&) = default;
};

using TableId = Name<struct TableIdTag>;      // unguessable
using TableCode = Name<struct TableCodeTag>;  // short, for people; no two tables have the same
using GameId = Name<struct GameIdTag>;        // unguessable

// What a server keeps of a table, replaced as a whole.
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
  std::int64_t number = 1;  // of the games at this table, from 1
  std::string opening;
};

struct StoredGame {
  GameId id;
  TableId table;
  std::int64_t number = 1;
  std::string opening;
  std::vector<std::string> decisions;
  std::optional<std::string> result;  // once it is finished

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

struct StoredTable {
  TableId id;
  TableCode code;
  TableState state;
  std::int64_t revision = 1;       // 1 as created, one more with every replacement
  std::optional<StoredGame> game;  // the latest, running or finished

  friend bool operator==(const StoredTable&, const StoredTable&) = default;
};

struct StoreError {
  enum class Type : std::uint8_t {
    Conflict,    // not what the store holds, and nothing changed: another was first, or the table is gone. Load again
    Overloaded,  // too many requests are waiting; this one was not tried
    // The database is full, locked, damaged or out of reach. Nothing is acknowledged, and another attempt may succeed.
    // If it then is a conflict, the first may have reached the database after all: load again.
    Failed,
  };

  Type type = Type::Failed;
  std::string what;

  friend bool operator==(const StoreError&, const StoreError&) = default;
};

template <typename T>
using Stored = std::expected<T, StoreError>;

// Takes the answer to a request, once.
template <typename T>
using Done = std::move_only_function<void(Stored<T>)>;

// A transaction that has been tried.
struct StoreBatch {
  std::size_t requests = 0;           // that it was made of
  std::size_t waiting = 0;            // that have come in since
  std::chrono::nanoseconds duration;  // until it was durable, or had failed
  bool committed = false;
};

// The functions are called on a thread of the store; `post` also on that of a request which is Overloaded.
struct StoreSettings {
  std::size_t most_waiting = 65'536;         // requests; further ones are Overloaded
  std::chrono::milliseconds patience{5000};  // with a database that somebody else has locked
  // Is given all answers of a batch as one function, to run it where the server wants them: at once, if nothing is
  // said.
  std::function<void(std::move_only_function<void()>)> post = [](auto answers) { answers(); };
  std::function<void(const StoreBatch&)> watch = [](const StoreBatch&) {};
};

// Requests come from any thread, are performed in their order and answered in their order, each once, through `post`;
// those that are Overloaded at once. All that wait make one transaction (group commit): an answer without error means
// that the change is durable.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  // What waits is still performed and answered.
  virtual ~Store() = default;

  // Conflict where id or code are taken.
  virtual void create_table(NewTable table, Done<void> done) = 0;
  // Compare and set: Conflict unless `revision` is the stored one. Gives the new revision.
  virtual void replace_table(TableId table, std::int64_t revision, TableState state, Done<std::int64_t> done) = 0;
  // Tables go with all their games. Those that are not there are no error.
  virtual void delete_table(TableId table, Done<void> done) = 0;
  // Gives how many there were. A table is expired from the second that it names.
  virtual void delete_expired_tables(std::chrono::sys_seconds now, Done<std::int64_t> done) = 0;

  // Conflict unless it is the table's next number, no other game is running there, and the id is new.
  virtual void begin_game(NewGame game, Done<void> done) = 0;
  // Compare and append: Conflict unless the game is running and has exactly `sequence` decisions so far. That is the
  // fence between servers which both believe to own a table: only one of them can go on.
  virtual void append(GameId game, std::int64_t sequence, std::string decision, Done<void> done) = 0;
  // The same for the end of a game; `sequence` is the number of its decisions.
  virtual void finish_game(GameId game, std::int64_t sequence, std::string result, Done<void> done) = 0;

  // All that a server needs to go on: the tables that are not expired, in the order of their creation.
  virtual void load_tables(std::chrono::sys_seconds now, Done<std::vector<StoredTable>> done) = 0;
  virtual void find_table(TableId table, Done<std::optional<StoredTable>> done) = 0;
  virtual void find_table(TableCode code, Done<std::optional<StoredTable>> done) = 0;
  virtual void find_game(GameId game, Done<std::optional<StoredGame>> done) = 0;

  // Requests that wait for their transaction.
  [[nodiscard]] virtual std::size_t waiting() const = 0;
};

// A store by its address: "sqlite:FILE", which is made if it is not there.
[[nodiscard]] Result<std::unique_ptr<Store>> open_store(std::string_view address, StoreSettings settings);

}  // namespace rookie
