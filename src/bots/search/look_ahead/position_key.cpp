#include "bots/search/look_ahead/position_key.h"

#include "bots/candidates.h"
#include "core/random.h"
#include "rules/tray.h"

namespace rookie {
namespace {

std::uint64_t key_of(const Recall& recall, const Table& table, Spot spot) {
  const auto& view = at(table.spots, spot);
  const auto top = recall.top(spot);
  std::uint64_t number = top ? static_cast<std::uint64_t>(index(*top)) : kind_count;
  number = number * 2 + (view.open ? 1 : 0);
  number = number * 2 + (table.barred.contains(spot) ? 1 : 0);
  return mix(number * 256 + view.height);
}

}  // namespace

std::uint64_t key_of(const Recall& recall) {
  const Table table = recall.game().table();
  auto key = static_cast<std::uint64_t>(table.phase);
  key = key * Seat::count + static_cast<std::uint64_t>(table.active.index());
  key = key * 8 + static_cast<std::uint64_t>(waits(recall.game()));
  for (const Spot spot : SpotSet::all()) {
    if (recall.game().has_card(spot)) key += key_of(recall, table, spot);
  }
  key = mix(key) ^ recall.unseen().packed();
  for (const Seat seat : seats_of(table.options)) {
    key = mix(key) ^ recall.unsecured(seat).packed();
    key = mix(key) ^ (number_of(tops_of(table, seat)) * 256 + at(table.seats, seat).points);
  }
  return mix(key);
}

}  // namespace rookie
