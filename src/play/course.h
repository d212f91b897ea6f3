#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "bots/belief.h"
#include "bots/recall.h"
#include "core/result.h"
#include "notation/record.h"
#include "notation/rgn.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/table.h"

namespace rookie {

// An event, and the table after it.
struct Step {
  Event event;
  Table table;
};
using Steps = std::vector<Step>;

// Returns the steps of one move that leads from `before` to `after`.
[[nodiscard]] Steps steps_of(Table before, const Events& events, const Table& after);

// One game in play: its record, which grows with every move, the full state, and the last placement, which can be taken
// back. Games on one device, online tables, matches and reviews all use it.
class Course {
 public:
  // Deals the cards of the record and makes its moves. Refuses a record that is not a valid game.
  [[nodiscard]] static Result<Course> open(Record record);

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] Table table() const { return game_.table(); }
  [[nodiscard]] bool over() const { return game_.over(); }
  [[nodiscard]] const Record& record() const { return record_; }

  // Makes the active player's move. Reports what happened, as events or as steps. An illegal move changes nothing.
  [[nodiscard]] std::expected<void, IllegalMove> make(Move move, Events& events);
  [[nodiscard]] Result<Steps> make(Move move);

  // A placement can be taken back by the player who made it, until the next move. Call take_back() only if there is
  // one.
  [[nodiscard]] std::optional<Seat> may_take_back() const;
  void take_back();

  // Both are computed on the first call and kept up to date from then on.
  // What a player with perfect memory knows.
  [[nodiscard]] const Recall& recall() const;
  // The record in RGN, as write_rgn writes it.
  [[nodiscard]] std::string rgn() const;

 private:
  Course(Record record, const Game& game);

  Record record_;
  Game game_;
  std::optional<Game> before_placing_;
  mutable std::optional<Recall> recall_;
  mutable std::optional<RgnBody> body_;
};

// Returns the kinds of the face-down tops that have been seen.
[[nodiscard]] SpotKinds seen_tops(const Recall& recall);

}  // namespace rookie
