#pragma once

#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// Where a position leads to if all that was gained is placed, and cards are taken, as greedy_move does: to the next
// card to be turned over, or to the end of the game.
[[nodiscard]] Recall settled(Recall recall);

// Calls `visit(kind, count, after)` for every kind that the unknown card on a spot may be of: how many of it are among
// the unseen, and the settled position once it lies open.
template <typename Visit>
void for_each_card(const Recall& before, Spot spot, Visit visit) {
  for (const Kind kind : all_kinds) {
    const int count = before.unseen().of(kind);
    if (count == 0) continue;
    Recall after = before;
    after.turn_over(spot, kind);
    visit(kind, count, settled(after));
  }
}

// The chances of all seats in a settled position, if all play alike.
[[nodiscard]] Chances chances_in(const Recall& settled, const Evaluation& evaluation);

// Their mean over all that the unknown card on a spot may be.
[[nodiscard]] Chances mean_chances(const Recall& before, Spot spot, const Evaluation& evaluation);

// The chances of all seats in any position: all go on as greedy_move does up to the next unknown card, and what that
// may be is averaged. Looking at that one card makes them closer than the evaluation alone.
[[nodiscard]] Chances outlook(const Recall& recall, const Evaluation& evaluation);

}  // namespace rookie
