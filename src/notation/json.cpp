#include "notation/json.h"

#include <array>
#include <boost/json.hpp>
#include <string_view>

#include "notation/rgn.h"

namespace rookie {
namespace {

namespace json = boost::json;

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

json::string letter_of(Kind kind) { return json::string(1, letter(kind)); }

json::array to_json(SpotSet spots) {
  json::array numbers;
  for (const Spot spot : spots) numbers.emplace_back(spot.number());
  return numbers;
}

json::object to_json(Cards cards) {
  json::object counts;
  for (const Kind kind : all_kinds) {
    if (cards.of(kind) > 0) counts.emplace(letter_of(kind), cards.of(kind));
  }
  return counts;
}

json::object spot_json(const Table::SpotView& spot) {
  json::object view{{"height", spot.height}};
  if (spot.open) view["open"] = letter_of(*spot.open);
  return view;
}

json::object pile_json(const Table::PileView& pile) {
  json::object view{{"height", pile.height}};
  if (pile.top) view["top"] = letter_of(*pile.top);
  return view;
}

json::object seat_json(const Table::SeatView& seat) {
  json::array tray;
  for (const auto& pile : seat.tray) tray.emplace_back(pile_json(pile));
  return {{"tray", std::move(tray)}, {"points", seat.points}};
}

// The fields of an event's type (rules/event.h).
void add_fields(const Event& event, json::object& fields) {
  const auto add_seat = [&] { fields["seat"] = event.seat.number(); };
  const auto add_other = [&] { fields["other"] = event.other.number(); };
  const auto add_kind = [&] { fields["kind"] = letter_of(event.kind); };
  const auto add_way = [&] {
    fields["from"] = event.from.number();
    fields["to"] = event.to.number();
  };
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
      fields["placement"] = to_string(event.placement);
      fields["cards"] = to_json(event.cards);
      return;
    case Event::Type::Secured:
      add_seat();
      if (event.clause == Clause::R5_3) add_kind();
      fields["cards"] = to_json(event.cards);
      return;
    case Event::Type::Rookie: add_seat(); return;
    case Event::Type::Taken:
      add_seat();
      add_other();
      fields["cards"] = to_json(event.cards);
      return;
    case Event::Type::Covered:
      add_seat();
      fields["spots"] = to_json(event.spots);
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

}  // namespace

json::value to_json(Move move) { return json::string(to_string(move)); }

Result<Move> move_from_json(const json::value& json) {
  if (const auto* id = json.if_int64()) {
    if (const auto move = Move::from_id(*id)) return *move;
    return refuse("", "a move's id is a number from 0 to 695");
  }
  if (const auto* text = json.if_string()) {
    if (const auto move = parse_move(*text)) return *move;
    return refuse("N5", "no decision is written like this");
  }
  return refuse("", "a move is its id, a number, or its token, a string");
}

json::value to_json(const Event& event) {
  json::object fields{{"type", name(event.type)}, {"clause", to_string(event.clause)}};
  add_fields(event, fields);
  return fields;
}

json::value to_json(const Options& options) {
  return {{"edition", to_string(options.edition)},
          {"variant", to_string(options.variant)},
          {"ruling", to_string(options.ruling)},
          {"seats", options.seats},
          {"first", options.first.number()}};
}

json::value to_json(const Table& table) {
  json::array spots;
  for (const auto& spot : table.spots) spots.emplace_back(spot_json(spot));
  json::array seats;
  for (std::size_t seat = 0; seat < table.options.seats; ++seat) seats.emplace_back(seat_json(table.seats[seat]));
  json::object view{{"options", to_json(table.options)},   {"turn", table.turn},
                    {"phase", name(table.phase)},          {"active", table.active.number()},
                    {"spots", std::move(spots)},           {"seats", std::move(seats)},
                    {"turnable", to_json(table.turnable)}, {"barred", to_json(table.barred)}};
  if (table.phase == Phase::Place) {
    view["hand"] = to_json(table.hand);
    view["owner"] = table.owner.number();
    view["partner_allowed"] = table.partner_allowed;
  }
  return view;
}

json::value to_json(const Record& record) {
  json::array names(record.names.begin(), record.names.end());
  json::object tags;
  for (const auto& [name, value] : record.other_tags) tags[name] = value;
  json::array moves;
  for (const Move move : record.moves) moves.emplace_back(to_json(move));
  return {{"options", to_json(record.options)}, {"names", std::move(names)}, {"deck", to_string(record.deck)},
          {"deck_tag", record.deck_tag},        {"tags", std::move(tags)},   {"moves", std::move(moves)}};
}

json::value replay_to_json(const Record& record) {
  json::object whole{{"record", to_json(record)}};
  if (const auto dealt = Game::deal(record.options, record.deck)) whole["table"] = to_json(dealt->table());
  json::array steps;
  const auto game = replay(record, [&steps](const Game& before, Move move, const Events& events, const Game& after) {
    json::array happened;
    for (const Event& event : events) happened.emplace_back(to_json(event));
    steps.emplace_back(json::object{{"turn", before.turn()},
                                    {"seat", before.active().number()},
                                    {"move", to_json(move)},
                                    {"token", to_token(before, move)},
                                    {"events", std::move(happened)},
                                    {"table", to_json(after.table())}});
  });
  whole["steps"] = std::move(steps);
  if (game) whole["result"] = result_tag(*game);
  return whole;
}

}  // namespace rookie
