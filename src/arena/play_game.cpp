#include "arena/play_game.h"

#include "core/random.h"

namespace rookie {

Deal make_deal(const Options& options, std::uint64_t seed, std::uint64_t number) {
  Random random(seed, number);
  Deal deal{.deck = Deck::shuffled(options, random)};
  for (std::uint64_t& bot_seed : deal.bot_seeds) bot_seed = random.next();
  return deal;
}

std::array<std::uint64_t, Seat::count> win_parts(const Game& game) {
  std::array<std::uint64_t, Seat::count> parts{};
  std::uint64_t winners = 0;
  for (int seat = 0; seat < game.options().seats; ++seat) {
    const bool won = game.won(Seat::at(seat));
    winners += won ? 1U : 0U;
    parts[static_cast<std::size_t>(seat)] = won ? whole_win : 0;
  }
  for (std::uint64_t& part : parts) part /= winners;
  return parts;
}

Result<void> check_games(const Options& options, const std::vector<std::string>& bots, int threads) {
  if (auto valid = validate(options); !valid) return valid;
  if (threads < 1) return refuse("", "games need at least one thread");
  for (const auto& name : bots) {
    if (auto bot = make_bot(name, options, Seat{}, 0); !bot) return std::unexpected(bot.error());
  }
  return {};
}

}  // namespace rookie
