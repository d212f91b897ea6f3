#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "online/message.h"

namespace rookie {

// A decision that a bot is to make. It takes the bot along, and the answer brings it back: nobody else can touch it
// meanwhile.
struct BotQuestion {
  std::int64_t game = 0;  // its number at the table
  Seat seat;
  Sequence sequence = 0;
  std::unique_ptr<Bot> bot;
  std::vector<Event> news;  // what it has not been told yet
  Table table;
  Moves legal;
};

struct BotAnswer {
  std::int64_t game = 0;
  Seat seat;
  Sequence sequence = 0;
  std::unique_ptr<Bot> bot;
  Move move;
};

// Takes as long as the bot thinks. Where a bot fails to decide, it is the first legal move.
[[nodiscard]] BotAnswer answer(BotQuestion question, const Budget& budget);

}  // namespace rookie
