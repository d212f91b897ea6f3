#pragma once

#include "store/sqlite_database.h"

namespace rookie::sqlite {

// Turns an empty database into a store and brings an older store up to date. Leaves a database of another program or of
// a later version alone, and reports an error.
void migrate(Database& database);

// Reports an error unless the database is a store of the newest version.
void recognise(Database& database);

}  // namespace rookie::sqlite
