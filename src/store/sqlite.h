#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/result.h"
#include "store/store.h"

namespace rookie {

// A store in one file, created if missing. Several processes may have it open, but only on one machine.
[[nodiscard]] Result<std::unique_ptr<Store>> open_sqlite(const std::string& file, StoreSettings settings);

// See back_up_store and examine_store.
[[nodiscard]] Result<void> back_up_sqlite(const std::string& from, const std::string& to);
[[nodiscard]] Result<std::vector<std::string>> examine_sqlite(const std::string& file);

}  // namespace rookie
