#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "store/store.h"

namespace rookie {

// A store in one file, created if missing. Several processes may have it open, but only on one machine.
[[nodiscard]] Result<std::unique_ptr<Store>> open_sqlite(const std::string& file, StoreSettings settings);

}  // namespace rookie
