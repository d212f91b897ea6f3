#include "arena/play_game.h"

#include "core/random.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

bool on_one_side(const Options& options, Seat one, Seat other) {
  return one == other || (options.variant == Variant::Team && one == partner_of(options, other));
}

bool wins(const Played& played, Seat seat) {
  if (played.forfeit) return !on_one_side(played.game.options(), seat, played.forfeit->seat);
  return played.game.won(seat);
}

}  // namespace

Deal make_deal(const Options& options, std::uint64_t seed, std::uint64_t number) {
  Random random(seed, number);
  Deal deal{.deck = Deck::shuffled(options, random)};
  for (std::uint64_t& bot_seed : deal.bot_seeds) bot_seed = random.next();
  return deal;
}

Result<Bots> make_bots(const std::vector<std::string>& names, const Options& options, const Deal& deal) {
  if (names.size() != options.seats) {
    return refuse("", std::to_string(names.size()) + " bots for " + std::to_string(options.seats) + " seats");
  }
  Bots bots;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    auto bot = make_bot(names[seat], options, Seat::at(static_cast<int>(seat)), deal.bot_seeds[seat]);
    if (!bot) return std::unexpected(bot.error());
    bots.push_back(*std::move(bot));
  }
  return bots;
}

std::array<std::uint64_t, Seat::count> win_parts(const Played& played) {
  std::array<std::uint64_t, Seat::count> parts{};
  std::uint64_t winners = 0;
  for (int seat = 0; seat < played.game.options().seats; ++seat) {
    const bool won = wins(played, Seat::at(seat));
    winners += won ? 1U : 0U;
    parts[static_cast<std::size_t>(seat)] = won ? whole_win : 0;
  }
  for (std::uint64_t& part : parts) part /= winners;
  return parts;
}

Result<Move> play_move(Bot& bot, const Budget& budget, Game& game, Events& events) {
  const auto move = bot.decide(game.table(), game.legal_moves(), budget);
  if (!move) return move;
  if (const auto made = game.apply(*move, events); !made) {
    return refuse(std::string(to_string(made.error().clause)),
                  "its move " + to_string(*move) + " is illegal: " + std::string(made.error().why));
  }
  return move;
}

Result<void> check_games(const Options& options, int threads) {
  if (auto valid = validate(options); !valid) return valid;
  if (threads < 1) return refuse("", "games need at least one thread");
  return {};
}

}  // namespace rookie
