#include "notation/json.h"

#include <cstdint>
#include <span>
#include <string_view>

#include "notation/rgn.h"

namespace rookie {
namespace {

constexpr Words<Phase> phase_words("first_card", "second_card", "cover_or_seek", "seek", "place", "take", "over");

// Adds the fields of the event's type (rules/event.h).
void add_fields(const Event& event, JsonObject& fields) {
  const auto add_seat = [&] { fields.add("seat", event.seat); };
  const auto add_other = [&] { fields.add("other", event.other); };
  const auto add_kind = [&] { fields.add("kind", event.kind); };
  const auto add_cards = [&] { fields.add("cards", event.cards); };
  const auto add_way = [&] { fields.add("from", event.from).add("to", event.to); };
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
      if (secures_tray(event)) add_kind();
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
      fields.add("spots", event.spots);
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
      if (!is_standstill(event)) add_seat();
      return;
  }
}

bool placing_changed(const Table& before, const Table& after) {
  return before.phase != after.phase || before.hand != after.hand || before.owner != after.owner ||
         before.partner_allowed != after.partner_allowed;
}

// Adds all fields of a table except its options, which never change. With `before`, adds only the fields that differ.
void add_if_changed(JsonObject& view, const Table* before, const Table& table) {
  const auto changed = [&](auto member) { return before == nullptr || before->*member != table.*member; };
  if (changed(&Table::turn)) view.add("turn", table.turn);
  if (changed(&Table::phase)) view.add("phase", table.phase);
  if (changed(&Table::active)) view.add("active", table.active);
  if (changed(&Table::spots)) view.add("spots", table.spots);
  if (changed(&Table::seats)) view.add("seats", std::span(table.seats).first(table.options.seats));
  if (changed(&Table::turnable)) view.add("turnable", table.turnable);
  if (changed(&Table::barred)) view.add("barred", table.barred);
  if (table.phase == Phase::Place && (before == nullptr || placing_changed(*before, table))) {
    view.add("hand", table.hand).add("owner", table.owner).add("partner_allowed", table.partner_allowed);
  }
}

}  // namespace

void write_json(Json& json, Kind kind) {
  const char byte = letter(kind);
  write_json(json, std::string_view(&byte, 1));
}

void write_json(Json& json, Seat seat) { write_json(json, seat.number()); }

void write_json(Json& json, Spot spot) { write_json(json, spot.number()); }

void write_json(Json& json, SpotSet spots) {
  JsonArray array(json);
  for (const Spot spot : spots) array.add(spot);
}

void write_json(Json& json, Cards cards) {
  JsonObject counts(json);
  for (const Kind kind : all_kinds) {
    const char byte = letter(kind);
    if (cards.of(kind) > 0) counts.add({&byte, 1}, cards.of(kind));
  }
}

void write_json(Json& json, Phase phase) { write_json(json, phase_words[phase]); }

void write_json(Json& json, Move move) { write_json(json, to_string(move)); }

void write_json(Json& json, const Event& event) {
  JsonObject fields(json);
  fields.add("type", event_words[event.type]).add("clause", to_string(event.clause));
  add_fields(event, fields);
}

void write_json(Json& json, const Error& error) {
  JsonObject object(json);
  object.add("what", error.what);
  if (!error.rule.empty()) object.add("clause", error.rule);
}

void write_json(Json& json, const Options& options) {
  JsonObject(json)
      .add("edition", to_string(options.edition))
      .add("variant", to_string(options.variant))
      .add("ruling", to_string(options.rulings))
      .add("seats", options.seats)
      .add("first", options.first);
}

Json seat_counts_to_json() {
  return to_json([](JsonObject& variants) {
    for (const Variant variant : all_variants) {
      variants.add(to_string(variant), [&](JsonArray& counts) {
        for (std::uint8_t seats = 1; seats <= Seat::count; ++seats) {
          if (validate(Options{.variant = variant, .seats = seats})) counts.add(seats);
        }
      });
    }
  });
}

void write_json(Json& json, const Table::SpotView& spot) {
  JsonObject(json).add("height", spot.height).add("open", spot.open);
}

void write_json(Json& json, const Table::PileView& pile) {
  JsonObject(json).add("height", pile.height).add("top", pile.top);
}

void write_json(Json& json, const Table::SeatView& seat) {
  JsonObject(json).add("tray", seat.tray).add("points", seat.points);
}

void write_json(Json& json, const Table& table) {
  JsonObject view(json);
  view.add("options", table.options);
  add_if_changed(view, nullptr, table);
}

void write_json(Json& json, const TableChanges& changes) {
  JsonObject view(json);
  add_if_changed(view, &changes.before, changes.after);
}

void write_json(Json& json, const Record& record) {
  JsonObject(json)
      .add("options", record.options)
      .add("names", record.names)
      .add("deck", to_string(record.deck))
      .add("deck_tag", record.deck_tag)
      .add("tags",
           [&](JsonObject& tags) {
             for (const auto& [name, value] : record.other_tags) tags.add(name, value);
           })
      .add("moves", record.moves);
}

}  // namespace rookie
