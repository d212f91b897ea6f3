#pragma once

#include <optional>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/move.h"
#include "rules/options.h"

namespace rookie {

// What an observer knows who saw everything and forgot nothing: the kind of every top that was ever turned over, what
// every player has not secured, and the cards that nobody has seen. It is a Game of blank cards that follows the
// events: the rules are not written again, and what was never turned over is nowhere in it.
class Recall {
 public:
  // Valid options only.
  explicit Recall(const Options& options);

  // The event that shows a decision makes all that follows from it, so the other events of a move change nothing.
  void observe(const Event& event);

  // What follows from a decision, without its being made: for bots that look ahead. The move must be legal; turning
  // over a card that nobody has seen shows `kind`, which must be among the unseen.
  void play(Move move);
  void turn_over(Spot spot, Kind kind);

  // The game as far as it is known.
  [[nodiscard]] const Game& game() const { return game_; }
  // The kind of the face-down or open top of a spot, if it was ever turned over; nothing for an empty spot.
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
