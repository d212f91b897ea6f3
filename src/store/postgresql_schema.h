#pragma once

#include <optional>
#include <string>

#include "store/postgresql_database.h"

namespace rookie::postgresql {

// Turns an empty database into a store and brings an older one up to date. Returns why it cannot: it leaves a store
// that is too new alone.
[[nodiscard]] std::optional<std::string> migrate(Database& database);

}  // namespace rookie::postgresql
