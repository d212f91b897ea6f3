#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "rules/deck.h"
#include "rules/game.h"
#include "rules/move.h"

namespace rookie {

// A decision as N5 states it: turning over a card names its kind.
struct Decision {
  Move move;
  std::optional<Kind> kind;

  friend bool operator==(const Decision&, const Decision&) = default;
};

// "3R", "~", "YY-", "@YY-", "<"
[[nodiscard]] std::string to_string(const Decision& decision);
[[nodiscard]] std::optional<Decision> parse_decision(std::string_view text);

// A game whose blank cards become known by the decisions that are made (N4).
class ToldGame {
 public:
  // Both must be valid.
  ToldGame(const Options& options, const Deck& deck);

  // `events` becomes what happened. After an error the game is of no more use.
  [[nodiscard]] Result<void> make(const Decision& decision, Events& events);

  [[nodiscard]] const Game& game() const { return game_; }
  // As far as it is known.
  [[nodiscard]] const Deck& deck() const { return deck_; }

 private:
  [[nodiscard]] Result<void> tell(Spot spot, Kind kind);

  Deck deck_;
  Game game_;
  bool dealt_open_;  // the whole deck was known from the beginning
};

}  // namespace rookie
