#include "bots/search/look_ahead/position_key.h"

#include "bots/candidates.h"
#include "core/random.h"
#include "rules/tray.h"

namespace rookie {
namespace {

std::uint64_t key_of(const Recall& recall, Spot spot) {
  const Game& game = recall.game();
  const auto top = recall.top(spot);
  std::uint64_t number = top ? static_cast<std::uint64_t>(index(*top)) : kind_count;
  number = number * 2 + (game.open().contains(spot) ? 1 : 0);
  number = number * 2 + (game.barred().contains(spot) ? 1 : 0);
  return mix(number * 256 + static_cast<std::uint64_t>(game.height(spot)));
}

}  // namespace

std::uint64_t key_of(const Recall& recall) {
  const Game& game = recall.game();
  auto key = static_cast<std::uint64_t>(game.phase());
  key = key * Seat::count + static_cast<std::uint64_t>(game.active().index());
  key = key * 8 + static_cast<std::uint64_t>(waits(game));
  for (const Spot spot : SpotSet::all()) {
    if (game.has_card(spot)) key += key_of(recall, spot);
  }
  key = mix(key) ^ recall.unseen().packed();
  for (const Seat seat : seats_of(game.options())) {
    key = mix(key) ^ recall.unsecured(seat).packed();
    key = mix(key) ^ (number_of(game.tops(seat)) * 256 + static_cast<std::uint64_t>(game.points(seat)));
  }
  return mix(key);
}

}  // namespace rookie
