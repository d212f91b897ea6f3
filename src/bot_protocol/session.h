#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "core/result.h"
#include "notation/told_game.h"
#include "rules/ids.h"

namespace rookie {

// The bot's side of docs/bot-protocol.md, without input and output: one of our bots plays one game after another. It
// sees only what the lines say, since its game is dealt with blank cards.
class BotSession {
 public:
  using Clock = std::chrono::nanoseconds (*)();

  // The level must be known to make_bot. If `positions` is given, the bot judges that many a decision, whatever the
  // host says.
  BotSession(std::string level, std::optional<int> positions, Clock now, const Evaluation* evaluation,
             Reads reads = Reads::Yes)
      : level_(std::move(level)), positions_(positions), now_(now), evaluation_(evaluation), reads_(reads) {}

  // The answer to a line (without its end), empty if none is due. A refused line changes nothing.
  [[nodiscard]] Result<std::string> hear(std::string_view line);

  // After "quit".
  [[nodiscard]] bool over() const { return over_; }

 private:
  struct Playing {
    Seat you;
    ToldGame told;
    std::unique_ptr<Bot> bot;
  };

  [[nodiscard]] Result<std::string> greet(std::string_view version);
  [[nodiscard]] Result<std::string> start(std::string_view words);
  [[nodiscard]] Result<std::string> watch(std::string_view words);
  [[nodiscard]] Result<std::string> decide(std::string_view words);

  std::string level_;
  std::optional<int> positions_;
  Clock now_;
  const Evaluation* evaluation_;
  Reads reads_;
  bool greeted_ = false;
  bool over_ = false;
  std::optional<Playing> playing_;
};

}  // namespace rookie
