#pragma once

#include <optional>
#include <vector>

#include "rules/game.h"
#include "rules/move.h"
#include "rules/table.h"
#include "rules/tray.h"

namespace rookie {

// What a move would do, as far as everybody can tell.
struct Choice {
  Move move;
  std::optional<Secured> secured;
};

// All that may be decided now.
[[nodiscard]] std::vector<Choice> choices_of(const Game& game);

// The kind of all these cards, if they are of one.
[[nodiscard]] std::optional<Kind> only_kind(Cards cards);

// The placement to offer: one that secures, preferably with three X (R6.4); else one that makes most tops equal and
// touches fewest piles. The partner's tray only if that secures and the player's own does not.
[[nodiscard]] Move suggest(const Table& table);

}  // namespace rookie
