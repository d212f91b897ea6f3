#include "notation/told_game.h"

#include "notation/rgn.h"

namespace rookie {

std::string to_string(const Decision& decision) {
  std::string text = to_string(decision.move);
  if (decision.kind) text += letter(*decision.kind);
  return text;
}

std::optional<Decision> parse_decision(std::string_view text) {
  const auto kind = text.size() == 2 ? kind_of(text.back()) : std::nullopt;
  if (kind) text.remove_suffix(1);
  const auto move = parse_move(text);
  if (!move || (move->type() == Move::Type::Turn) != kind.has_value()) return std::nullopt;
  return Decision{.move = *move, .kind = kind};
}

ToldGame::ToldGame(const Options& options, const Deck& deck)
    : deck_(deck), game_(*Game::deal(options, deck)), dealt_open_(deck.known().total() == deck.size()) {}

Result<void> ToldGame::make(const Decision& decision, Events& events) {
  auto made = game_.apply(decision.move, events);
  if (!made && made.error().clause == Clause::N4 && decision.kind) {
    if (const auto told = tell(decision.move.spot(), *decision.kind); !told) return told;
    made = game_.apply(decision.move, events);
  }
  if (!made) return std::unexpected(to_error(made.error()));
  const Event& first = *events.begin();
  if (decision.kind && first.kind != *decision.kind) {
    return dealt_open_ ? refuse("N5", std::string("in the deck this card is ") + letter(first.kind))
                       : refuse("N4", std::string("this card was seen before, as ") + letter(first.kind));
  }
  return {};
}

Result<void> ToldGame::tell(Spot spot, Kind kind) {
  deck_.set(game_.dealt_as(spot), kind);
  if (!validate(deck_, game_.options())) {
    return refuse("N4", std::string("no more ") + letter(kind) + " can be among the cards not seen before");
  }
  game_.tell(spot, kind);
  return {};
}

}  // namespace rookie
