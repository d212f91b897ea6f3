#pragma once

#include <optional>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/move.h"
#include "rules/options.h"

namespace rookie {

// What an observer knows who saw everything and forgot nothing: the kind of each top that was ever turned over, each
// player's unsecured cards, and the cards that nobody has seen. It is a Game of blank cards that follows the events, so
// the rules are not repeated, and it never contains a card that was not turned over.
class Recall {
 public:
  // The options must be valid.
  explicit Recall(const Options& options);

  // The event that shows a decision applies the whole move; the other events of the move change nothing.
  void observe(const Event& event);

  // Applies a move, for bots that look ahead. It must be legal. `play` cannot turn over a card that nobody has seen;
  // `turn_over` can; the card is then of `kind`, which must be among the unseen.
  void play(Move move);
  void turn_over(Spot spot, Kind kind);

  // The game, as far as it is known.
  [[nodiscard]] const Game& game() const { return game_; }
  // The kind of the top of a spot, open or face down, if it was ever turned over; nothing for an empty spot.
  [[nodiscard]] std::optional<Kind> top(Spot spot) const;
  [[nodiscard]] Cards unsecured(Seat seat) const { return game_.unsecured(seat); }
  // The cards on the spots that nobody has turned over yet.
  [[nodiscard]] Cards unseen() const { return unseen_; }

  friend bool operator==(const Recall&, const Recall&) = default;

 private:
  Game game_;
  Cards unseen_;
};

}  // namespace rookie
