#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "store/store.h"

namespace rookie {

// A store that keeps everything in memory. Requests take effect at once; their answers wait until they are given.
class MemoryStore final : public Store {
 public:
  void create_table(NewTable table, std::int64_t most, Done<void> done) override {
    if (std::ssize(tables_) >= most) {
      return answer<void>(std::move(done),
                          std::unexpected(StoreError{.type = StoreError::Type::Overloaded, .what = "too many"}));
    }
    const bool taken = tables_.contains(table.id.text) || find(table.code) != nullptr;
    if (!taken) tables_[table.id.text] = {.id = table.id, .code = table.code, .state = table.state};
    answer(std::move(done), taken ? Stored<void>(conflict()) : Stored<void>());
  }
  void claim_table(TableId table, Done<Claim> done) override {
    const auto found = tables_.find(table.text);
    if (fails) return answer<Claim>(std::move(done), std::unexpected(StoreError{.what = "as told"}));
    if (found == tables_.end()) return answer<Claim>(std::move(done), NoTable());
    if (owner) return answer<Claim>(std::move(done), OwnedTable{*owner});
    answer<Claim>(std::move(done), ClaimedTable{.table = found->second, .epoch = Epoch{++epochs[table.text]}});
  }
  void replace_table(TableId table, Epoch of, std::int64_t revision, TableState state,
                     Done<std::int64_t> done) override {
    const auto found = tables_.find(table.text);
    if (found == tables_.end() || found->second.revision != revision || of != epoch(table)) {
      return answer<std::int64_t>(std::move(done), conflict());
    }
    found->second.state = std::move(state);
    answer<std::int64_t>(std::move(done), ++found->second.revision);
  }
  void delete_table(TableId table, Done<void> done) override {
    tables_.erase(table.text);
    answer<void>(std::move(done), {});
  }
  void delete_expired_tables(std::chrono::sys_seconds now, std::int64_t /*most*/, Done<std::int64_t> done) override {
    answer<std::int64_t>(std::move(done), static_cast<std::int64_t>(std::erase_if(tables_, [&](const auto& table) {
                           return table.second.state.expires <= now;
                         })));
  }
  void begin_game(NewGame game, Epoch of, Done<void> done) override {
    const auto found = tables_.find(game.table.text);
    const bool next = of == epoch(game.table) && found != tables_.end() &&
                      (found->second.game ? found->second.game->result && found->second.game->number + 1 == game.number
                                          : game.number == 1);
    if (!next) return answer<void>(std::move(done), conflict());
    found->second.game = StoredGame{.id = game.id, .table = game.table, .number = game.number, .opening = game.opening};
    answer<void>(std::move(done), {});
  }
  void append(GameId game, Epoch of, std::int64_t sequence, std::string decision, Done<void> done) override {
    StoredGame* const found = running(game, of, sequence);
    if (found == nullptr) return answer<void>(std::move(done), conflict());
    found->decisions.push_back(std::move(decision));
    answer<void>(std::move(done), {});
  }
  void finish_game(GameId game, Epoch of, std::int64_t sequence, std::string result, Done<void> done) override {
    StoredGame* const found = running(game, of, sequence);
    if (found == nullptr) return answer<void>(std::move(done), conflict());
    found->result = std::move(result);
    answer<void>(std::move(done), {});
  }
  void renew_lease(Done<void> done) override {
    answer<void>(std::move(done),
                 fails ? Stored<void>(std::unexpected(StoreError{.what = "as told"})) : Stored<void>());
  }
  void end_lease(Done<void> done) override { answer<void>(std::move(done), {}); }
  void list_tables(Done<std::vector<TableId>> done) override {
    std::vector<TableId> ids;
    for (const auto& [id, table] : tables_) ids.push_back(table.id);
    answer<std::vector<TableId>>(std::move(done), std::move(ids));
  }
  void find_table(TableId table, Done<std::optional<StoredTable>> done) override {
    const auto found = tables_.find(table.text);
    answer<std::optional<StoredTable>>(std::move(done),
                                       found == tables_.end() ? std::nullopt : std::optional(found->second));
  }
  void find_table(TableCode code, Done<std::optional<StoredTable>> done) override {
    const StoredTable* const found = find(code);
    answer<std::optional<StoredTable>>(std::move(done), found == nullptr ? std::nullopt : std::optional(*found));
  }
  void find_game(GameId game, Done<std::optional<StoredGame>> done) override {
    std::optional<StoredGame> found;
    for (const auto& [id, table] : tables_) {
      if (table.game && table.game->id == game) found = table.game;
    }
    answer<std::optional<StoredGame>>(std::move(done), std::move(found));
  }
  [[nodiscard]] std::size_t waiting() const override { return answers_.size(); }

  // Gives the answer that has waited longest. Returns false if there is none.
  bool give_answer() {
    if (answers_.empty()) return false;
    auto first = std::move(answers_.front());
    answers_.pop_front();
    first();
    return true;
  }
  [[nodiscard]] const std::map<std::string, StoredTable>& tables() const { return tables_; }
  std::map<std::string, StoredTable>& tables() { return tables_; }

  std::map<std::string, std::int64_t> epochs;  // by table
  std::optional<std::string> owner;            // another server that owns all tables
  bool fails = false;                          // to claim tables and to renew the lease

 private:
  static std::unexpected<StoreError> conflict() {
    return std::unexpected(StoreError{.type = StoreError::Type::Conflict, .what = "a conflict"});
  }

  template <typename T>
  void answer(Done<T> done, Stored<T> given) {
    answers_.push_back([done = std::move(done), given = std::move(given)]() mutable { done(std::move(given)); });
  }

  [[nodiscard]] Epoch epoch(const TableId& table) { return Epoch{epochs[table.text]}; }

  [[nodiscard]] const StoredTable* find(const TableCode& code) const {
    for (const auto& [id, table] : tables_) {
      if (table.code == code) return &table;
    }
    return nullptr;
  }

  [[nodiscard]] StoredGame* running(const GameId& game, Epoch of, std::int64_t sequence) {
    for (auto& [id, table] : tables_) {
      if (table.game && table.game->id == game) {
        const bool next = of == epoch(table.id) && !table.game->result && sequence == std::ssize(table.game->decisions);
        return next ? &*table.game : nullptr;
      }
    }
    return nullptr;
  }

  std::map<std::string, StoredTable> tables_;  // by id; each with its latest game
  std::deque<std::move_only_function<void()>> answers_;
};

}  // namespace rookie
