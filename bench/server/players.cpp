#include "players.h"

#include <fmt/core.h>

#include <chrono>
#include <string>
#include <string_view>

#include "require.h"

namespace rookie::load {
namespace {

// Returns the text of a field in JSON.
std::string field(std::string_view json, std::string_view name) {
  const std::string before = fmt::format(R"("{}":")", name);
  const std::size_t found = json.find(before);
  require(found != std::string_view::npos, json);
  const std::string_view rest = json.substr(found + before.size());
  return std::string(rest.substr(0, rest.find('"')));
}

// docs/protocol.md
class RookiePlayer final : public Player {
 public:
  using Player::Player;

  void arrive() override {
    if (is_first()) {
      connection().post("/api/tables", fmt::format(R"({{"seats":{},"look":0,"bot_pause":0}})", table().seats()));
    } else {
      connection().upgrade("/ws?table=" + table().id());
    }
  }
  void answered(std::string_view body) override {
    id_ = field(body, "id");
    connection().upgrade("/ws?table=" + id_);
  }
  void upgraded() override {
    auto& random = table().load().random;
    connection().say(fmt::format(R"({{"type":"hello","v":1,"token":"{:016x}{:016x}"}})", random.next(), random.next()));
  }
  void heard(std::string_view message) override {
    const auto is = [&](std::string_view beginning) { return message.starts_with(beginning); };
    if (is(R"({"type":"happened")") || is(R"({"type":"game")")) {
      learn(message);
    } else if (is(R"({"type":"state")")) {
      connection().say(fmt::format(R"({{"type":"join","seat":{0},"name":"Player {0}"}})", seat()));
    } else if (is(R"({"type":"you")")) {
      if (is_first()) table().open(id_);  // this player is the host now
      if (table().seated()) table().first().begin_again();
    } else if (is(R"({"type":"deal")")) {
      connection().say(fmt::format(R"({{"type":"entropy","game":"{}","entropy":"{:032x}"}})", field(message, "game"),
                                   table().load().random.next()));
    } else if (is(R"({"type":"error")")) {
      // `start` is refused until the end of the last game is stored, and if it is said too often.
      require(is(R"({"type":"error","code":"not_now","re":"start")") ||
                  is(R"({"type":"error","code":"too_fast","re":"start")"),
              message);
      table().load().after(std::chrono::milliseconds(10), [this] { begin_again(); });
    }
  }
  void move(std::int64_t sequence, std::string_view move) override {
    connection().say(fmt::format(R"({{"type":"move","seq":{},"move":"{}"}})", sequence, move));
  }
  void begin_again() override { connection().say(R"({"type":"start"})"); }

 private:
  std::string id_;
};

// relay.cpp
class RelayPlayer final : public Player {
 public:
  using Player::Player;

  void arrive() override {
    if (is_first()) table().open(std::to_string(table().load().random.next()));
    connection().upgrade(fmt::format("/ws?table={}&seats={}", table().id(), table().seats()));
  }
  void answered(std::string_view /*body*/) override {}
  void upgraded() override {}
  void heard(std::string_view message) override { learn(message); }
  void move(std::int64_t sequence, std::string_view move) override {
    connection().say(fmt::format(R"({{"type":"move","seq":{},"move":"{}"}})", sequence, move));
  }
};

// The lobby's REST interface, then socket.io 4 (Engine.IO 4): "40" connects to a namespace, "42" is an event, "2" a
// ping.
class BoardgameIoPlayer final : public Player {
 public:
  using Player::Player;

  void arrive() override {
    if (is_first()) {
      connection().post("/games/rookie/create", fmt::format(R"({{"numPlayers":{}}})", table().seats()));
    } else {
      join();
    }
  }
  void answered(std::string_view body) override {
    if (body.find("playerCredentials") == std::string_view::npos) {
      match_ = field(body, "matchID");
      join();
    } else {
      credentials_ = field(body, "playerCredentials");
      connection().upgrade("/socket.io/?EIO=4&transport=websocket");
    }
  }
  void upgraded() override {}
  void heard(std::string_view message) override {
    if (message == "2") {
      connection().say("3");
    } else if (message.starts_with('0')) {
      connection().say("40/rookie,");
    } else if (message.starts_with("40/rookie,")) {
      connection().say(
          fmt::format(R"(42/rookie,["sync","{}","{}","{}",{}])", match(), seat() - 1, credentials_, table().seats()));
    } else if (message.starts_with(R"(42/rookie,["sync")")) {
      if (is_first()) table().open(match_);
      learn(message);
    } else if (message.starts_with(R"(42/rookie,["update")")) {
      learn(message);
    }
  }
  void move(std::int64_t sequence, std::string_view move) override {
    connection().say(
        fmt::format(R"(42/rookie,["update",{{"type":"MAKE_MOVE","payload":)"
                    R"({{"type":"play","args":["{}"],"playerID":"{}","credentials":"{}"}}}},{},"{}","{}"])",
                    move, seat() - 1, credentials_, sequence, match(), seat() - 1));
  }

 private:
  [[nodiscard]] const std::string& match() const { return is_first() ? match_ : table().id(); }
  void join() {
    connection().post(fmt::format("/games/rookie/{}/join", match()),
                      fmt::format(R"({{"playerID":"{}","playerName":"Player {}"}})", seat() - 1, seat()));
  }

  std::string match_;
  std::string credentials_;
};

// The matchmaker's HTTP interface, then frames of a type byte and MessagePack.
class ColyseusPlayer final : public Player {
 public:
  using Player::Player;

  void arrive() override {
    if (is_first()) {
      connection().post("/matchmake/create/rookie", fmt::format(R"({{"seats":{}}})", table().seats()));
    } else {
      connection().post("/matchmake/joinById/" + table().id(), "{}");
    }
  }
  void answered(std::string_view body) override {
    room_ = field(body, "roomId");
    connection().upgrade(fmt::format("/{}/{}?sessionId={}", field(body, "processId"), room_, field(body, "sessionId")));
  }
  void upgraded() override {}
  void heard(std::string_view message) override {
    constexpr char join_room = 10;
    constexpr char room_data = 13;
    if (message.front() == join_room) {
      connection().say(std::string{join_room}, Connection::Frame::Binary);
      if (is_first()) table().open(room_);
    } else if (message.front() == room_data) {
      learn(message);
    }
  }
  void move(std::int64_t /*sequence*/, std::string_view move) override {
    const auto string = [](std::string_view text) {
      return std::string{static_cast<char>(0xa0U | text.size())} + std::string(text);
    };
    connection().say("\x0d" + string("move") + string(move), Connection::Frame::Binary);
  }

 private:
  std::string room_;
};

}  // namespace

std::unique_ptr<Player> make_rookie_player(Table& table, int seat) {
  return std::make_unique<RookiePlayer>(table, seat);
}
std::unique_ptr<Player> make_relay_player(Table& table, int seat) { return std::make_unique<RelayPlayer>(table, seat); }
std::unique_ptr<Player> make_boardgame_io_player(Table& table, int seat) {
  return std::make_unique<BoardgameIoPlayer>(table, seat);
}
std::unique_ptr<Player> make_colyseus_player(Table& table, int seat) {
  return std::make_unique<ColyseusPlayer>(table, seat);
}

}  // namespace rookie::load
