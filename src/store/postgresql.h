#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "store/store.h"

namespace rookie {

// A store in a PostgreSQL database, which several servers share. The address is a connection URI of libpq; it may name
// several hosts, of which the one that can be written to is used.
[[nodiscard]] Result<std::unique_ptr<Store>> open_postgresql(const std::string& address, StoreSettings settings);

}  // namespace rookie
