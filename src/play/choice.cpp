#include "play/choice.h"

namespace rookie {

std::vector<Choice> choices_of(const Game& game) {
  const Moves moves = game.legal_moves();
  std::vector<Choice> choices;
  choices.reserve(moves.size());
  const Table table = game.table();
  for (const Move move : moves) {
    choices.push_back({.move = move, .secured = is_placement(move) ? secured_by(table, move) : std::nullopt});
  }
  return choices;
}

}  // namespace rookie
