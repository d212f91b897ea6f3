#include "notation/json.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "notation/rgn.h"

namespace rookie {
namespace {

std::string_view name(Event::Type type) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Event::Type::GameEnded) + 1> names{
      "turned", "paired", "placed", "secured", "rookie", "taken", "covered", "shifted", "turn_ended", "game_ended"};
  return names[static_cast<std::size_t>(type)];
}

std::string_view name(Phase phase) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Phase::Over) + 1> names{
      "first_card", "second_card", "cover_or_seek", "seek", "place", "take", "over"};
  return names[static_cast<std::size_t>(phase)];
}

std::string letter_of(Kind kind) { return {letter(kind)}; }

Json to_json(SpotSet spots) {
  JsonArray numbers;
  for (const Spot spot : spots) numbers.add(Json::number(spot.number()));
  return numbers.done();
}

Json to_json(Cards cards) {
  JsonObject counts;
  for (const Kind kind : all_kinds) {
    if (cards.of(kind) > 0) counts.add(letter_of(kind), cards.of(kind));
  }
  return counts.done();
}

Json to_json(const Table::SpotView& spot) {
  JsonObject view;
  view.add("height", spot.height);
  if (spot.open) view.add("open", letter_of(*spot.open));
  return view.done();
}

Json to_json(const Table::PileView& pile) {
  JsonObject view;
  view.add("height", pile.height);
  if (pile.top) view.add("top", letter_of(*pile.top));
  return view.done();
}

Json to_json(const Table::SeatView& seat) {
  JsonArray tray;
  for (const auto& pile : seat.tray) tray.add(to_json(pile));
  return JsonObject().add("tray", tray.done()).add("points", seat.points).done();
}

// The fields of an event's type (rules/event.h).
void add_fields(const Event& event, JsonObject& fields) {
  const auto add_seat = [&] { fields.add("seat", event.seat.number()); };
  const auto add_other = [&] { fields.add("other", event.other.number()); };
  const auto add_kind = [&] { fields.add("kind", letter_of(event.kind)); };
  const auto add_cards = [&] { fields.add("cards", to_json(event.cards)); };
  const auto add_way = [&] { fields.add("from", event.from.number()).add("to", event.to.number()); };
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Paired:
      add_seat();
      add_kind();
      add_way();
      return;
    case Event::Type::Placed:
      add_seat();
      add_other();
      fields.add("placement", to_string(event.placement));
      add_cards();
      return;
    case Event::Type::Secured:
      add_seat();
      if (event.clause == Clause::R5_3) add_kind();
      add_cards();
      return;
    case Event::Type::Rookie: add_seat(); return;
    case Event::Type::Taken:
      add_seat();
      add_other();
      add_cards();
      return;
    case Event::Type::Covered:
      add_seat();
      fields.add("spots", to_json(event.spots));
      return;
    case Event::Type::Shifted:
      add_kind();
      add_way();
      return;
    case Event::Type::TurnEnded:
      add_seat();
      add_other();
      return;
    case Event::Type::GameEnded:
      if (event.clause == Clause::R8_1) add_seat();
      return;
  }
}

template <typename Items>
Json array_of(const Items& items) {
  JsonArray array;
  for (const auto& item : items) array.add(to_json(item));
  return array.done();
}

bool placing_changed(const Table& before, const Table& after) {
  return before.phase != after.phase || before.hand != after.hand || before.owner != after.owner ||
         before.partner_allowed != after.partner_allowed;
}

// All of a table but its options, which never change; with `before`, only what is different there.
void add_if_changed(JsonObject& view, const Table* before, const Table& table) {
  const auto changed = [&](auto member) { return before == nullptr || before->*member != table.*member; };
  if (changed(&Table::turn)) view.add("turn", table.turn);
  if (changed(&Table::phase)) view.add("phase", name(table.phase));
  if (changed(&Table::active)) view.add("active", table.active.number());
  if (changed(&Table::spots)) view.add("spots", array_of(table.spots));
  if (changed(&Table::seats)) view.add("seats", array_of(std::span(table.seats).first(table.options.seats)));
  if (changed(&Table::turnable)) view.add("turnable", to_json(table.turnable));
  if (changed(&Table::barred)) view.add("barred", to_json(table.barred));
  if (table.phase == Phase::Place && (before == nullptr || placing_changed(*before, table))) {
    view.add("hand", to_json(table.hand))
        .add("owner", table.owner.number())
        .add("partner_allowed", table.partner_allowed);
  }
}

}  // namespace

Json to_json(Move move) { return Json::string(to_string(move)); }

Json to_json(const Event& event) {
  JsonObject fields;
  fields.add("type", name(event.type)).add("clause", to_string(event.clause));
  add_fields(event, fields);
  return fields.done();
}

Json to_json(const Error& error) {
  JsonObject object;
  object.add("what", error.what);
  if (!error.rule.empty()) object.add("rule", error.rule);
  return object.done();
}

Json to_json(const Options& options) {
  return JsonObject()
      .add("edition", to_string(options.edition))
      .add("variant", to_string(options.variant))
      .add("ruling", to_string(options.ruling))
      .add("seats", options.seats)
      .add("first", options.first.number())
      .done();
}

Json seat_counts_to_json() {
  JsonObject variants;
  for (const Variant variant : {Variant::Standard, Variant::Team, Variant::Kids}) {
    JsonArray counts;
    for (std::uint8_t seats = 1; seats <= Seat::count; ++seats) {
      if (validate(Options{.variant = variant, .seats = seats})) counts.add(Json::number(seats));
    }
    variants.add(to_string(variant), counts.done());
  }
  return variants.done();
}

Json to_json(const Table& table) {
  JsonObject view;
  view.add("options", to_json(table.options));
  add_if_changed(view, nullptr, table);
  return view.done();
}

Json changes_to_json(const Table& before, const Table& after) {
  JsonObject view;
  add_if_changed(view, &before, after);
  return view.done();
}

Json to_json(const Record& record) {
  JsonArray names;
  for (const std::string& name : record.names) names.add(Json::string(name));
  JsonObject tags;
  for (const auto& [name, value] : record.other_tags) tags.add(name, value);
  return JsonObject()
      .add("options", to_json(record.options))
      .add("names", names.done())
      .add("deck", to_string(record.deck))
      .add("deck_tag", record.deck_tag)
      .add("tags", tags.done())
      .add("moves", array_of(record.moves))
      .done();
}

Json replay_to_json(const Record& record) {
  JsonObject whole;
  whole.add("record", to_json(record));
  if (const auto dealt = Game::deal(record.options, record.deck)) whole.add("table", to_json(dealt->table()));
  JsonArray steps;
  const auto game = replay(record, [&steps](const Game& before, Move move, const Events& events, const Game& after) {
    steps.add(JsonObject()
                  .add("turn", before.turn())
                  .add("seat", before.active().number())
                  .add("move", to_json(move))
                  .add("token", to_token(before, move))
                  .add("events", array_of(events))
                  .add("table", to_json(after.table()))
                  .done());
  });
  whole.add("steps", steps.done());
  if (game) whole.add("result", result_tag(*game));
  return whole.done();
}

}  // namespace rookie
