#include "server/player.h"

#include <gtest/gtest.h>

#include <utility>

namespace rookie {

std::string open_table(std::uint16_t port, const json::object& settings) {
  const HttpAnswer answer = http(port, "POST", "/api/tables", json::serialize(settings));
  EXPECT_EQ(answer.status, 201) << answer.body;
  return std::string(json::parse(answer.body).at("id").as_string());
}

json::object quick_settings() {
  return {{"seats", 2}, {"edition", "3x4"}, {"look", 0}, {"bot_pause", 0}, {"bot", "random"}};
}

Player::Player(std::uint16_t port, std::string table, std::optional<int> person)
    : table_(std::move(table)), person_(person), client_(port, "/ws?table=" + table_) {
  greet();
}

void Player::reconnect(std::uint16_t port) {
  client_ = WebClient(port, "/ws?table=" + table_);
  greet();
}

void Player::greet() {
  json::object hello{{"type", "hello"}, {"v", 1}};
  if (person_) hello["token"] = FakeHub::token_of(*person_);
  say(hello);
  hear("state");
}

std::optional<json::object> Player::hear() {
  const auto text = client_.hear();
  if (!text) return std::nullopt;
  heard_.push_back(*text);
  json::object message = json::parse(*text).as_object();
  mirror_.take(message);
  const std::string_view type = message.at("type").as_string();
  if (type == "deal") {
    say({{"type", "entropy"}, {"game", mirror_.deal->at("game")}, {"entropy", std::string(32, 'a')}});
  }
  if (type == "happened" && mirror_.waiting_for() == "look") {
    say({{"type", "shown"}, {"seq", mirror_.sequence()}});
  }
  return message;
}

json::object Player::hear(std::string_view type) {
  while (const auto message = hear()) {
    if (message->at("type").as_string() == type) return *message;
  }
  ADD_FAILURE() << "the connection was closed before " << type;
  return {};
}

void Player::hear_until(const std::function<bool()>& condition) {
  while (!condition()) {
    ASSERT_TRUE(hear()) << "the connection was closed";
  }
}

bool Player::is_to_move() const {
  return mirror_.waiting_for() == "person" && mirror_.you.at("seat").as_int64() == mirror_.active();
}

std::string Player::choose() const {
  const auto& moves = mirror_.view.at("moves").as_array();
  const auto index = static_cast<std::size_t>(7 * mirror_.sequence()) % moves.size();
  return std::string(moves[index].at("move").as_string());
}

std::string record_of(std::uint16_t port, const std::string& game) {
  HttpAnswer answer;
  while (answer.status != 200) answer = http(port, "GET", "/api/games/" + game + ".rgn");
  return answer.body;
}

void start_game(Player& first, Player& second) {
  first.say({{"type", "join"}, {"name", "Ada"}});
  first.hear("you");
  second.say({{"type", "join"}, {"name", "Ben"}});
  second.hear("you");
  first.say({{"type", "start"}});
  for (Player* player : {&first, &second}) player->hear("deal");
  for (Player* player : {&first, &second}) player->hear("game");
}

void play_one(Player& first, Player& second) {
  const auto before = first.mirror().sequence();
  Player& active = first.is_to_move() ? first : second;
  active.move(active.choose());
  for (Player* player : {&first, &second}) {
    player->hear_until([&] { return player->mirror().sequence() > before; });
  }
}

}  // namespace rookie
