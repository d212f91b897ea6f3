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

// One connection. An error sticks: from then on nothing is done until the next `begin`, and `commit` undoes what was
// done before it. So a transaction is written down without a check after every step, and judged once, in the end.
class Database {
 public:
  // Made if it is not there; whether that worked is said by `error`.
  Database(const std::string& file, std::chrono::milliseconds patience);

  // The first error since the last `begin`, or since opening.
  [[nodiscard]] const std::optional<std::string>& error() const { return error_; }
  // For what SQLite finds no fault with, but the caller does.
  void fail(const std::string& what);

  // One or several statements without values and rows.
  void run(const char* sql);
  // Waits for the lock, so that nothing within the transaction can fail for want of it.
  void begin();
  // Whether the transaction is durable; otherwise it is undone, and `error` says why.
  [[nodiscard]] bool commit();
  // The key of the row that was inserted last.
  [[nodiscard]] std::int64_t last_entry() const { return sqlite3_last_insert_rowid(connection_.get()); }

 private:
  friend class Statement;

  // Whether SQLite has done what it was asked; what else it says becomes the error.
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

  // How many rows it has changed (not counting those that go with them); 0 after an error.
  template <typename... Values>
  std::int64_t change(const Values&... values) {
    query([](const Statement&) {}, values...);
    return database_.error() ? 0 : sqlite3_changes64(database_.connection_.get());
  }

  // Calls `visit(row)` for every row; no more after an error.
  template <typename Visit, typename... Values>
  void query(Visit visit, const Values&... values) {
    if (database_.error()) return;
    int position = 0;
    (bind(++position, values), ...);
    while (next_row()) visit(*this);
    sqlite3_reset(statement_.get());  // says once more what next_row has said
  }

  // Columns of the row that is being visited, from 0.
  [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] bool null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

 private:
  // `value` must not change until the statement has been performed.
  void bind(int position, const std::string& value);
  void bind(int position, std::int64_t value);
  [[nodiscard]] bool next_row();

  Database& database_;
  std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> statement_{nullptr, sqlite3_finalize};
};

}  // namespace rookie::sqlite
