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

// Identifies a connection. Its owner chooses it; ids are unique.
enum class ClientId : std::uint64_t {};

// Must never go backwards.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

// Effects: what a room asks its caller to do.

using Text = std::shared_ptr<const std::string>;  // shared by all clients it is sent to

struct Send {
  ClientId client{};
  Text text;
};
// Close the connection. Nothing more is sent to the client, and `disconnected` is not called.
struct Drop {
  ClientId client{};
};
// The client has come back to its seat: this was no new visit. At most Pace::returns of each seat are said to be none.
struct Recognise {
  ClientId client{};
};
// Requests to the store about this room's table. Each is answered by calling the function of Room named beside it. At
// most one of each kind is under way. They must reach the store in the order they were made.
struct ReplaceTable {  // table_replaced
  std::int64_t revision = 0;
  std::string document;
  std::chrono::seconds lifetime{};  // from now on
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
struct Reload {};  // reloaded, with the result of find_table
struct AskBot {    // bot_answered, with the result of `answer` (game_bots.h), which may run on any thread
  std::unique_ptr<BotQuestion> question;
};

using Effect = std::variant<Send, Drop, Recognise, ReplaceTable, BeginGame, Append, FinishGame, Reload, AskBot>;
// Must be performed in this order.
using Effects = std::vector<Effect>;

}  // namespace rookie
