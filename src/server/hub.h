#pragma once

#include <boost/asio/thread_pool.hpp>
#include <boost/unordered/unordered_flat_map.hpp>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/result.h"
#include "online/room.h"
#include "server/admission.h"
#include "server/fair_queue.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/network.h"
#include "store/store.h"

namespace rookie {

// A client connected to a table.
class Peer {
 public:
  Peer() = default;
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  // These must not call the hub.
  virtual void send(const Text& text) = 0;
  // Closes the connection after everything sent before. `stopping`: because the server stops, and may come back.
  virtual void end(bool stopping) = 0;
  // The client has come back to its seat, so this was no new visit.
  virtual void recognise() = 0;

 protected:
  ~Peer() = default;
};

struct TableNames {
  TableId id;
  TableCode code;
};

// All tables of a server and their clients. Performs the effects of the rooms: sends, stores, wakes rooms in time, and
// asks bots on separate threads. Everything else runs on the thread that runs `context`.
class Hub {
 public:
  // The arguments passed by reference must outlive the hub.
  Hub(boost::asio::io_context& context, std::size_t most_tables, const Log& log, Metrics& metrics);
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;
  // Finishes the waiting requests to the store first.
  ~Hub() = default;

  // Opens the store and loads all its tables, except those that cannot be read, which are left in the store. Runs
  // `context` until they are loaded.
  [[nodiscard]] Result<void> open(std::string_view store);

  [[nodiscard]] Awaitable<Stored<TableNames>> create(Settings settings);
  [[nodiscard]] std::optional<TableNames> find(const TableCode& code) const;
  // Returns a finished game as RGN, or nothing if there is no such game.
  [[nodiscard]] Awaitable<Stored<std::optional<std::string>>> record(GameId game);

  // The peer must live until it leaves or is ended. If there is no such table, it is told so and ended.
  [[nodiscard]] ClientId enter(const TableId& table, Peer& peer, const Whence& whence);
  // An exception costs this client its connection.
  void receive(ClientId from, std::string_view text);
  // Has no effect for clients that were ended. `ends`: the peer is ended too.
  void leave(ClientId client, bool ends = false);
  // Logs and counts an exception that was caught. It cost one connection, or one thing to do at a table.
  void note(const std::exception& failure, std::vector<LogField> about = {});

  // Renews expired tables where a person with a seat is connected; forgets the others, in the store too, in small steps
  // between the requests of the tables that are played at.
  void expire();
  void allow_tables(std::size_t most) { most_tables_ = most; }
  // Ends all clients and wakes no room any more.
  void stop();

  // Returns the metrics, with the values of this moment updated.
  [[nodiscard]] const Metrics& metrics();

 private:
  struct Open {
    Room room;
    std::chrono::sys_seconds expires;  // in the store
    std::optional<Time> wake;
    std::chrono::steady_clock::time_point appending;  // when the last Append began
    Whence whence;                                    // of the latest client: its bots think at this one's expense
  };
  using OpenRoom = std::shared_ptr<Open>;
  struct Client {
    Peer* peer = nullptr;
    OpenRoom room;
  };

  [[nodiscard]] Time now() const;
  // The time of day in which to delete tables, and from which they last. If the clock of this computer has jumped, the
  // one is the earlier and the other the later of what it says and what it would say without the jump.
  [[nodiscard]] std::chrono::sys_seconds earliest_day() const;
  [[nodiscard]] std::chrono::sys_seconds latest_day() const;
  void keep(const OpenRoom& room);
  void forget(const OpenRoom& room);

  // Performs the effects of a call of the room; must follow each call.
  void act(const OpenRoom& room, Effects effects);
  void perform(const OpenRoom& room, const Send& send);
  void perform(const OpenRoom& room, const Drop& drop);
  void perform(const OpenRoom& room, const Recognise& recognise);
  void perform(const OpenRoom& room, ReplaceTable& replace);
  void perform(const OpenRoom& room, BeginGame& begin);
  void perform(const OpenRoom& room, Append& append);
  void perform(const OpenRoom& room, FinishGame& finish);
  void perform(const OpenRoom& room, const Reload& reload);
  void perform(const OpenRoom& room, AskBot& ask);
  // The functions of Room that take an answer of the store.
  template <typename T>
  using Told = Effects (Room::*)(const Stored<T>&, Time);
  template <typename T>
  void tell(const OpenRoom& room, Told<T> told, const Stored<T>& answer);
  template <typename T>
  [[nodiscard]] auto telling(const OpenRoom& room, Told<T> told);
  void delete_expired(std::chrono::sys_seconds time);
  void set_aside(const TableId& table, std::string_view why);
  void note(const StoreError& error, LogField about);
  void note(const StoreBatch& batch);

  // Lets as many bots think as there are threads for them.
  void think();

  void schedule(const OpenRoom& room);
  void unschedule(const OpenRoom& room);
  void arm();
  void wake_rooms();

  boost::asio::io_context& context_;
  std::size_t most_tables_;
  const Log& log_;
  Metrics& metrics_;
  std::chrono::steady_clock::time_point began_;
  Time began_at_;  // `began_` as a time of day

  std::unordered_map<std::string, OpenRoom> rooms_;    // by id
  std::unordered_map<std::string, TableNames> names_;  // by code
  boost::unordered_flat_map<ClientId, Client> clients_;
  ClientId last_client_{};
  std::set<std::pair<Time, OpenRoom>> wakes_;
  Timer timer_;
  std::optional<Time> armed_;  // when the timer goes off, perhaps before anything is due
  bool stopped_ = false;

  std::unique_ptr<Store> store_;
  struct Question {
    OpenRoom room;
    std::unique_ptr<BotQuestion> question;
  };
  FairQueue<Whence, Question> questions_;
  std::size_t thinking_ = 0;  // on the threads of `bots_`
  boost::asio::thread_pool bots_;
};

}  // namespace rookie
