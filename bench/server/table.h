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

// What a message tells about the game, however it is wrapped: all four servers send the same JSON of a game.
struct News {
  std::int64_t sequence = 0;  // of decisions
  std::optional<int> active;  // the seat whose turn it is, if that is said
  std::string_view moves;     // as an array; empty when there is nothing to decide
};
// Nothing if it tells nothing about a game.
[[nodiscard]] std::optional<News> read_news(std::string_view message);

class Table;

// A player at a table, who speaks the server's language.
class Player : public Connection::Owner {
 public:
  Player(Table& table, int seat) : table_(table), seat_(seat) {}

  // Takes the seat. The first player opens the table for the others.
  virtual void arrive() = 0;
  virtual void move(std::int64_t sequence, std::string_view move) = 0;
  // The game is over: begins the next one. Only the first player is asked.
  virtual void begin_again() {}

  [[nodiscard]] bool knows(std::int64_t sequence) const { return sequence_ == sequence; }

 protected:
  [[nodiscard]] Table& table() const { return table_; }
  [[nodiscard]] int seat() const { return seat_; }
  [[nodiscard]] bool is_first() const { return seat_ == 1; }
  [[nodiscard]] Connection& connection();
  // To be called with every message that may tell about the game.
  void learn(std::string_view message);

 private:
  Table& table_;
  int seat_;
  std::unique_ptr<Connection> connection_;  // once it is needed
  std::int64_t sequence_ = -1;
};

// What all tables share.
struct Load {
  std::uint16_t port = 0;
  std::function<std::unique_ptr<Player>(Table&, int seat)> make_player;
  std::function<void(Connection&)> watch;                             // calls its `read` in time
  std::function<void(Clock::duration, std::function<void()>)> after;  // calls the function later
  Clock::duration pace{};                                             // from a move to the next; 0: at once
  Random random{1};

  bool playing = false;                    // moves may be made
  std::int64_t ready = 0;                  // tables
  std::vector<Clock::duration> latencies;  // from a move sent until all players of the table have it
  std::int64_t messages = 0;               // heard
  std::int64_t bytes = 0;                  // of them
};

class Table {
 public:
  Table(Load& load, int seats);

  // --- for its players
  [[nodiscard]] Load& load() const { return load_; }
  [[nodiscard]] int seats() const { return static_cast<int>(players_.size()); }
  [[nodiscard]] const std::string& id() const { return id_; }
  // The others may come.
  void open(std::string id);
  // Once for each player; gives whether all are there.
  [[nodiscard]] bool seated() { return ++seated_ == seats(); }
  [[nodiscard]] Player& first() { return *players_.front(); }
  // A player has learned this.
  void learned(const News& news);

  // The first move, once all know the game.
  void begin();

 private:
  void choose(const News& news);
  void move();

  Load& load_;
  std::string id_;
  std::vector<std::unique_ptr<Player>> players_;
  int seated_ = 0;
  std::int64_t sequence_ = -1;  // known to all
  int active_ = 1;
  std::string chosen_;
  bool ready_ = false;
  Clock::time_point sent_;
  bool moving_ = false;  // a move is on its way
};

}  // namespace rookie::load
