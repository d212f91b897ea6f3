#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"
#include "online/room.h"
#include "store/store.h"

namespace rookie {

// A client's connection to a table.
class Peer {
 public:
  Peer() = default;
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  // These must not call the house.
  virtual void send(const Text& text) = 0;
  // Closes the connection after everything sent before. `stopping`: because the server stops, and may come back.
  virtual void end(bool stopping) = 0;
  // The same: the table is at another server, whose name this is if it is not empty. The client must come again.
  virtual void come_again(const std::string& node) = 0;
  // The client has come back to its seat, so this was no new visit.
  virtual void recognise() = 0;

 protected:
  ~Peer() = default;
};

struct TableNames {
  TableId id;
  TableCode code;
};

// What a house says of itself, for the log and the metrics.
namespace report {
struct TableCreated {
  TableId table;
};
struct TableSetAside {  // it cannot be read, and is left in the store
  TableId table;
  std::string why;
};
struct TablesExpired {
  std::int64_t tables = 0;
};
struct TableLost {  // another server has claimed it
  TableId table;
};
struct TablesLost {  // the lease has run out
  std::size_t tables = 0;
};
struct TooManyTables {};
struct StoreFailed {
  std::optional<TableId> table;
  std::string_view request;  // if it is not about one table
  StoreError error;
};
struct Moved {  // a decision is durable and sent to everybody
  std::chrono::nanoseconds since_received{};
};
}  // namespace report
using Report = std::variant<report::TableCreated, report::TableSetAside, report::TablesExpired, report::TableLost,
                            report::TablesLost, report::TooManyTables, report::StoreFailed, report::Moved>;

// What a house needs from outside.
class Outside {
 public:
  using Moment = std::chrono::sys_time<std::chrono::nanoseconds>;

  Outside() = default;
  Outside(const Outside&) = delete;
  Outside& operator=(const Outside&) = delete;

  // The time for everything at a table. Never goes backwards.
  [[nodiscard]] virtual Moment now() const = 0;
  // By the clock of this computer, which may be adjusted, and runs on while the computer sleeps.
  [[nodiscard]] virtual std::chrono::sys_seconds today() const = 0;
  // House::wake must be called then. It may be called earlier.
  virtual void wake_at(Time time) = 0;
  // Lets a bot think at the expense of this client, and calls `done` with the answer, unless the house is gone.
  using Answered = std::move_only_function<void(BotAnswer)>;
  virtual void ask(const std::string& payer, std::unique_ptr<BotQuestion> question, Answered done) = 0;
  virtual void take(const Report& report) = 0;

 protected:
  ~Outside() = default;
};

struct HouseSettings {
  std::size_t most_tables = 0;  // in the store
  std::function<TableNames()> draw_names;
  DrawLots draw_lots;
  // Of a server that shares the store with others: StoreSettings::lease. Zero: it owns its tables for ever.
  std::chrono::milliseconds lease{};
};

// The tables of a server where somebody is, and their clients. A table is claimed and loaded when somebody comes, and
// put away when nobody has been there for Pace::put_away. Performs what the rooms ask for: tells their clients, asks
// the store, and wakes rooms in time. It has no clock, socket or thread.
//
// A server that shares the store renews its lease. If the lease runs out, or another server has claimed a table, the
// clients are told to come again and the tables are forgotten.
class House {
 public:
  // The arguments passed by reference must outlive the house. The store must give its answers where the house is
  // called, and none any more once the house is gone.
  House(Store& store, Outside& outside, HouseSettings settings);
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  ~House() = default;

  void create(const Settings& settings, Done<TableNames> done);
  void find(const TableCode& code, Done<std::optional<TableNames>> done);
  void allow_tables(std::size_t most) { settings_.most_tables = most; }

