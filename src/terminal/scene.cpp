#include "terminal/scene.h"

#include "terminal/lookup.h"

namespace rookie {
namespace {

void remove_top(Table& table, Spot spot) {
  auto& view = at(table.spots, spot);
  --view.height;
  view.open.reset();
}

void lay_open(Table& table, Spot from, Spot to, Kind kind) {
  remove_top(table, from);
  ++at(table.spots, to).height;
  at(table.spots, to).open = kind;
}

// R5.2: cards that are no new top lie beneath the first one.
void place(Table& table, const Event& event) {
  int beneath = event.cards.total() - event.placement.tops().total();
  for (int pile = 0; pile < Pile::count; ++pile) {
    const auto top = event.placement.top(Pile::at(pile));
    if (!top) continue;
    auto& view = at(table.seats, event.other).tray[static_cast<std::size_t>(pile)];
    view.top = top;
    view.height = static_cast<std::uint8_t>(view.height + 1 + beneath);
    beneath = 0;
  }
  table.hand = {};
}

void secure(Table& table, const Event& event) {
  auto& seat = at(table.seats, event.seat);
  if (event.clause != Clause::R9_1) seat.tray = {};
  seat.points = static_cast<std::uint8_t>(seat.points + event.cards.total());
  table.hand = {};
}

bool begins_scene(const Event& event) {
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Placed:
    case Event::Type::Rookie:
    case Event::Type::Taken:
    case Event::Type::Shifted: return true;
    case Event::Type::Secured: return event.clause == Clause::R8_1;
    default: return false;
  }
}

}  // namespace

void advance(Table& table, const Event& event) {
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Shifted: lay_open(table, event.from, event.to, event.kind); break;
    case Event::Type::Paired:
      remove_top(table, event.from);
      remove_top(table, event.to);
      table.hand = Cards(event.kind, 2);
      break;
    case Event::Type::Placed: place(table, event); break;
    case Event::Type::Secured: secure(table, event); break;
    case Event::Type::Taken:
      at(table.seats, event.other).tray = {};
      table.hand += event.cards;
      break;
    case Event::Type::Covered:
      for (const Spot spot : event.spots) at(table.spots, spot).open.reset();
      break;
    case Event::Type::TurnEnded: table.active = event.other; break;
    case Event::Type::Rookie:
    case Event::Type::GameEnded: break;
  }
}

std::vector<Scene> scenes(const Table& before, const Events& events) {
  std::vector<Scene> result;
  Table table = before;
  for (const Event& event : events) {
    advance(table, event);
    if (result.empty() || begins_scene(event)) result.push_back({.table = table});
    result.back().events.push_back(event);
  }
  return result;
}

}  // namespace rookie
