#include <string>

#include "notation/rgn.h"

namespace rookie {
namespace {

std::optional<Placement> parse_placement(std::string_view text) {
  if (text.size() != Pile::count) return std::nullopt;
  Placement::NewTops tops;
  for (std::size_t pile = 0; pile < Pile::count; ++pile) {
    tops[pile] = kind_of(text[pile]);
    if (!tops[pile] && text[pile] != '-') return std::nullopt;
  }
  return Placement::of(tops);
}

std::string quoted(std::string_view value) {
  std::string text = "\"";
  for (const char byte : value) {
    if (byte == '"' || byte == '\\') text += '\\';
    text += byte;
  }
  return text + '"';
}

std::string tag(std::string_view name, std::string_view value) {
  return "[" + std::string(name) + " " + quoted(value) + "]\n";
}

std::string seats_tag(const std::vector<std::string>& names) {
  std::string text = "[Seats";
  for (const std::string& name : names) text += " " + quoted(name);
  return text + "]\n";
}

std::string options_tags(const Options& options, const std::vector<std::string>& names) {
  return tag("Edition", to_string(options.edition)) + tag("Variant", to_string(options.variant)) +
         tag("Ruling", to_string(options.rulings)) + seats_tag(names) +
         tag("First", std::to_string(options.first.number()));
}

}  // namespace

std::string to_string(Placement placement) {
  std::string tops;
  for (const Pile pile : all_piles) {
    const auto top = placement.top(pile);
    tops += top ? letter(*top) : '-';
  }
  return tops;
}

std::string to_string(Move move) {
  switch (move.type()) {
    case Move::Type::Turn: return std::to_string(move.spot().number());
    case Move::Type::Cover: return "~";
    case Move::Type::Take: return move.side() == Side::Left ? "<" : ">";
    case Move::Type::Place: return to_string(move.placement());
    case Move::Type::PlaceWithPartner: break;
  }
  return "@" + to_string(move.placement());
}

std::optional<Move> parse_move(std::string_view text) {
  if (text == "~") return Move::cover();
  if (text == "<") return Move::take(Side::Left);
  if (text == ">") return Move::take(Side::Right);
  if (text.size() == 1) {
    const auto spot = Spot::numbered(text.front() - '0');
    return spot ? std::optional(Move::turn(*spot)) : std::nullopt;
  }
  const bool with_partner = text.starts_with('@');
  const auto placement = parse_placement(text.substr(with_partner ? 1 : 0));
  if (!placement) return std::nullopt;
  return with_partner ? Move::place_with_partner(*placement) : Move::place(*placement);
}

std::string to_token(const Game& before, Move move) {
  std::string token = to_string(move);
  if (move.type() != Move::Type::Turn) return token;
  if (const auto kind = before.top(move.spot())) token += letter(*kind);
  return token;
}

std::string result_tag(const Game& game) {
  if (!game.over()) return "*";
  std::string points;
  for (const Seat seat : seats_of(game.options())) {
    if (!points.empty()) points += ' ';
    points += std::to_string(game.points(seat));
  }
  return points;
}

void RgnBody::add(const Game& before, Move move) {
  if (before.turn() != turn_) {
    if (turn_ != 0) text_ += '\n';
    turn_ = before.turn();
    text_ += std::to_string(turn_) + '.';
  }
  text_ += ' ' + to_token(before, move);
}

std::string write_rgn(const Record& record, const Game& now, const RgnBody& body) {
  std::string text = tag("Rookie", "1") + options_tags(record.options, record.names);
  if (record.deck_tag) text += tag("Deck", to_string(record.deck));
  text += tag("Result", result_tag(now));
  for (const auto& [name, value] : record.other_tags) text += tag(name, value);
  text += '\n' + body.text();
  return text + (body.text().empty() ? "\n" : "\n\n");
}

std::string write_rgn(const Record& record) {
  RgnBody body;
  const Game now =
      *replay(record, [&body](const Game& before, Move move, const Events&, const Game&) { body.add(before, move); });
  return write_rgn(record, now, body);
}

}  // namespace rookie
