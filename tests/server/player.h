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

// A new table at a server, without waiting for people: the id.
[[nodiscard]] std::string open_table(std::uint16_t port, const json::object& settings = {});
// Two seats, few cards, nothing to wait for.
[[nodiscard]] json::object quick_settings();

// Somebody at a table, who does as a page does.
class Player {
 public:
  // Without a person, one who only watches.
  Player(std::uint16_t port, std::string table, std::optional<int> person = std::nullopt);

  // As after a lost connection.
  void reconnect(std::uint16_t port);
  void hang_up() { client_.hang_up(); }

  bool say(const json::object& message) { return client_.say(json::serialize(message)); }
  // Hears one message, and answers it as far as nothing must be decided. Nothing when the connection is closed.
  std::optional<json::object> hear();
  // Everything up to a message of this type.
  json::object hear(std::string_view type);
  void hear_until(const std::function<bool()>& condition);

  // Everything, as it was sent.
  [[nodiscard]] const std::vector<std::string>& heard() const { return heard_; }
  [[nodiscard]] const Mirror& mirror() const { return mirror_; }
  [[nodiscard]] bool is_to_move() const;
  // One of the moves that are offered, another each time.
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

// A game that is over, as soon as its end is stored.
[[nodiscard]] std::string record_of(std::uint16_t port, const std::string& game);

// Both sit down and start.
void start_game(Player& first, Player& second);
// One decision, known to both.
void play_one(Player& first, Player& second);

}  // namespace rookie
