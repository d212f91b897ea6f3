// `rookie backup` and `rookie check`: what hosts do with the file of the online tables.
#include <fmt/core.h>

#include <filesystem>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "online/room.h"
#include "server/draw.h"
#include "store/store.h"

namespace rookie {
namespace {

struct BackupArguments {
  std::string file;
  std::string store;
};

int run_backup(const BackupArguments& arguments) {
  keep_files_private();
  std::string store = arguments.store;
  if (store.empty()) {
    const auto file = default_store_file();
    if (!file) return wrong_call(file.error());
    store = "sqlite:" + *file;
  }
  if (const auto copied = back_up_store(store, arguments.file); !copied) return failed(copied.error());
  fmt::print("{}: a copy of all tables, {} bytes\n", arguments.file, std::filesystem::file_size(arguments.file));
  return 0;
}

template <typename T, typename Make>
Stored<T> answer_to(Make make) {
  std::promise<Stored<T>> answer;
  make([&answer](Stored<T> given) { answer.set_value(std::move(given)); });
  return answer.get_future().get();
}

// Returns why a table cannot be opened.
std::optional<std::string> trouble_with(Store& store, const TableId& id) {
  using Found = std::optional<StoredTable>;
  const auto table = answer_to<Found>([&](Done<Found> done) { store.find_table(id, std::move(done)); });
  if (!table) return table.error().what;
  if (!*table) return std::nullopt;  // it has just been deleted
  const auto room = Room::open(**table, draw_lots, Time());
  return room ? std::nullopt : std::optional(to_string(room.error()));
}

int run_check(const std::string& file) {
  keep_files_private();
  const std::string address = "sqlite:" + file;
  const auto wrong = examine_store(address);
  if (!wrong) return failed(wrong.error());
  for (const std::string& what : *wrong) fmt::print("{}\n", what);
  if (!wrong->empty()) return exit_failed;
  const auto store = open_store(address, {});
  if (!store) return failed(store.error());
  const auto tables = answer_to<std::vector<TableId>>([&](auto done) { (*store)->list_tables(std::move(done)); });
  if (!tables) return failed({.what = tables.error().what});
  int unreadable = 0;
  for (const TableId& id : *tables) {
    const auto trouble = trouble_with(**store, id);
    if (!trouble) continue;
    fmt::print("table {} ({} in the log): {}\n", id.text, key_of(id), *trouble);
    ++unreadable;
  }
  fmt::print("{} tables, {} of them cannot be read\n", tables->size(), unreadable);
  return unreadable == 0 ? 0 : exit_failed;
}

}  // namespace

void add_backup(CLI::App& app, Run& run) {
  const auto [command, arguments] =
      add_command(app, run, "backup", "copies the online tables into a file, also while a server runs", run_backup);
  command->add_option("FILE", arguments->file, "the copy, which must not exist yet")->required();
  command->add_option("--store", arguments->store, "the tables: sqlite:FILE; by default the file in your data folder");
}

void add_check(CLI::App& app, Run& run) {
  const auto [command, file] =
      add_command(app, run, "check", "checks a file of online tables, or a copy of one", run_check);
  command->add_option("FILE", *file, "the file")->required();
}

}  // namespace rookie
