#include "store/sqlite_database.h"

#include <cstring>

namespace rookie::sqlite {

Database::Database(const std::string& file, std::chrono::milliseconds patience, Missing missing) : file_(file) {
  sqlite3* connection = nullptr;
  const int create = missing == Missing::Create ? SQLITE_OPEN_CREATE : 0;
  const int opened =
      sqlite3_open_v2(file.c_str(), &connection, SQLITE_OPEN_READWRITE | create | SQLITE_OPEN_NOMUTEX, nullptr);
  connection_.reset(connection);  // set even after an error, to say why
  if (check(opened)) check(sqlite3_busy_timeout(connection, static_cast<int>(patience.count())));
}

void Database::fail(const std::string& what) {
  if (!error_) error_ = file_ + ": " + what;
}

bool Database::check(int code) {
  if (code == SQLITE_OK) return true;
  std::string what = connection_ ? sqlite3_errmsg(connection_.get()) : sqlite3_errstr(code);
  const int cause = connection_ ? sqlite3_system_errno(connection_.get()) : 0;
  if (code == SQLITE_CANTOPEN && cause != 0) what += std::string(": ") + std::strerror(cause);
  fail(what);
  return false;
}

void Database::run(const char* sql) {
  if (!error_) check(sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr));
}

void Database::begin() {
  error_.reset();
  run("BEGIN IMMEDIATE");
}

bool Database::commit() {
  run("COMMIT");
  if (!error_) return true;
  const bool open = sqlite3_get_autocommit(connection_.get()) == 0;  // some errors undo it themselves
  if (open) sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
  return false;
}

Statement::Statement(Database& database, const char* sql) : database_(database) {
  if (database_.error()) return;
  sqlite3_stmt* statement = nullptr;
  database_.check(
      sqlite3_prepare_v3(database_.connection_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr));
  statement_.reset(statement);
}

std::string Statement::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));  // null if it is empty
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  return bytes == nullptr ? std::string() : std::string(bytes, size);
}

void Statement::bind(int position, const std::string& value) {
  database_.check(
      sqlite3_bind_text64(statement_.get(), position, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bind(int position, std::int64_t value) {
  database_.check(sqlite3_bind_int64(statement_.get(), position, value));
}

bool Statement::next_row() {
  if (database_.error()) return false;
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) database_.check(code);
  return false;
}

}  // namespace rookie::sqlite
