#pragma once

#include <sqlite3.h>

#include <chrono>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

// The C interface of SQLite, as far as the store needs it.
namespace rookie::sqlite {

// One connection. An error sticks: nothing more is done until the next `begin`, and `commit` undoes what was done
// before it. So a transaction needs no check after every step, only one at its end.
class Database {
 public:
  enum class Missing : std::uint8_t { Create, Fail };  // what to do about a missing file
  // `error` says whether it worked.
  Database(const std::string& file, std::chrono::milliseconds patience, Missing missing = Missing::Create);

  // The first error since the last `begin`, or since opening.
  [[nodiscard]] const std::optional<std::string>& error() const { return error_; }
  // Reports an error that the caller found, not SQLite.
  void fail(const std::string& what);

  // Runs one or several statements that have no values and give no rows.
  void run(const char* sql);
  // Waits for the lock here, so that no later step of the transaction can fail to get it.
  void begin();
  // True if the transaction is durable. Otherwise it is undone, and `error` says why.
  [[nodiscard]] bool commit();
  // The key of the last inserted row.
  [[nodiscard]] std::int64_t last_entry() const { return sqlite3_last_insert_rowid(connection_.get()); }

 private:
  friend class Statement;

  // Whether SQLite succeeded; any other result becomes the error.
  bool check(int code);

  std::string file_;
  std::unique_ptr<sqlite3, int (*)(sqlite3*)> connection_{nullptr, sqlite3_close};
  std::optional<std::string> error_;
};

// A prepared statement. `values` stand for ?1, ?2, … in it.
class Statement {
 public:
  // `database` must outlive the statement.
  Statement(Database& database, const char* sql);

  // How many rows were changed (cascades not counted); 0 after an error.
  template <typename... Values>
  std::int64_t change(const Values&... values) {
    query([](const Statement&) {}, values...);
    return database_.error() ? 0 : sqlite3_changes64(database_.connection_.get());
  }

  // Calls `visit(row)` for every row; stops at an error.
  template <typename Visit, typename... Values>
  void query(Visit visit, const Values&... values) {
    if (database_.error()) return;
    int position = 0;
    (bind(++position, values), ...);
    while (next_row()) visit(*this);
    sqlite3_reset(statement_.get());  // returns the result of next_row again
  }

  // Columns of the visited row, from 0.
  [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] bool null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

 private:
  // `value` must not change before the statement has run.
  void bind(int position, const std::string& value);
  void bind(int position, std::int64_t value);
  [[nodiscard]] bool next_row();

  Database& database_;
  std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> statement_{nullptr, sqlite3_finalize};
};

}  // namespace rookie::sqlite
