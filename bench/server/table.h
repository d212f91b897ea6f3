#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "connection.h"
#include "core/random.h"

namespace rookie::load {

using Clock = std::chrono::steady_clock;

// What a message says about the game. All four servers send the same JSON for it, wrapped differently.
struct News {
  std::int64_t sequence = 0;  // number of decisions
  std::optional<int> active;  // the seat whose turn it is, if the message names it
  std::string_view moves;     // the elements of an array; empty if there is nothing to decide
};
// Returns nothing if the message says nothing about a game.
[[nodiscard]] std::optional<News> read_news(std::string_view message);

class Table;

// A player at a table. Derived classes speak the protocol of a server.
class Player : public Connection::Owner {
 public:
  Player(Table& table, int seat) : table_(table), seat_(seat) {}

  // Takes the seat. The first player opens the table for the others.
  virtual void arrive() = 0;
  virtual void move(std::int64_t sequence, std::string_view move) = 0;
  // The game is over: begins the next one. Called for the first player only.
  virtual void begin_again() {}

  [[nodiscard]] bool knows(std::int64_t sequence) const { return sequence_ == sequence; }

 protected:
  [[nodiscard]] Table& table() const { return table_; }
  [[nodiscard]] int seat() const { return seat_; }
  [[nodiscard]] bool is_first() const { return seat_ == 1; }
  [[nodiscard]] Connection& connection();
  // Must be called with every message that may say something about the game.
  void learn(std::string_view message);

 private:
  Table& table_;
  int seat_;
  std::unique_ptr<Connection> connection_;  // created when needed
  std::int64_t sequence_ = -1;
};

// The state that all tables share.
struct Load {
  std::uint16_t port = 0;
  std::function<std::unique_ptr<Player>(Table&, int seat)> make_player;
  std::function<void(Connection&)> watch;                             // arranges calls of its `read`
  std::function<void(Clock::duration, std::function<void()>)> after;  // calls the function later
  Clock::duration pace{};                                             // time between two moves of a table; 0: none
  Random random{1};

  bool playing = false;                    // moves may be made
  std::int64_t ready = 0;                  // number of tables ready
  std::vector<Clock::duration> latencies;  // from sending a move until all players of the table have it
  std::int64_t messages = 0;               // number of messages received
  std::int64_t bytes = 0;                  // of these messages
};

class Table {
 public:
  Table(Load& load, int seats);

  // --- for its players
  [[nodiscard]] Load& load() const { return load_; }
  [[nodiscard]] int seats() const { return static_cast<int>(players_.size()); }
  [[nodiscard]] const std::string& id() const { return id_; }
  // Lets the other players arrive.
  void open(std::string id);
  // Must be called once for each player. Returns whether all are seated.
  [[nodiscard]] bool seated() { return ++seated_ == seats(); }
  [[nodiscard]] Player& first() { return *players_.front(); }
  // Must be called when a player learns something.
  void learned(const News& news);

  // Makes the first move. All players must know the game.
  void begin();

 private:
  void choose(const News& news);
  void move();

  Load& load_;
  std::string id_;
  std::vector<std::unique_ptr<Player>> players_;
  int seated_ = 0;
  std::int64_t sequence_ = -1;  // the last one known to all
  int active_ = 1;
  std::string chosen_;
  bool ready_ = false;
  Clock::time_point sent_;
  bool moving_ = false;  // a move is under way
};

}  // namespace rookie::load
