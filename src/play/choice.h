#pragma once

#include <optional>
#include <vector>

#include "rules/game.h"
#include "rules/move.h"
#include "rules/table.h"
#include "rules/tray.h"

namespace rookie {

// A legal move, and what everybody can tell of its effect.
struct Choice {
  Move move;
  std::optional<Secured> secured;
};

// Returns all legal moves.
[[nodiscard]] std::vector<Choice> choices_of(const Game& game);

// Returns the kind of these cards, if they are all of one kind.
[[nodiscard]] std::optional<Kind> only_kind(Cards cards);

// Returns the placement to suggest: one that secures, preferably three X (R6.4); otherwise one that makes the most tops
// equal and then touches the fewest piles. The partner's tray is used only if that secures and the player's own does
// not.
[[nodiscard]] Move suggest(const Table& table);

}  // namespace rookie
