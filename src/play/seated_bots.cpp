#include "play/seated_bots.h"

#include <string>
#include <utility>

#include "core/random.h"

namespace rookie {

BotSeeds bot_seeds(std::uint64_t seed) {
  BotSeeds seeds{};
  for (std::size_t seat = 0; seat < seeds.size(); ++seat) seeds[seat] = Random(seed, seat + 1).next();
  return seeds;
}

Result<Bots> seat_bots(const Levels& levels, const Options& options, const BotSeeds& seeds,
                       const Evaluation* evaluation) {
  if (levels.size() != options.seats) {
    return refuse("", std::to_string(levels.size()) + " bots for " + std::to_string(options.seats) + " seats");
  }
  Bots bots(levels.size());
  for (std::size_t seat = 0; seat < levels.size(); ++seat) {
    if (!levels[seat]) continue;
    auto bot = make_bot(*levels[seat], options, Seat::at(static_cast<int>(seat)), seeds[seat], evaluation);
    if (!bot) return std::unexpected(bot.error());
    bots[seat] = *std::move(bot);
  }
  return bots;
}

}  // namespace rookie
