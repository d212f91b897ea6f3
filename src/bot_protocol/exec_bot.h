#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "bot_protocol/process.h"
#include "bots/bot.h"
#include "core/result.h"
#include "rules/ids.h"
#include "rules/options.h"

namespace rookie {

// How long a program is waited for.
struct Patience {
  std::chrono::milliseconds greeting{10'000};
  std::chrono::milliseconds answer{10'000};  // where the budget names no time
  std::chrono::milliseconds grace{250};      // on top of the time for an answer
  std::chrono::milliseconds leaving{1'000};
};

// Bots that are programs of others, started by a command and spoken to by docs/bot-protocol.md. A program plays game
// after game; there are as many of them as play at the same time. One that fails loses its game and is killed. If one
// does not even greet, no other is started: all games from there on are lost for the same reason.
class ExecBots {
 public:
  explicit ExecBots(std::string command, const Patience& patience = {});
  ExecBots(const ExecBots&) = delete;
  ExecBots& operator=(const ExecBots&) = delete;
  // Says goodbye to all programs.
  ~ExecBots();

  // A bot for one seat in one game; must not outlive this. May be called by several threads.
  [[nodiscard]] std::unique_ptr<Bot> make(const Options& options, Seat seat, std::uint64_t seed);

 private:
  class OneGame;

  [[nodiscard]] Result<Process> take();
  [[nodiscard]] Result<Process> start() const;
  void give_back(Process process);

  std::string command_;
  Patience patience_;
  std::mutex mutex_;  // guards all that follows
  std::vector<Process> idle_;
  std::optional<Error> unable_to_start_;
};

}  // namespace rookie
