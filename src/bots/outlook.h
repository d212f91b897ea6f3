#pragma once

#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// Places and takes cards as greedy_move does, until a card is to be turned over or the game is over, and returns that
// position.
[[nodiscard]] Recall settled(Recall recall);

// Calls `visit(kind, count, after)` for each kind that the unknown card on a spot may have: the kind, the number of its
// unseen cards, and the settled position after the card is turned over.
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

// The chances of all seats in a settled position.
[[nodiscard]] Chances chances_in(const Recall& settled, const Evaluation& evaluation);

// Their mean over all kinds that the unknown card on a spot may have.
[[nodiscard]] Chances mean_chances(const Recall& before, Spot spot, const Evaluation& evaluation);

// The chances of all seats in any position: plays as greedy_move does up to the next unknown card, and takes the mean
// over the kinds that it may have. Looking at that card is more accurate than the evaluation alone.
[[nodiscard]] Chances outlook(const Recall& recall, const Evaluation& evaluation);

}  // namespace rookie
