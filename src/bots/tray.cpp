#include "bots/tray.h"

namespace rookie {
namespace {

const Table::SeatView& view_of(const Table& table, Seat seat) {
  return table.seats[static_cast<std::size_t>(seat.index())];
}

}  // namespace

Tops tops_of(const Table& table, Seat seat) {
  Tops tops;
  for (const auto& pile : view_of(table, seat).tray) {
    if (pile.top) ++tops[*pile.top];
  }
  return tops;
}

std::size_t number_of(const Tops& tops) {
  std::size_t number = 0;
  for (const int count : tops) number = 4 * number + static_cast<std::size_t>(count);
  return number;
}

Seat owner_of(const Table& table, Move placement) {
  return placement.type() == Move::Type::PlaceWithPartner ? partner_of(table.options, table.active) : table.owner;
}

Tops tops_after(const Table& table, Move placement) {
  const auto& tray = view_of(table, owner_of(table, placement)).tray;
  Tops tops;
  for (int pile = 0; pile < Pile::count; ++pile) {
    const auto placed = placement.placement().top(Pile::at(pile));
    const auto top = placed ? placed : tray[static_cast<std::size_t>(pile)].top;
    if (top) ++tops[*top];
  }
  return tops;
}

}  // namespace rookie
