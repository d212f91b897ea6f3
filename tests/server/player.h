#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/fake_hub.h"
#include "server/web_client.h"

namespace rookie {

// Creates a table at a server and returns its id.
[[nodiscard]] std::string open_table(std::uint16_t port, const json::object& settings = {});
// Settings for two seats and few cards, without delays.
[[nodiscard]] json::object quick_settings();

// A client at a table that behaves like the page.
class Player {
 public:
  // Without a person, it only watches.
  Player(std::uint16_t port, std::string table, std::optional<int> person = std::nullopt);

  // Connects again, as after a lost connection.
  void reconnect(std::uint16_t port);
  void hang_up() { client_.hang_up(); }

  bool say(const json::object& message) { return client_.say(json::serialize(message)); }
  // Receives one message and answers it unless that needs a decision. Returns nothing if the connection is closed.
  std::optional<json::object> hear();
  // Receives messages up to one of this type, and returns that.
  json::object hear(std::string_view type);
  void hear_until(const std::function<bool()>& condition);

  // All messages as they were sent.
  [[nodiscard]] const std::vector<std::string>& heard() const { return heard_; }
  [[nodiscard]] const Mirror& mirror() const { return mirror_; }
  [[nodiscard]] bool is_to_move() const;
  // Returns one of the offered moves, chosen by the sequence.
  [[nodiscard]] std::string choose() const;
  void move(std::string_view move) { say(move_message(mirror_.sequence(), move)); }
  [[nodiscard]] WebClient& client() { return client_; }

 private:
  void greet();

  std::string table_;
  std::optional<int> person_;
  WebClient client_;
  std::vector<std::string> heard_;
  Mirror mirror_;
};

// Returns the record of a finished game, once its end is stored.
[[nodiscard]] std::string record_of(std::uint16_t port, const std::string& game);

// Both take seats, and the game starts.
void start_game(Player& first, Player& second);
// Makes one decision and waits until both know it.
void play_one(Player& first, Player& second);

}  // namespace rookie
