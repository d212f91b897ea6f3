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

// The bots of one game and their levels, one a seat: null and nothing for a person.
using Bots = std::vector<std::unique_ptr<Bot>>;
using Levels = std::vector<std::optional<std::string>>;
using BotSeeds = std::array<std::uint64_t, Seat::count>;

// The bots' seeds in a game that has one seed for all.
[[nodiscard]] BotSeeds bot_seeds(std::uint64_t seed);

// Refuses levels that make_bot does not know, and another number of them than there are seats.
[[nodiscard]] Result<Bots> seat_bots(const Levels& levels, const Options& options, const BotSeeds& seeds,
                                     const Evaluation* evaluation);

// Tells all of them what has happened, event by event.
template <typename Happened>  // a range of events
void tell(const Bots& bots, const Happened& happened) {
  for (const Event& event : happened) {
    for (const auto& bot : bots) {
      if (bot) bot->observe(event);
    }
  }
}

}  // namespace rookie
