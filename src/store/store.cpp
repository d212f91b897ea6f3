#include "store/store.h"

#include "store/sqlite.h"

namespace rookie {

Result<std::unique_ptr<Store>> open_store(std::string_view address, StoreSettings settings) {
  constexpr std::string_view sqlite = "sqlite:";
  if (!address.starts_with(sqlite) || address == sqlite) {
    return refuse("", "a store is given as sqlite:FILE, not '" + std::string(address) + "'");
  }
  return open_sqlite(std::string(address.substr(sqlite.size())), std::move(settings));
}

}  // namespace rookie
