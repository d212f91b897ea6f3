#include "rules/advance.h"

#include <algorithm>

namespace rookie {
namespace {

void remove_top(Table& table, Spot spot) {
  auto& view = at(table.spots, spot);
  --view.height;
  view.open.reset();
  table.barred.remove(spot);
}

void lay_open(Table& table, const Event& event) {
  remove_top(table, event.from);
  ++at(table.spots, event.to).height;
  at(table.spots, event.to).open = event.kind;
  table.barred.remove(event.to);
}

void gain(Table& table, Seat seat, Cards cards) {
  table.phase = Phase::Place;
  table.hand += cards;
  table.owner = seat;
  table.partner_allowed = false;
}

// R5.2: the cards that are not new tops lie beneath the first new top.
void place(Table& table, const Event& event) {
  int beneath = event.cards.total() - event.placement.tops().total();
  for (const Pile pile : all_piles) {
    const auto top = event.placement.top(pile);
    if (!top) continue;
    auto& view = at(at(table.seats, event.other).tray, pile);
    view.top = top;
    view.height = static_cast<std::uint8_t>(view.height + 1 + beneath);
    beneath = 0;
  }
  table.hand = {};
}

void secure(Table& table, const Event& event) {
  auto& seat = at(table.seats, event.seat);
  const bool forfeits = is_of_last_pair(event) && table.options.rulings.contains(Ruling::Forfeit);
  if (event.clause == Clause::R9_1) {
    table.phase = Phase::FirstCard;
  } else if (!forfeits) {
    seat.tray = {};
  }
  seat.points = static_cast<std::uint8_t>(seat.points + event.cards.total());
  table.hand = {};
}

void cover(Table& table, const Event& event) {
  for (const Spot spot : event.spots) at(table.spots, spot).open.reset();
  if (!covers_mismatch(event) && !table.options.rulings.contains(Ruling::Again)) table.barred = event.spots;
  if (event.clause == Clause::R4_1) table.phase = Phase::FirstCard;
}

void end_turn(Table& table, Seat next) {
  const bool any_open = std::ranges::any_of(table.spots, [](const auto& spot) { return spot.open.has_value(); });
  table.phase = any_open ? Phase::CoverOrSeek : Phase::FirstCard;
  table.barred = {};
  table.active = next;
  ++table.turn;
}

}  // namespace

void advance(Table& table, const Event& event) {
  table.turnable = {};
  switch (event.type) {
    case Event::Type::Turned:
      lay_open(table, event);
      if (table.phase == Phase::FirstCard) table.phase = Phase::SecondCard;
      break;
    case Event::Type::Paired:
      remove_top(table, event.from);
      remove_top(table, event.to);
      table.barred = {};
      gain(table, event.seat, Cards(event.kind, 2));
      break;
    case Event::Type::Placed: place(table, event); break;
    case Event::Type::Secured: secure(table, event); break;
    case Event::Type::Taken:
      at(table.seats, event.other).tray = {};
      gain(table, event.seat, event.cards);
      break;
    case Event::Type::Covered: cover(table, event); break;
    case Event::Type::Shifted: lay_open(table, event); break;
    case Event::Type::TurnEnded: end_turn(table, event.other); break;
    case Event::Type::GameEnded: table.phase = Phase::Over; break;
    case Event::Type::Rookie: break;
  }
}

}  // namespace rookie
