#include "arena/play_game.h"

#include <string>
#include <utility>

#include "core/random.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

bool wins(const Played& played, Seat seat) {
  if (played.forfeit) return !same_side(played.course.record().options, seat, played.forfeit->seat);
  return played.course.game().won(seat);
}

}  // namespace

Shuffle make_shuffle(const Options& options, std::uint64_t seed, std::uint64_t number) {
  Random random(seed, number);
  Shuffle shuffle{.deck = Deck::shuffled(options, random)};
  for (std::uint64_t& bot_seed : shuffle.bot_seeds) bot_seed = random.next();
  return shuffle;
}

Record record_of(const Played& played) {
  Record record = played.course.record();
  if (const auto& forfeit = played.forfeit) {
    record.other_tags.push_back(
        {.name = "Forfeit", .value = std::to_string(forfeit->seat.number()) + ": " + to_string(forfeit->why)});
  }
  return record;
}

std::array<std::uint64_t, Seat::count> win_parts(const Played& played) {
  std::array<std::uint64_t, Seat::count> parts{};
  std::uint64_t winners = 0;
  for (const Seat seat : seats_of(played.course.record().options)) {
    const bool won = wins(played, seat);
    winners += won ? 1U : 0U;
    at(parts, seat) = won ? whole_win : 0;
  }
  for (std::uint64_t& part : parts) part /= winners;
  return parts;
}

Result<void> play_move(Bot& bot, const Budget& budget, Course& course, Events& events) {
  const auto move = bot.decide(course.table(), course.game().legal_moves(), budget);
  if (!move) return std::unexpected(move.error());
  if (const auto made = course.make(*move, events); !made) {
    auto [rule, why] = to_error(made.error());
    return refuse(std::move(rule), "its move " + to_string(*move) + " is illegal: " + why);
  }
  return {};
}

Result<void> check_games(const Options& options, int threads) {
  if (auto valid = validate(options); !valid) return valid;
  if (threads < 1) return refuse("", "games need at least one thread");
  return {};
}

}  // namespace rookie
