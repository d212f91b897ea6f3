#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "core/result.h"
#include "rules/event.h"
#include "rules/ids.h"
#include "rules/options.h"

namespace rookie {

// The bots of one game and their levels, one per seat; a person has a null bot and no level.
using Bots = std::vector<std::unique_ptr<Bot>>;
using Levels = std::vector<std::optional<std::string>>;
using BotSeeds = std::array<std::uint64_t, Seat::count>;

// Derives the bots' seeds from the seed of the game.
[[nodiscard]] BotSeeds bot_seeds(std::uint64_t seed);

// Refuses levels that make_bot does not know, and a number of levels that differs from the number of seats.
[[nodiscard]] Result<Bots> seat_bots(const Levels& levels, const Options& options, const BotSeeds& seeds,
                                     const Evaluation* evaluation);

// Tells all bots what has happened.
template <typename Happened>  // a range of events
void tell(const Bots& bots, const Happened& happened) {
  for (const Event& event : happened) {
    for (const auto& bot : bots) {
      if (bot) bot->observe(event);
    }
  }
}

}  // namespace rookie
