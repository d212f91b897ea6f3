#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "online/game_bots.h"
#include "online/message.h"
#include "store/store.h"

namespace rookie {

// A connection, named by whoever holds it. No two have the same.
enum class ClientId : std::uint64_t {};

// Never goes back.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

// What a room wants to be done.

using Text = std::shared_ptr<const std::string>;  // the same for all to whom the same is sent

struct Send {
  ClientId client{};
  Text text;
};
// Nothing more is sent to the client; the connection is closed, and `disconnected` is not called.
struct Drop {
  ClientId client{};
};
// Requests to the store, for this room's table, each answered by the function of Room named beside it. At most one of a
// kind is under way. They must reach the store in this order.
struct ReplaceTable {  // table_replaced; the table lasts for Pace::idle from then on
  std::int64_t revision = 0;
  std::string document;
};
struct BeginGame {  // game_begun
  NewGame game;
};
struct Append {  // appended
  GameId game;
  Sequence sequence = 0;
  std::string decision;
};
struct FinishGame {  // game_finished
  GameId game;
  Sequence sequence = 0;
  std::string result;
};
struct Reload {};  // reloaded, with what find_table gives
struct AskBot {    // bot_answered, with what `answer` (game_bots.h) gives, on any thread
  std::unique_ptr<BotQuestion> question;
};

using Effect = std::variant<Send, Drop, ReplaceTable, BeginGame, Append, FinishGame, Reload, AskBot>;
// To be done in this order.
using Effects = std::vector<Effect>;

}  // namespace rookie
