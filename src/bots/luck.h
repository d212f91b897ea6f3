#pragma once

#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "rules/event.h"
#include "rules/ids.h"

namespace rookie {

// How lucky the viewer's side was when an unknown card was turned over: the chance in the position that it led to,
// minus the mean chance over all cards that it could have been; 0 for all other events. Its mean is 0 whatever the
// evaluation says. So the result of a game minus all luck is as unbiased as the result itself, and the better the
// evaluation, the less noise it has (a control variate).
[[nodiscard]] float luck_of(const Event& event, const Recall& before, const Evaluation& evaluation, Seat viewer);

// The same for all seats at once: what one side wins by luck, the others lose.
[[nodiscard]] Chances luck_of(const Event& event, const Recall& before, const Evaluation& evaluation);

}  // namespace rookie
