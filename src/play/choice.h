#pragma once

#include <vector>

#include "rules/game.h"
#include "rules/move.h"

namespace rookie {

// What a move would do, as far as everybody can tell.
struct Choice {
  Move move;
  int secures = 0;      // cards (R5.3)
  bool rookie = false;  // R6.4
};

[[nodiscard]] bool is_placement(Move move);

// All that may be decided now.
[[nodiscard]] std::vector<Choice> choices_of(const Game& game);

}  // namespace rookie
