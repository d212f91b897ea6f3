#include "review/balance.h"

#include "bots/outlook.h"

namespace rookie {

Balance::Balance(const Options& options, const Evaluation& evaluation, const LuckyCards& lucky_cards)
    : evaluation_(evaluation),
      lucky_cards_(lucky_cards),
      start_(chances_in(settled(Recall(options)), evaluation)),
      now_(start_) {}

void Balance::operator()(const Decided& decided) {
  const Chances after = chances_in(settled(decided.recall_after), evaluation_);
  const bool lucky = !lucky_cards_.all.empty() && lucky_cards_.all.back().decision == decided.index;
  auto& changed = at(changed_, decided.seat());
  for (const Seat seat : seats_of(decided.before.options())) {
    const double luck = lucky ? at(lucky_cards_.all.back().luck, seat) : 0;
    at(changed, seat) += double{at(after, seat)} - double{at(now_, seat)} - luck;
  }
  now_ = after;
}

}  // namespace rookie
