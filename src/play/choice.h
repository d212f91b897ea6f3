#pragma once

#include <optional>
#include <vector>

#include "rules/game.h"
#include "rules/move.h"
#include "rules/tray.h"

namespace rookie {

// What a move would do, as far as everybody can tell.
struct Choice {
  Move move;
  std::optional<Secured> secured;
};

// All that may be decided now.
[[nodiscard]] std::vector<Choice> choices_of(const Game& game);

}  // namespace rookie
