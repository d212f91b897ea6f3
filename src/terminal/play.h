#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "core/result.h"
#include "rules/options.h"
#include "terminal/console.h"

namespace rookie {

struct PlaySettings {
  struct Player {
    std::string name;
    std::optional<std::string> bot;  // a level of make_bot; nothing for a person
    bool you = false;                // called "You" on this screen, and by the name only in the record
  };

  Options options;
  std::vector<Player> players;             // one per seat
  std::uint64_t seed = 0;                  // of the deal and the bots
  std::chrono::milliseconds look{4000};    // how long a mismatch is shown
  Budget budget{};                         // for each decision of a bot
  const Evaluation* evaluation = nullptr;  // for bots that look ahead
  bool interactive = false;                // clear the screen and pause; otherwise plain lines
  bool colour = false;
  std::optional<std::filesystem::path> record;  // the game is appended to this file, finished or not
};

// Refuses invalid settings. Creates the record file if it is missing, to check that it can be written.
[[nodiscard]] Result<void> check(const PlaySettings& settings);

// Plays one game to its end, or until a person leaves. If the settings pass `check`, it fails only if a bot makes no
// legal move or the record cannot be written.
[[nodiscard]] Result<void> play(const PlaySettings& settings, Console& console);

}  // namespace rookie
