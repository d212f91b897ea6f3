#include "rules/tray.h"

#include <array>

namespace rookie {
namespace {

// What each placement lays on top, and the piles that it touches: a search asks for nothing more often.
struct NewTops {
  Cards tops;
  std::array<bool, Pile::count> touched{};
};
constexpr auto new_tops = [] {
  std::array<NewTops, Placement::count> all;
  for (int index = 0; index < Placement::count; ++index) {
    const Placement placement = Placement::at(index);
    NewTops& one = all[static_cast<std::size_t>(index)];
    one.tops = placement.tops();
    for (const Pile pile : all_piles) at(one.touched, pile) = placement.digit(pile) != 0;
  }
  return all;
}();

}  // namespace

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
  const auto& [tops, touched] = new_tops[static_cast<std::size_t>(placement.placement().index())];
  Cards all = tops;
  for (const Pile pile : all_piles) {
    if (const auto& top = at(tray, pile).top; top && !at(touched, pile)) all += Cards(*top, 1);
  }
  return all;
}

std::optional<Kind> secured_by(Cards tops) {
  if (tops.total() < Pile::count) return std::nullopt;
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
