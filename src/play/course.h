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

// An event, and the table as it looks then.
struct Step {
  Event event;
  Table table;
};
using Steps = std::vector<Step>;

// The events of one move, which leads from one table to another.
[[nodiscard]] Steps steps_of(Table before, const Events& events, const Table& after);

// One game being played: its record, which grows with it, the truth, and what can be taken back. Whoever plays, plays
// one of these: people and bots on one device, an online table, a match, and the review that walks along a record.
class Course {
 public:
  // Deals the cards of the record and makes its decisions. Refuses a record that is no game.
  [[nodiscard]] static Result<Course> open(Record record);

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] Table table() const { return game_.table(); }
  [[nodiscard]] bool over() const { return game_.over(); }
  [[nodiscard]] const Record& record() const { return record_; }

  // Makes the active player's decision. Gives what happened, as events alone or with the tables to show them by. An
  // illegal move changes nothing.
  [[nodiscard]] std::expected<void, IllegalMove> make(Move move, Events& events);
  [[nodiscard]] Result<Steps> make(Move move);

  // A placement can be taken back until anything else happens, by whoever made it; there must be one.
  [[nodiscard]] std::optional<Seat> may_take_back() const;
  void take_back();

  // These are kept up to date from the moment when they are first asked for.
  // What somebody knows who has seen everything and forgotten nothing.
  [[nodiscard]] const Recall& recall() const;
  // The record as write_rgn gives it.
  [[nodiscard]] std::string rgn() const;

 private:
  Course(Record record, const Game& game);

  Record record_;
  Game game_;
  std::optional<Game> before_placing_;
  mutable std::optional<Recall> recall_;
  mutable std::optional<RgnBody> body_;
};

// The face-down tops that were ever seen.
[[nodiscard]] SpotKinds seen_tops(const Recall& recall);

}  // namespace rookie
