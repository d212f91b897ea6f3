#include "store/postgresql_schema.h"

#include <array>
#include <cstdint>
#include <span>

namespace rookie::postgresql {
namespace {

// The step from each version to the next. A released step never changes. During an upgrade, servers of the version
// before still use the database: a step that they cannot bear sets `least`, the oldest version that may still use it.
constexpr std::array migrations{R"(
CREATE SCHEMA rookie;

CREATE TABLE version (
  number bigint NOT NULL,
  least bigint NOT NULL
);
INSERT INTO version VALUES (1, 1);

-- The servers. What counts is the clock of the database.
CREATE TABLE nodes (
  name text PRIMARY KEY,
  process uuid NOT NULL,     -- that has the name
  lease timestamptz NOT NULL -- until when it owns its tables
) WITH (fillfactor = 50);

CREATE TABLE tables (
  entry bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  code text NOT NULL UNIQUE,
  document text NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  expires bigint NOT NULL,  -- seconds since 1970
  owner text,               -- the node that has claimed it
  epoch bigint NOT NULL DEFAULT 0
);
CREATE INDEX tables_by_expiry ON tables (expires);

CREATE TABLE games (
  entry bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  of_table bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
  number bigint NOT NULL,
  opening text NOT NULL,
  result text,  -- once it is finished
  UNIQUE (of_table, number)
);

-- Updated with every decision: narrow, and with room for the next version of the row on the same page.
CREATE TABLE progress (
  game bigint PRIMARY KEY REFERENCES games ON DELETE CASCADE,
  epoch bigint NOT NULL,    -- of its table, while it runs: who may write locks only this row
  decisions bigint NOT NULL -- how many
) WITH (fillfactor = 50);

CREATE TABLE decisions (
  game bigint NOT NULL REFERENCES progress ON DELETE CASCADE,
  sequence bigint NOT NULL,
  decision text NOT NULL,
  PRIMARY KEY (game, sequence)
);
)"};

struct Version {
  std::int64_t number = 0;  // of a database without our tables
  std::int64_t least = 0;
};

// Returns nothing after an error.
std::optional<Version> version_of(Database& database) {
  // A query, not a function such as to_regclass: that may not see what another server has just made.
  const auto exists =
      database.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'rookie' AND tablename = 'version'");
  if (!exists) return std::nullopt;
  if (exists->number(0, 0) == 0) return Version();
  const auto rows = database.run("SELECT number, least FROM rookie.version");
  if (!rows || rows->size() != 1) return std::nullopt;
  return Version{.number = rows->number(0, 0), .least = rows->number(0, 1)};
}

// One server after the other.
bool bring_up_to_date(Database& database) {
  if (!database.run("BEGIN; SELECT pg_advisory_xact_lock(5716329)")) return false;
  const auto version = version_of(database);
  if (!version) return false;
  for (std::int64_t next = version->number; next < std::ssize(migrations); ++next) {
    if (!database.run(migrations[static_cast<std::size_t>(next)])) return false;
  }
  return database.run("COMMIT").has_value();
}

}  // namespace

std::optional<std::string> migrate(Database& database) {
  const auto encoding = database.run("SHOW server_encoding");
  if (!encoding) return database.error();
  if (encoding->text(0, 0) != "UTF8") return "the database must have the encoding UTF8, not " + encoding->text(0, 0);
  const auto version = version_of(database);
  if (!version) return database.error();
  if (version->least > std::ssize(migrations)) {
    return "this store has version " + std::to_string(version->number) + ", but this ROOKIE knows none after " +
           std::to_string(migrations.size()) + ": a newer one has made it";
  }
  if (version->number < std::ssize(migrations) && !bring_up_to_date(database)) {
    std::string why = database.error();
    static_cast<void>(database.run("ROLLBACK"));
    return why;
  }
  return std::nullopt;
}

}  // namespace rookie::postgresql
