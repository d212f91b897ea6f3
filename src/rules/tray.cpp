#include "rules/tray.h"

namespace rookie {

Cards tops_of(const Table& table, Seat seat) {
  Cards tops;
  for (const auto& pile : at(table.seats, seat).tray) {
    if (pile.top) tops += Cards(*pile.top, 1);
  }
  return tops;
}

std::size_t number_of(Cards tops) {
  std::size_t number = 0;
  for (const Kind kind : all_kinds) number = 4 * number + static_cast<std::size_t>(tops.of(kind));
  return number;
}

int unsecured_on(const Table& table, Seat seat) {
  int cards = 0;
  for (const auto& pile : at(table.seats, seat).tray) cards += pile.height;
  return cards;
}

Seat owner_of(const Table& table, Move placement) {
  return placement.type() == Move::Type::PlaceWithPartner ? partner_of(table.options, table.active) : table.owner;
}

Cards tops_after(const Table& table, Move placement) {
  const auto& tray = at(table.seats, owner_of(table, placement)).tray;
  Cards tops;
  for (const Pile pile : all_piles) {
    const auto placed = placement.placement().top(pile);
    const auto top = placed ? placed : at(tray, pile).top;
    if (top) tops += Cards(*top, 1);
  }
  return tops;
}

std::optional<Kind> secured_by(Cards tops) {
  for (const Kind kind : all_kinds) {
    if (tops.of(kind) == Pile::count) return kind;
  }
  return std::nullopt;
}

std::optional<Secured> secured_by(const Table& table, Move placement) {
  const auto kind = secured_by(tops_after(table, placement));
  if (!kind) return std::nullopt;
  return Secured{.kind = *kind, .cards = unsecured_on(table, owner_of(table, placement)) + table.hand.total()};
}

bool pair_would_secure(const Table& table, Kind kind) {
  const auto shows = [&](Seat seat) { return tops_of(table, seat).of(kind) > 0; };
  return shows(table.active) ||
         (table.options.variant == Variant::Team && shows(partner_of(table.options, table.active)));
}

}  // namespace rookie
