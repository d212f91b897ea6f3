#pragma once

#include "bots/recall.h"
#include "notation/record.h"

namespace rookie {

// One decision of a record, as those at the table could see it: what everybody knew who had forgotten nothing, the
// move, and what it caused. Valid while it is visited.
struct Decided {
  int index = 0;  // from 0
  const Recall& recall;
  const Game& before;
  Move move;
  const Events& events;
  const Game& after;

  [[nodiscard]] Seat seat() const { return before.active(); }
  [[nodiscard]] bool turn_ended() const { return after.over() || after.turn() != before.turn(); }
};

// Calls `visit(decided)` for every decision of a record that replays. All figures of a review are folds of this kind.
template <typename Visit>
void for_each_decision(const Record& record, Visit visit) {
  Recall recall(record.options);
  int index = 0;
  static_cast<void>(replay(record, [&](const Game& before, Move move, const Events& events, const Game& after) {
    visit(
        Decided{.index = index++, .recall = recall, .before = before, .move = move, .events = events, .after = after});
    for (const Event& event : events) recall.observe(event);
  }));
}

}  // namespace rookie
