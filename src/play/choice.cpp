#include "play/choice.h"

namespace rookie {
namespace {

// What the rules do by themselves shows no card that nobody has seen, so a placement may be tried on the truth.
Choice try_placement(const Game& game, Move move) {
  Choice choice{.move = move};
  Events events;
  static_cast<void>(Game(game).apply(move, events));
  for (const Event& event : events) {
    if (event.type == Event::Type::Secured) choice.secures = event.cards.total();
    if (event.type == Event::Type::Rookie) choice.rookie = true;
  }
  return choice;
}

}  // namespace

bool is_placement(Move move) { return move.type() == Move::Type::Place || move.type() == Move::Type::PlaceWithPartner; }

std::vector<Choice> choices_of(const Game& game) {
  const Moves moves = game.legal_moves();
  std::vector<Choice> choices;
  choices.reserve(moves.size());
  for (const Move move : moves) {
    choices.push_back(is_placement(move) ? try_placement(game, move) : Choice{.move = move});
  }
  return choices;
}

}  // namespace rookie