  // The peer must live until it leaves or is ended. If there is no such table, it is told so and ended. `payer`: at
  // whose expense bots think; clients of one network have the same.
  [[nodiscard]] ClientId enter(const TableId& table, Peer& peer, std::string payer);
  void receive(ClientId from, std::string_view text);
  // Has no effect for clients that were ended. `ends`: the peer is ended too.
  void leave(ClientId client, bool ends = false);

  // Returns where a client is, if it has not left and was not ended.
  [[nodiscard]] std::optional<TableId> table_of(ClientId client) const {
    const auto found = clients_.find(client);
    return found == clients_.end() ? std::nullopt : std::optional(found->second.room->id);
  }

  // Does what is due by now. Must be called once at the start.
  void wake();
  // Whether tables may be claimed: the lease, if there is one, is valid.
  [[nodiscard]] bool may_own() const { return !shares_store() || now() < owns_until_; }
  // Renews expired tables where a person with a seat is connected; forgets the others, in the store too, in small steps
  // between the requests of the tables that are played at.
  void expire();
  // Ends all clients, wakes no room any more, and lets other servers have the tables.
  void stop();

  [[nodiscard]] std::size_t tables() const { return rooms_.size(); }
  [[nodiscard]] std::size_t clients() const { return clients_.size(); }
  [[nodiscard]] std::uint64_t messages_sent() const { return messages_sent_; }

 private:
  struct Open {
    TableId id;
    std::string payer;         // the latest client's
    std::optional<Room> room;  // nothing while it is loaded
    Epoch epoch{};
    // Messages that came before the room was loaded.
    std::vector<std::pair<ClientId, std::string>> early;
    std::size_t clients = 0;  // including those that have not said hello
    Time empty_since;         // if there are none
    int requests = 0;         // that are not answered yet
    bool forgotten = false;
    std::chrono::sys_seconds expires;  // in the store
    std::optional<Time> wake;
    Outside::Moment appending;  // when the last Append began
  };
  using OpenRoom = std::shared_ptr<Open>;
  struct Client {
    Peer* peer = nullptr;
    OpenRoom room;
  };
  using Clients = boost::unordered_flat_map<ClientId, Client>;

  [[nodiscard]] bool shares_store() const { return settings_.lease > std::chrono::milliseconds::zero(); }
  [[nodiscard]] Time now() const { return std::chrono::floor<std::chrono::milliseconds>(outside_.now()); }
  // The time of day in which to delete tables, and from which they last. If the clock of this computer has jumped, the
  // one is the earlier and the other the later of what it says and what it would say without the jump.
  [[nodiscard]] std::chrono::sys_seconds earliest_day() const;
  [[nodiscard]] std::chrono::sys_seconds latest_day() const;
  void try_to_create(const Settings& settings, int attempts, Done<TableNames> done);
  void claim(const OpenRoom& room);
  void claimed(const OpenRoom& room, const Stored<Claim>& claim);
  void open(const OpenRoom& room, const StoredTable& table);
  void remove(Clients::iterator client);
  // Tells all clients of a room that there is no such table, or to come again.
  void turn_away(const OpenRoom& room);
  void send_elsewhere(const OpenRoom& room, const std::string& node);
  void forget(const OpenRoom& room);
  [[nodiscard]] bool is_idle(const Open& room) const { return room.clients == 0 && room.requests == 0; }
  void keep_lease();
  void lose_all();

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

  void schedule(const OpenRoom& room);
  void unschedule(const OpenRoom& room);

  Store& store_;
  Outside& outside_;
  HouseSettings settings_;
  std::unordered_map<std::string, OpenRoom> rooms_;  // by id
  Clients clients_;
  ClientId last_client_{};
  std::set<std::pair<Time, OpenRoom>> wakes_;
  std::uint64_t messages_sent_ = 0;
  bool stopped_ = false;

  Time owns_until_;                       // by our own clock: never later than by that of the store
  std::optional<Time> renewal_ = Time();  // when to renew the lease; nothing while the store has not answered
};

}  // namespace rookie
