#pragma once

#include <boost/asio/thread_pool.hpp>
#include <boost/unordered/unordered_flat_map.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/result.h"
#include "online/room.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/network.h"
#include "store/store.h"

namespace rookie {

// Somebody who is connected to a table.
class Peer {
 public:
  Peer() = default;
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  // Neither calls the hub back.
  virtual void send(const Text& text) = 0;
  // After what was sent before. `stopping`: the server ends, and will be back.
  virtual void end(bool stopping) = 0;
  // Bytes that were sent and wait until the peer takes them.
  [[nodiscard]] virtual std::size_t unsent() const = 0;

 protected:
  ~Peer() = default;
};

struct TableNames {
  TableId id;
  TableCode code;
};

// All tables of a server, with those who are connected to them. It performs what their rooms want to be done: sends,
// stores, wakes them in time, asks bots on threads of their own. Everything else happens on the thread that runs
// `context`.
class Hub {
 public:
  // All that is referred to must outlive the hub.
  Hub(boost::asio::io_context& context, std::size_t most_tables, const Log& log, Metrics& metrics);
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;
  // What waits at the store is still stored.
  ~Hub() = default;

  // Goes on with all tables of this store. Runs `context` until they are there.
  [[nodiscard]] Result<void> open(std::string_view store);

  [[nodiscard]] Awaitable<Stored<TableNames>> create(Settings settings);
  [[nodiscard]] std::optional<TableNames> find(const TableCode& code) const;
  // A finished game as RGN; nothing for others.
  [[nodiscard]] Awaitable<Stored<std::optional<std::string>>> record(GameId game);

  // The peer must live until it leaves or is ended. It is told if there is no such table.
  [[nodiscard]] ClientId enter(const TableId& table, Peer& peer);
  void receive(ClientId from, std::string_view text);
  // Also for those who were ended.
  void leave(ClientId client);

  // Forgets the tables that nobody has used for long, in the store too.
  void expire();
  // Ends all who are connected. Nothing happens by itself any more.
  void stop();

  // With what it is at this moment.
  [[nodiscard]] const Metrics& metrics();

 private:
  struct Open {
    Room room;
    std::chrono::sys_seconds expires;  // in the store
    std::optional<Time> wake;
    std::chrono::steady_clock::time_point appending;  // since when
  };
  using OpenRoom = std::shared_ptr<Open>;
  struct Client {
    Peer* peer = nullptr;
    OpenRoom room;
  };

  [[nodiscard]] Time now() const;
  void keep(const OpenRoom& room);
  void forget(const OpenRoom& room);

  // Every call of a room goes through here.
  void act(const OpenRoom& room, Effects effects);
  void perform(const OpenRoom& room, const Send& send);
  void perform(const OpenRoom& room, const Drop& drop);
  void perform(const OpenRoom& room, ReplaceTable& replace);
  void perform(const OpenRoom& room, BeginGame& begin);
  void perform(const OpenRoom& room, Append& append);
  void perform(const OpenRoom& room, FinishGame& finish);
  void perform(const OpenRoom& room, const Reload& reload);
  void perform(const OpenRoom& room, AskBot& ask);
  // Tells the room what the store has answered.
  template <typename T>
  using Told = Effects (Room::*)(const Stored<T>&, Time);
  template <typename T>
  void tell(const OpenRoom& room, Told<T> told, const Stored<T>& answer);
  template <typename T>
  [[nodiscard]] auto telling(const OpenRoom& room, Told<T> told);
  void note(const StoreError& error);
  void note(const StoreBatch& batch);

  void schedule(const OpenRoom& room);
  void unschedule(const OpenRoom& room);
  void arm();
  void wake_rooms();

  boost::asio::io_context& context_;
  std::size_t most_tables_;
  const Log& log_;
  Metrics& metrics_;
  std::chrono::steady_clock::time_point began_;
  Time began_at_;  // the same on the calendar

  std::unordered_map<std::string, OpenRoom> rooms_;    // by id
  std::unordered_map<std::string, TableNames> names_;  // by code
  boost::unordered_flat_map<ClientId, Client> clients_;
  ClientId last_client_{};
  std::set<std::pair<Time, OpenRoom>> wakes_;
  Timer timer_;
  std::optional<Time> armed_;  // when the timer goes off; perhaps before anything is due
  bool stopped_ = false;

  std::unique_ptr<Store> store_;
  boost::asio::thread_pool bots_;
};

}  // namespace rookie
