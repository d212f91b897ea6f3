#include "notation/transcript.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/hash.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

std::string name(Seat seat) { return "seat " + std::to_string(seat.number()); }

std::string path(Spot from, Spot to) {
  std::string text = std::to_string(from.number());
  if (from != to) text += ">" + std::to_string(to.number());
  return text;
}

std::string to_string(SpotSet spots) {
  std::string text;
  for (const Spot spot : spots) text += (text.empty() ? "" : " ") + std::to_string(spot.number());
  return text.empty() ? "-" : text;
}

constexpr Words<Phase> phases("first card", "second card", "cover or seek", "seek", "place", "take", "over");

std::string to_hex(std::uint64_t number) {
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number /= 16) {
    *digit = std::string_view("0123456789abcdef")[number % 16];
  }
  return text;
}

// Describes an event without its clause.
std::string describe(const Event& event) {
  const std::string seat = name(event.seat);
  switch (event.type) {
    case Event::Type::Turned: return seat + " turned " + path(event.from, event.to) + " " + letter(event.kind);
    case Event::Type::Paired:
      return seat + " paired " + letter(event.kind) + " " + std::to_string(event.from.number()) + " " +
             std::to_string(event.to.number());
    case Event::Type::Placed:
      return seat + " placed " + to_string(event.placement) + " of " + to_string(event.cards) + " on " +
             name(event.other);
    case Event::Type::Secured: {
      const std::string cards = seat + " secured " + to_string(event.cards);
      return secures_tray(event) ? cards + " by " + letter(event.kind) : cards;
    }
    case Event::Type::Rookie: return seat + " is Rookie";
    case Event::Type::Taken: return seat + " took " + to_string(event.cards) + " from " + name(event.other);
    case Event::Type::Covered: return seat + " covered " + to_string(event.spots);
    case Event::Type::Shifted: return "shifted " + path(event.from, event.to) + " " + letter(event.kind);
    case Event::Type::TurnEnded: return seat + " ended the turn, " + name(event.other) + " is next";
    case Event::Type::GameEnded: break;
  }
  return is_standstill(event) ? "the game ended" : seat + " ended the game";
}

std::string spots_line(const Table& table) {
  std::string line = "  spots";
  for (int index = 0; index < Spot::count; ++index) {
    const auto& [height, open] = table.spots[static_cast<std::size_t>(index)];
    if (index == 3 || index == 6) line += ' ';
    line += ' ' + std::to_string(height);
    if (open) line += letter(*open);
    if (table.barred.contains(Spot::at(index))) line += '!';
  }
  return line + '\n';
}

std::string trays_line(const Table& table) {
  std::string line = "  trays";
  for (const Seat seat : seats_of(table.options)) {
    if (seat.index() > 0) line += ' ';
    const auto& [tray, points] = at(table.seats, seat);
    for (const auto& [height, top] : tray) line += top ? ' ' + (letter(*top) + std::to_string(height)) : " -";
    line += " (" + std::to_string(points) + ")";
  }
  return line + '\n';
}

std::string hand_line(const Table& table) {
  std::string line = "  place " + to_string(table.hand) + " on " + name(table.owner);
  if (table.partner_allowed) line += " or " + std::to_string(partner_of(table.options, table.owner).number());
  return line + '\n';
}

std::string legal_line(const Moves& moves) {
  constexpr std::size_t most_listed = 16;
  std::string line = "  legal " + std::to_string(moves.size()) + ":";
  if (moves.size() <= most_listed) {
    for (const Move move : moves) line += ' ' + to_string(move);
  } else {
    Hash hash;
    for (const Move move : moves) hash.add(static_cast<std::uint64_t>(move.id()));
    line += " hash " + to_hex(hash.value());
  }
  return line + '\n';
}

std::string position(const Game& game) { return to_string(game.table()) + legal_line(game.legal_moves()); }

std::string header(const Record& record) {
  const Options& options = record.options;
  std::string text = "edition " + to_string(options.edition) + ", variant " + std::string(to_string(options.variant)) +
                     ", ruling " + to_string(options.rulings) + ", " + name(options.first) + " starts\n";
  for (const Seat seat : seats_of(options)) text += name(seat) + " " + at(record.names, seat) + '\n';
  return text + "deck " + to_string(record.deck) + '\n';
}

}  // namespace

std::string to_string(Cards cards) {
  std::string text;
  for (const Kind kind : all_kinds) {
    const int count = cards.of(kind);
    if (count > 0) text += (text.empty() ? "" : " ") + std::to_string(count) + letter(kind);
  }
  return text.empty() ? "-" : text;
}

std::string to_string(const Event& event) {
  return describe(event) + " (" + std::string(to_string(event.clause)) + ")";
}

std::string to_string(const Table& table) {
  std::string text = spots_line(table) + trays_line(table);
  if (table.phase == Phase::Place) text += hand_line(table);
  return text + "  turn " + std::to_string(table.turn) + " " + name(table.active) + ": " +
         std::string(phases[table.phase]) + '\n';
}

std::string transcript(const Record& record) {
  const auto dealt = Game::deal(record.options, record.deck);
  if (!dealt) return {};
  std::string text = header(record) + position(*dealt);
  const auto game = replay(record, [&text](const Game& before, Move move, const Events& events, const Game& after) {
    text += std::to_string(before.turn()) + ". " + name(before.active()) + " " + to_token(before, move) + '\n';
    for (const Event& event : events) text += "  " + to_string(event) + '\n';
    text += position(after);
  });
  if (game) text += "result " + result_tag(*game) + '\n';
  return text;
}

}  // namespace rookie
