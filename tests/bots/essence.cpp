#include "bots/essence.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "bots/candidates.h"

namespace rookie {
namespace {

char written(int number) { return static_cast<char>(number); }
char written(std::optional<Kind> kind) { return kind ? letter(*kind) : '-'; }

std::string written(const Recall& recall, const Table& table, Spot spot) {
  const auto& view = table.spots.at(static_cast<std::size_t>(spot.index()));
  return {written(view.height), written(recall.top(spot)), view.open ? 'o' : '-',
          table.barred.contains(spot) ? 'b' : '-'};
}

std::string written(Cards cards) {
  std::string text;
  for (const Kind kind : all_kinds) text.push_back(written(cards.of(kind)));
  return text;
}

std::string written(const Table::SeatView& seat) {
  std::string tops;
  for (const auto& pile : seat.tray) tops.push_back(written(pile.top));
  std::ranges::sort(tops);
  return tops + written(seat.points);
}

}  // namespace

std::string essence_of(const Recall& recall) {
  const Table table = recall.game().table();
  std::array<std::string, Spot::count> spots;
  for (const Spot spot : SpotSet::all()) {
    spots.at(static_cast<std::size_t>(spot.index())) = written(recall, table, spot);
  }
  std::ranges::sort(spots);
  std::string text{written(static_cast<int>(table.phase)), written(table.active.index()),
                   written(waits(recall.game()))};
  for (const std::string& spot : spots) text += spot;
  text += written(recall.unseen());
  for (int seat = 0; seat < table.options.seats; ++seat) {
    text += written(recall.unsecured(Seat::at(seat))) + written(table.seats.at(static_cast<std::size_t>(seat)));
  }
  return text;
}

}  // namespace rookie
