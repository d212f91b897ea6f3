#include "store/store.h"

#include <utility>

#include "store/postgresql.h"
#include "store/sqlite.h"

namespace rookie {

namespace {

Result<std::string> file_of(std::string_view address) {
  constexpr std::string_view sqlite = "sqlite:";
  if (is_shared_store(address)) return refuse("", "PostgreSQL has its own tools for this, such as pg_dump");
  if (!address.starts_with(sqlite) || address == sqlite) {
    return refuse("", "a store is given as sqlite:FILE or postgresql://…, not '" + std::string(address) + "'");
  }
  return std::string(address.substr(sqlite.size()));
}

}  // namespace

bool is_shared_store(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

Result<std::unique_ptr<Store>> open_store(std::string_view address, StoreSettings settings) {
  if (is_shared_store(address)) return open_postgresql(std::string(address), std::move(settings));
  const auto file = file_of(address);
  if (!file) return std::unexpected(file.error());
  return open_sqlite(*file, std::move(settings));
}

Result<void> back_up_store(std::string_view address, const std::string& file) {
  const auto from = file_of(address);
  if (!from) return std::unexpected(from.error());
  return back_up_sqlite(*from, file);
}

Result<std::vector<std::string>> examine_store(std::string_view address) {
  const auto file = file_of(address);
  if (!file) return std::unexpected(file.error());
  return examine_sqlite(*file);
}

}  // namespace rookie
