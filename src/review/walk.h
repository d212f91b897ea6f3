#pragma once

#include "bots/recall.h"
#include "play/course.h"

namespace rookie {

// One decision of a record: what a player with perfect memory knew before it, the move, and what it caused. Valid only
// during the call of the observer.
struct Decided {
  int index = 0;  // from 0
  const Recall& recall;
  const Game& before;
  Move move;
  const Events& events;
  const Game& after;
  const Recall& recall_after;

  [[nodiscard]] Seat seat() const { return before.active(); }
  [[nodiscard]] int turn() const { return before.turn(); }
  [[nodiscard]] bool turn_ended() const { return after.over() || after.turn() != before.turn(); }
};

// Replays a valid record and calls `observer(decided)` for every decision and every observer, in the order given, so
// that an observer can use the results of those before it. Returns the game after the last decision.
template <typename... Observers>
Game walk(const Record& record, Observers&... observers) {
  Course course = *Course::open({.options = record.options, .deck = record.deck});
  Events events;
  int index = 0;
  for (const Move move : record.moves) {
    const Recall recall = course.recall();
    const Game before = course.game();
    static_cast<void>(course.make(move, events));
    const Decided decided{.index = index++,
                          .recall = recall,
                          .before = before,
                          .move = move,
                          .events = events,
                          .after = course.game(),
                          .recall_after = course.recall()};
    (observers(decided), ...);
  }
  return course.game();
}

}  // namespace rookie
