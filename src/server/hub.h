#pragma once

#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "online/house.h"
#include "server/admission.h"
#include "server/fair_queue.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/network.h"
#include "store/store.h"

namespace rookie {

// The house of a server and what it needs: the store, the time, and threads on which bots think. Everything else runs
// on the thread that runs `context`.
class Hub final : private Outside {
 public:
  // The arguments passed by reference must outlive the hub.
  Hub(boost::asio::io_context& context, std::size_t most_tables, const Log& log, Metrics& metrics);
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;
  // Finishes the waiting requests to the store first.
  ~Hub() = default;

  // Opens the store. `node`: this server's name among those that share it; empty if it is the only one.
  [[nodiscard]] Result<void> open(std::string_view store, const std::string& node = "");

  [[nodiscard]] Awaitable<Stored<TableNames>> create(Settings settings);
  [[nodiscard]] Awaitable<Stored<std::optional<TableNames>>> find(TableCode code);
  // Returns a finished game as RGN, or nothing if there is no such game.
  [[nodiscard]] Awaitable<Stored<std::optional<std::string>>> record(GameId game);

  // See House.
  [[nodiscard]] ClientId enter(const TableId& table, Peer& peer, const Whence& whence) {
    return house_->enter(table, peer, whence.to_string());
  }
  // An exception costs this client its connection.
  void receive(ClientId from, std::string_view text);
  void leave(ClientId client) { house_->leave(client); }
  // Logs and counts an exception that was caught. It cost one connection, or one thing to do at a table.
  void note(const std::exception& failure, std::vector<LogField> about = {});

  void expire() { house_->expire(); }
  void allow_tables(std::size_t most) { house_->allow_tables(most_tables_ = most); }
  // See House.
  [[nodiscard]] bool may_own() const { return house_->may_own(); }
  // Ends all clients and wakes no room any more.
  void stop();

  // Returns the metrics, with the values of this moment updated.
  [[nodiscard]] const Metrics& metrics();

 private:
  [[nodiscard]] Moment now() const override { return began_at_ + (std::chrono::steady_clock::now() - began_); }
  [[nodiscard]] std::chrono::sys_seconds today() const override;
  void wake_at(Time time) override;
  void ask(const std::string& payer, std::unique_ptr<BotQuestion> question, Answered done) override;
  void take(const Report& report) override;
  void note(const report::TableCreated& created);
  void note(const report::TableSetAside& set_aside);
  void note(const report::TablesExpired& expired);
  void note(const report::TableLost& lost);
  void note(const report::TablesLost& lost);
  void note(const report::Moved& moved);
  void note(const report::TooManyTables& too_many);
  void note(const report::StoreFailed& failed);
  void note(const StoreError& error, LogField about);
  void note(const StoreBatch& batch);

  // Lets as many bots think as there are threads for them.
  void think();

  boost::asio::io_context& context_;
  std::size_t most_tables_;
  const Log& log_;
  Metrics& metrics_;
  std::chrono::steady_clock::time_point began_;
  Moment began_at_;  // `began_` as a time of day
  Timer timer_;
  std::optional<Time> armed_;  // when the timer goes off, perhaps before anything is due

  std::unique_ptr<House> house_;
  std::unique_ptr<Store> store_;
  struct Question {
    std::unique_ptr<BotQuestion> question;
    Answered done;
  };
  FairQueue<std::string, Question> questions_;  // by payer
  std::size_t thinking_ = 0;                    // on the threads of `bots_`
  boost::asio::thread_pool bots_;
};

}  // namespace rookie
