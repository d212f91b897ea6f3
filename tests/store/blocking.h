#pragma once

#include <future>
#include <utility>

#include "store/store.h"

namespace rookie {

// Makes a request by calling `make(done)` and waits for the answer.
template <typename T, typename Make>
[[nodiscard]] Stored<T> answer_to(Make make) {
  std::promise<Stored<T>> answer;
  make([&answer](Stored<T> given) { answer.set_value(std::move(given)); });
  return answer.get_future().get();
}

// A store whose requests block until they are answered. Without an epoch, they are for a table that nobody has claimed.
class Blocking {
 public:
  explicit Blocking(std::unique_ptr<Store> store) : store_(std::move(store)) {}

  [[nodiscard]] Store& store() { return *store_; }

  [[nodiscard]] Stored<void> create_table(const NewTable& table, std::int64_t most = 1000) {
    return answer_to<void>([&](Done<void> done) { store_->create_table(table, most, std::move(done)); });
  }
  [[nodiscard]] Stored<Claim> claim_table(const TableId& table) {
    return answer_to<Claim>([&](Done<Claim> done) { store_->claim_table(table, std::move(done)); });
  }
  [[nodiscard]] Stored<void> renew_lease() {
    return answer_to<void>([&](Done<void> done) { store_->renew_lease(std::move(done)); });
  }
  [[nodiscard]] Stored<void> end_lease() {
    return answer_to<void>([&](Done<void> done) { store_->end_lease(std::move(done)); });
  }
  [[nodiscard]] Stored<std::int64_t> replace_table(const TableId& table, std::int64_t revision, const TableState& state,
                                                   Epoch epoch = {}) {
    return answer_to<std::int64_t>(
        [&](Done<std::int64_t> done) { store_->replace_table(table, epoch, revision, state, std::move(done)); });
  }
  [[nodiscard]] Stored<void> delete_table(const TableId& table) {
    return answer_to<void>([&](Done<void> done) { store_->delete_table(table, std::move(done)); });
  }
  [[nodiscard]] Stored<std::int64_t> delete_expired_tables(std::chrono::sys_seconds now, std::int64_t most = 1000) {
    return answer_to<std::int64_t>(
        [&](Done<std::int64_t> done) { store_->delete_expired_tables(now, most, std::move(done)); });
  }
  [[nodiscard]] Stored<void> begin_game(const NewGame& game, Epoch epoch = {}) {
    return answer_to<void>([&](Done<void> done) { store_->begin_game(game, epoch, std::move(done)); });
  }
  [[nodiscard]] Stored<void> append(const GameId& game, std::int64_t sequence, const std::string& decision,
                                    Epoch epoch = {}) {
    return answer_to<void>([&](Done<void> done) { store_->append(game, epoch, sequence, decision, std::move(done)); });
  }
  [[nodiscard]] Stored<void> finish_game(const GameId& game, std::int64_t sequence, const std::string& result,
                                         Epoch epoch = {}) {
    return answer_to<void>(
        [&](Done<void> done) { store_->finish_game(game, epoch, sequence, result, std::move(done)); });
  }
  [[nodiscard]] Stored<std::vector<TableId>> list_tables() {
    using Tables = std::vector<TableId>;
    return answer_to<Tables>([&](Done<Tables> done) { store_->list_tables(std::move(done)); });
  }
  // Returns the tables that have not expired.
  [[nodiscard]] Stored<std::vector<StoredTable>> load_tables(std::chrono::sys_seconds now) {
    std::vector<StoredTable> tables;
    const auto ids = list_tables();
    if (!ids) return std::unexpected(ids.error());
    for (const TableId& id : *ids) {
      auto table = find_table(id);
      if (!table) return std::unexpected(table.error());
      if ((*table)->state.expires > now) tables.push_back(**std::move(table));
    }
    return tables;
  }
  template <typename Key>
  [[nodiscard]] Stored<std::optional<StoredTable>> find_table(const Key& key) {
    using Found = std::optional<StoredTable>;
    return answer_to<Found>([&](Done<Found> done) { store_->find_table(key, std::move(done)); });
  }
  [[nodiscard]] Stored<std::optional<StoredGame>> find_game(const GameId& game) {
    using Found = std::optional<StoredGame>;
    return answer_to<Found>([&](Done<Found> done) { store_->find_game(game, std::move(done)); });
  }

 private:
  std::unique_ptr<Store> store_;
};

}  // namespace rookie
