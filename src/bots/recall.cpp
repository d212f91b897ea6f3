#include "bots/recall.h"

namespace rookie {
namespace {

// The decision other than turning over that an event shows, if it shows one; the other events are what the rules do by
// themselves.
std::optional<Move> decision_behind(const Event& event, const Game& before) {
  switch (event.type) {
    case Event::Type::Placed:
      return event.clause == Clause::R5_5 ? Move::place_with_partner(event.placement) : Move::place(event.placement);
    case Event::Type::Covered:
      if (event.clause != Clause::R4_1) return std::nullopt;
      return Move::cover();
    case Event::Type::Taken:
      if (before.phase() != Phase::Take) return std::nullopt;
      return Move::take(event.other == seat_before(before.options(), event.seat) ? Side::Left : Side::Right);
    default: return std::nullopt;
  }
}

}  // namespace

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
