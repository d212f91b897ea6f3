#include "review/curve.h"

#include "bots/luck.h"
#include "bots/outlook.h"
#include "review/walk.h"

namespace rookie {

std::vector<CurvePoint> curve_of(const Record& record, const Evaluation& evaluation) {
  std::vector<CurvePoint> curve{{.chances = outlook(Recall(record.options), evaluation)}};
  for_each_decision(record, [&](const Decided& decided) {
    if (!decided.turn_ended()) return;
    Recall after = decided.recall;
    for (const Event& event : decided.events) after.observe(event);
    curve.push_back({.turn = decided.before.turn(), .decision = decided.index, .chances = outlook(after, evaluation)});
  });
  return curve;
}

std::vector<LuckyCard> lucky_cards_of(const Record& record, const Evaluation& evaluation) {
  std::vector<LuckyCard> cards;
  for_each_decision(record, [&](const Decided& decided) {
    const Event& event = decided.events[0];
    if (event.type != Event::Type::Turned || decided.recall.top(event.from)) return;
    cards.push_back({.decision = decided.index, .luck = luck_of(event, decided.recall, evaluation)});
  });
  return cards;
}

}  // namespace rookie
