#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "online/room.h"

namespace rookie {

namespace json = boost::json;
using std::chrono::milliseconds;
using namespace std::chrono_literals;

// The state of a client, from all messages sent to it. Knows no rules: it only applies changes.
struct Mirror {
  json::object you;
  json::object lobby;
  json::object table;
  json::object view;  // "seq", "waiting_for", "moves", …
  std::optional<json::object> deal;
  std::optional<json::object> over;

  void take(const json::object& message);

  [[nodiscard]] std::string_view waiting_for() const { return view.at("waiting_for").get_string(); }
  [[nodiscard]] std::int64_t sequence() const { return view.at("seq").get_int64(); }
  [[nodiscard]] int active() const { return static_cast<int>(table.at("active").get_int64()); }
  [[nodiscard]] std::string_view phase() const { return lobby.at("phase").get_string(); }
};

// A server around one room without sockets, threads or clocks: its store is in memory, its bots answer at once, and
// time passes only on request.
class FakeHub {
 public:
  explicit FakeHub(const Settings& settings = {}, std::uint64_t seed = 1);
  explicit FakeHub(StoredTable stored, std::uint64_t seed = 1);

  // Connects and says hello. Each person has a token; without a person, the client only watches.
  ClientId connect(std::optional<int> person = std::nullopt);
  void say(ClientId from, std::string_view text);
  void say(ClientId from, json::object message);
  void disconnect(ClientId client);
  // Lets time pass and wakes the room when it is due.
  void pass(milliseconds time);
  // Restarts as if the process had been killed: all clients must connect again.
  void restart();

  // All messages sent to a client, the last one of a type, and the last one.
  [[nodiscard]] const std::vector<std::string>& heard(ClientId client) { return heard_[client]; }
  [[nodiscard]] json::object last(ClientId client, std::string_view type);
  [[nodiscard]] json::object last(ClientId client);
  [[nodiscard]] std::string code_of_last(ClientId client);  // the code of the last message; "" if it is not an error
  // Sends the message and returns the error code of the answer; "" if it is not an error.
  [[nodiscard]] std::string code_for(ClientId from, json::object message);
  [[nodiscard]] const Mirror& mirror(ClientId client) { return mirrors_[client]; }
  [[nodiscard]] bool recognised(ClientId client) const { return recognised_.contains(client); }
  [[nodiscard]] bool connected(ClientId client) const { return connected_.contains(client); }
  [[nodiscard]] static std::string token_of(int person);

  // While held, the store does not answer.
  void hold_store() { store_held_ = true; }
  void release_store();
  void let_store_answer_once();
  void fail_store_once(StoreError::Type type) { failure_ = type; }
  // The next request is performed, but its answer is lost.
  void lose_answer_once() { loses_answer_ = true; }
  // While held, bots do not answer.
  void hold_bots() { bots_held_ = true; }
  void release_bots();

  [[nodiscard]] const StoredTable& stored() const { return stored_; }
  StoredTable& stored() { return stored_; }
  [[nodiscard]] Room& room() { return *room_; }
  [[nodiscard]] Time now() const { return now_; }

 private:
  void perform(Effects effects);
  void perform(Send& send);
  void perform(const Drop& drop);
  void perform(const Recognise& recognise) { ++recognised_[recognise.client]; }
  void perform(ReplaceTable& replace);
  void perform(BeginGame& begin);
  void perform(Append& append);
  void perform(FinishGame& finish);
  void perform(const Reload& reload);
  void perform(AskBot& ask);
  void check_told(const BotQuestion& question);
  void settle();
  [[nodiscard]] DrawLots lots();
  // Returns how the store refuses a request, if it does.
  [[nodiscard]] std::optional<StoreError> refusal(bool matches);
  [[nodiscard]] bool is_next(const GameId& id, Sequence sequence) const;
  template <typename T>
  void answer(Effects (Room::*function)(const Stored<T>&, Time), Stored<T> stored);

  StoredTable stored_;
  std::uint64_t seed_;
  std::uint64_t drawn_ = 0;
  Time now_{1'000'000'000ms};
  std::optional<Room> room_;
  std::uint64_t clients_ = 0;
  std::map<ClientId, bool> connected_;
  std::map<ClientId, std::vector<std::string>> heard_;
  std::map<ClientId, Mirror> mirrors_;
  std::deque<std::function<Effects()>> answers_;
  std::deque<std::function<Effects()>> bot_answers_;
  std::map<const Bot*, std::vector<Event>> told_;
  std::map<ClientId, int> recognised_;
  std::optional<StoreError::Type> failure_;
  bool loses_answer_ = false;
  bool store_held_ = false;
  bool bots_held_ = false;
};

// A table with this number of people, in the order of their seats, and a game that has begun.
struct Party {
  explicit Party(const Settings& settings, int people, std::uint64_t seed = 1);

  FakeHub hub;
  std::vector<ClientId> people;

  [[nodiscard]] ClientId active() { return people[static_cast<std::size_t>(mirror().active() - 1)]; }
  [[nodiscard]] const Mirror& mirror() { return hub.mirror(people.front()); }
  void start();
  // Advances the game by one step: a bot's move, a look, or a person's move, which is one of those offered, either
  // random or chosen by index.
  void go_on(Random& random);
  void go_on(std::size_t move);
  // Makes random moves until the condition holds, or to the end.
  void play_until(const std::function<bool()>& reached, std::uint64_t seed);
  void play_out(std::uint64_t seed);
};

[[nodiscard]] json::object move_message(std::int64_t sequence, std::string_view move);

// Settings for a small game without delays.
[[nodiscard]] Settings quick(int seats, Variant variant = Variant::Standard, Edition edition = {3, 4});

}  // namespace rookie
