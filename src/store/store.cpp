#include "store/store.h"

#include "store/sqlite.h"

namespace rookie {

namespace {

Result<std::string> file_of(std::string_view address) {
  constexpr std::string_view sqlite = "sqlite:";
  if (!address.starts_with(sqlite) || address == sqlite) {
    return refuse("", "a store is given as sqlite:FILE, not '" + std::string(address) + "'");
  }
  return std::string(address.substr(sqlite.size()));
}

}  // namespace

Result<std::unique_ptr<Store>> open_store(std::string_view address, StoreSettings settings) {
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
