// What hosts do with the file of a store.
#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <system_error>

#include "store/sqlite.h"
#include "store/sqlite_database.h"
#include "store/sqlite_schema.h"

namespace rookie {
namespace {

namespace fs = std::filesystem;
using sqlite::Database;
using sqlite::Statement;

constexpr std::chrono::milliseconds patience{60'000};

// Makes a file, or the names in a folder, survive a loss of power.
bool synchronise(const fs::path& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);  // NOLINT(cppcoreguidelines-pro-type-vararg): POSIX
  const bool done = file >= 0 && fsync(file) == 0;
  if (file >= 0) close(file);
  return done;
}

Result<void> result_of(const Database& database) {
  if (database.error()) return refuse("", *database.error());
  return {};
}

}  // namespace

// The copy has another name until it is complete.
Result<void> back_up_sqlite(const std::string& from, const std::string& to) {
  std::error_code error;
  if (fs::exists(to, error)) return refuse("", to + " exists already");
  const std::string part = to + ".part";
  fs::remove(part, error);
  Database database(from, patience, Database::Missing::Fail);
  sqlite::recognise(database);
  Statement(database, "VACUUM INTO ?1").query([](const Statement&) {}, part);
  if (const auto copied = result_of(database); !copied) {
    fs::remove(part, error);
    return copied;
  }
  if (!synchronise(part)) return refuse("", part + " cannot be written");
  fs::rename(part, to, error);
  const fs::path folder = fs::absolute(to).parent_path();
  if (error || !synchronise(folder)) return refuse("", to + " cannot be written");
  return {};
}

Result<std::vector<std::string>> examine_sqlite(const std::string& file) {
  Database database(file, patience, Database::Missing::Fail);
  sqlite::recognise(database);
  std::vector<std::string> wrong;
  Statement(database, "PRAGMA integrity_check(20)").query([&](const Statement& row) {
    if (row.text(0) != "ok") wrong.push_back(row.text(0));
  });
  Statement(database, "PRAGMA foreign_key_check").query([&](const Statement& row) {
    wrong.push_back("a row of " + row.text(0) + " belongs to none of " + row.text(2));
  });
  if (database.error()) wrong.push_back(*database.error());
  return wrong;
}

}  // namespace rookie
