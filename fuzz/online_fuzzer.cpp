// Plays any bytes, line by line, as events at a table: messages, clients that come and go, time that passes, failures
// of the store. The first byte of a line is its type:
//
//   0 … 5  this client sends the rest of the line, and connects first if necessary
//   a … f  client 0 … 5 loses its connection
//   t      the rest is a number of milliseconds that pass
//   x      the store refuses the next request (0 Conflict, 1 Overloaded, 2 Failed)
//   r      the server is killed and started again
//
// Clients are only sent JSON that they can follow, hidden cards stay hidden, and the stored table can always be opened
// again.
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>

#include "check.h"
#include "notation/rgn.h"
#include "online/fake_hub.h"
#include "online/online_game.h"

namespace {

using namespace rookie;

int number(std::string_view text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

class Evening {
 public:
  void follow(std::string_view line) {
    const char what = line.front();
    const std::string_view rest = line.substr(1);
    if (what >= '0' && what <= '5') {
      say(static_cast<std::size_t>(what - '0'), rest);
    } else if (what >= 'a' && what <= 'f') {
      if (auto& client = clients_[static_cast<std::size_t>(what - 'a')]) hub_.disconnect(*std::exchange(client, {}));
    } else if (what == 't') {
      hub_.pass(milliseconds(number(rest) % 100'000));
    } else if (what == 'x') {
      hub_.fail_store_once(static_cast<StoreError::Type>(static_cast<unsigned>(number(rest)) % 3));
    } else if (what == 'r') {
      clients_ = {};
      hub_.restart();
    }
    check_table();
  }

 private:
  void say(std::size_t at, std::string_view text) {
    auto& client = clients_[at];
    if (client && !hub_.connected(*client)) client.reset();
    if (!client) client = hub_.connect(static_cast<int>(at));
    if (hub_.connected(*client)) hub_.say(*client, text);
  }

  void check_table() {
    check(Room::open(hub_.stored(), [] { return Lots(); }, hub_.now()).has_value());
    const auto& stored = hub_.stored().game;
    if (!stored || stored->result) return;
    const auto game = OnlineGame::open(stored->opening, stored->decisions);
    check(game.has_value());
    if (game->over()) return;
    const std::string deck = to_string(parse_rgn(stored->opening)->front().deck);
    for (const auto& client : clients_) {
      if (client && !hub_.heard(*client).empty()) check(!hub_.heard(*client).back().contains(deck));
    }
  }

  FakeHub hub_{quick(2, Variant::Standard, {.colours = 2, .copies = 2})};
  std::array<std::optional<ClientId>, 6> clients_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span bytes(data, size);
  std::istringstream text(std::string(bytes.begin(), bytes.end()));
  Evening evening;
  for (std::string line; std::getline(text, line);) {
    if (!line.empty()) evening.follow(line);
  }
  return 0;
}
