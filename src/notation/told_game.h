#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "rules/deck.h"
#include "rules/game.h"
#include "rules/move.h"

namespace rookie {

// A decision as in N5: `kind` is set if it turns over a card.
struct Decision {
  Move move;
  std::optional<Kind> kind;

  friend bool operator==(const Decision&, const Decision&) = default;
};

// "3R", "~", "YY-", "@YY-", "<"
[[nodiscard]] std::string to_string(const Decision& decision);
[[nodiscard]] std::optional<Decision> parse_decision(std::string_view text);

// A game in which the decisions tell the kinds of blank cards (N4).
class ToldGame {
 public:
  // The options and the deck must be valid.
  ToldGame(const Options& options, const Deck& deck);

  // Makes a decision and sets `events` to what happened. After an error the game cannot be used any more.
  [[nodiscard]] Result<void> make(const Decision& decision, Events& events);

  [[nodiscard]] const Game& game() const { return game_; }
  // The deck as far as it is known.
  [[nodiscard]] const Deck& deck() const { return deck_; }

 private:
  [[nodiscard]] Result<void> tell(Spot spot, Kind kind);

  Deck deck_;
  Game game_;
  bool dealt_open_;  // the whole deck was known from the start
};

}  // namespace rookie
