#include "store/sqlite_schema.h"

#include <array>
#include <span>

namespace rookie::sqlite {
namespace {

constexpr std::int64_t our_application_id = 0x524f4f4b;  // "ROOK"

// The step from each version to the next. A released step never changes. Other rows refer to `entry`.
constexpr std::array migrations{
    R"(
CREATE TABLE tables (
  entry INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  document TEXT NOT NULL,
  revision INTEGER NOT NULL,
  expires INTEGER NOT NULL  -- seconds since 1970
) STRICT;
CREATE INDEX tables_by_expiry ON tables (expires);

CREATE TABLE games (
  entry INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  of_table INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  number INTEGER NOT NULL,
  opening TEXT NOT NULL,
  result TEXT,  -- once it is finished
  UNIQUE (of_table, number)
) STRICT;

CREATE TABLE decisions (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  sequence INTEGER NOT NULL,
  decision TEXT NOT NULL,
  PRIMARY KEY (game, sequence)
) STRICT, WITHOUT ROWID;

PRAGMA application_id = 0x524f4f4b;
PRAGMA user_version = 1;
)",
    // All decisions in the order in which they were made. Those of a batch lie side by side, whatever their games, so
    // that few pages must be written. A game's decisions are found backwards from its last one.
    R"(
ALTER TABLE decisions RENAME TO decisions_by_game;

CREATE TABLE decisions (
  entry INTEGER PRIMARY KEY,
  before INTEGER NOT NULL,  -- the same game's one before; 0: it is the first
  decision TEXT NOT NULL
) STRICT;
INSERT INTO decisions
SELECT row_number() OVER in_order, iif(sequence = 0, 0, row_number() OVER in_order - 1), decision
FROM decisions_by_game WINDOW in_order AS (ORDER BY game, sequence);

CREATE TABLE progress (
  game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
  decisions INTEGER NOT NULL,  -- how many
  last INTEGER NOT NULL        -- of them; 0: there is none
) STRICT;
INSERT INTO progress
SELECT entry, decisions, iif(decisions = 0, 0, sum(decisions) OVER (ORDER BY entry))
FROM (SELECT entry, count(game) AS decisions FROM games LEFT JOIN decisions_by_game ON game = entry GROUP BY entry);

DROP TABLE decisions_by_game;
PRAGMA user_version = 2;
)",
};

std::int64_t number_of(Database& database, const char* sql) {
  std::int64_t number = 0;
  Statement(database, sql).query([&](const Statement& row) { number = row.number(0); });
  return number;
}

bool is_ours(Database& database) { return number_of(database, "PRAGMA application_id") == our_application_id; }

}  // namespace

void recognise(Database& database) {
  if (!is_ours(database)) database.fail("this is no store of ROOKIE");
  const std::int64_t version = number_of(database, "PRAGMA user_version");
  if (version != std::ssize(migrations)) {
    database.fail("this store has version " + std::to_string(version) + ", not " + std::to_string(migrations.size()) +
                  ": a server of this version brings it up to date when it starts");
  }
}

void migrate(Database& database) {
  database.begin();
  const std::int64_t version = number_of(database, "PRAGMA user_version");
  const bool empty = number_of(database, "SELECT count(*) FROM sqlite_schema") == 0;
  const bool ours = is_ours(database);
  if (!empty && !ours) {
    database.fail("this is a database of another program");
  } else if (version < 0 || version > std::ssize(migrations)) {
    database.fail("this store has version " + std::to_string(version) + ", but this ROOKIE knows none after " +
                  std::to_string(migrations.size()) + ": a newer one has made it");
  } else {
    for (const char* migration : std::span(migrations).subspan(static_cast<std::size_t>(version))) {
      database.run(migration);
    }
  }
  (void)database.commit();
}

}  // namespace rookie::sqlite
