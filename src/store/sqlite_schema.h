#pragma once

#include "store/sqlite_database.h"

namespace rookie::sqlite {

// Makes an empty database a store, brings an older one up to date, and leaves all others alone: those of other programs
// and of later versions become an error.
void migrate(Database& database);

}  // namespace rookie::sqlite
