#include "bots/recall.h"

#include "rules/decision_behind.h"

namespace rookie {

Recall::Recall(const Options& options)
    : game_(*Game::deal(options, Deck::blank(options))), unseen_(full_deck(options)) {}

void Recall::observe(const Event& event) {
  if (event.type == Event::Type::Turned) {
    turn_over(event.from, event.kind);
  } else if (const auto move = decision_behind(event, game_)) {
    play(*move);
  }
}

void Recall::play(Move move) {
  Events events;
  static_cast<void>(game_.apply(move, events));
}

void Recall::turn_over(Spot spot, Kind kind) {
  if (!game_.top(spot)) {
    game_.tell(spot, kind);
    unseen_ -= Cards(kind, 1);
  }
  play(Move::turn(spot));
}

std::optional<Kind> Recall::top(Spot spot) const {
  if (!game_.has_card(spot)) return std::nullopt;
  return game_.top(spot);
}

}  // namespace rookie
