#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "online/online_game.h"

namespace rookie {

// Asks a bot for a decision. The question owns the bot until the answer returns it, so that nobody else can touch it.
struct BotQuestion {
  std::int64_t game = 0;  // its number at the table
  Seat seat;
  Sequence sequence = 0;
  std::unique_ptr<Bot> bot;
  std::vector<Event> news;  // events it has not observed yet
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

// Lets the bot decide; takes as long as it thinks. If the bot fails, answers with the first legal move.
[[nodiscard]] BotAnswer answer(BotQuestion question, const Budget& budget);

// The bots of one game: those that hold a seat, play for somebody who is away, or once decided for somebody.
class GameBots {
 public:
  // Moves the bot of the active seat into the question. If there is none, creates one of this level, which is told all
  // events so far.
  [[nodiscard]] std::unique_ptr<BotQuestion> ask(const OnlineGame& game, std::int64_t number, std::string_view level);
  void put_back(Seat seat, std::unique_ptr<Bot> bot) { at(bots_, seat).bot = std::move(bot); }

  // Tells all bots what happened. No steps means that a placement was taken back: bots cannot forget it, so all are
  // dismissed.
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
