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

// How long to wait for a program.
struct Patience {
  std::chrono::milliseconds greeting{10'000};
  std::chrono::milliseconds answer{10'000};  // if the budget names no time
  std::chrono::milliseconds grace{250};      // added to the time for an answer
  std::chrono::milliseconds leaving{1'000};
};

// Bots that are other people's programs. A command starts them, and they speak docs/bot-protocol.md. A program plays
// one game after another; as many run as games are played at the same time. A program that fails loses its game and is
// killed. If one does not even greet, no more are started, and all further games are lost for the same reason.
class ExecBots {
 public:
  explicit ExecBots(std::string command, const Patience& patience = {});
  ExecBots(const ExecBots&) = delete;
  ExecBots& operator=(const ExecBots&) = delete;
  // Says goodbye to all programs.
  ~ExecBots();

  // A bot for one seat in one game. It must not outlive this object. Any thread may call this.
  [[nodiscard]] std::unique_ptr<Bot> make(const Options& options, Seat seat, std::uint64_t seed);

 private:
  class OneGame;

  [[nodiscard]] Result<Process> take();
  [[nodiscard]] Result<Process> start() const;
  void give_back(Process process);

  std::string command_;
  Patience patience_;
  std::mutex mutex_;  // guards everything below
  std::vector<Process> idle_;
  std::optional<Error> unable_to_start_;
};

}  // namespace rookie
