#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "core/lookup.h"
#include "online/online_game.h"

namespace rookie {

// A decision that a bot is to make. The question takes the bot along, and the answer brings it back: nobody else can
// touch it meanwhile.
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

// Takes as long as the bot thinks. If the bot fails to decide, it is the first legal move.
[[nodiscard]] BotAnswer answer(BotQuestion question, const Budget& budget);

// The bots of one game: those that sit on seats, play for somebody who is away, or have decided for somebody once.
class GameBots {
 public:
  // Takes the bot of the active seat along. If there is none, a new one of this level hears all that has happened.
  [[nodiscard]] std::unique_ptr<BotQuestion> ask(const OnlineGame& game, std::int64_t number, std::string_view level);
  void put_back(Seat seat, std::unique_ptr<Bot> bot) { at(bots_, seat).bot = std::move(bot); }

  // No steps: something was taken back. Bots cannot forget it, so new ones take their places.
  void tell(std::span<const Step> steps);
  void dismiss(Seat seat) { at(bots_, seat) = {}; }

 private:
  struct GameBot {
    std::unique_ptr<Bot> bot;
    std::vector<Event> news;
  };

  std::array<GameBot, Seat::count> bots_;
};

}  // namespace rookie
