#pragma once

#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "rules/event.h"
#include "rules/ids.h"

namespace rookie {

// How lucky the viewer's side was when a card came to light: what the evaluation says of the position that it led to,
// less what it says on average of those that the other cards could have led to; 0 for all other events. Its mean is 0,
// whatever the evaluation says. So the end of a game less all luck is as true a measure as the end itself, and the
// better the evaluation, the less noisy (a control variate).
[[nodiscard]] float luck_of(const Event& event, const Recall& before, const Evaluation& evaluation, Seat viewer,
                            Play play);

// The same for all seats at once, if all play alike: what one side wins by luck, the others lose.
[[nodiscard]] Chances luck_of(const Event& event, const Recall& before, const Evaluation& evaluation);

}  // namespace rookie
