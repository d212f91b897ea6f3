#include "review/curve.h"

#include "bots/luck.h"
#include "bots/outlook.h"

namespace rookie {

Curve::Curve(const Options& options, const Evaluation& its_evaluation)
    : evaluation(its_evaluation), points{{.chances = outlook(Recall(options), evaluation)}} {}

void Curve::operator()(const Decided& decided) {
  if (!decided.turn_ended()) return;
  points.push_back(
      {.turn = decided.turn(), .decision = decided.index, .chances = outlook(decided.recall_after, evaluation)});
}

void LuckyCards::operator()(const Decided& decided) {
  const Event& event = decided.events[0];
  if (event.type != Event::Type::Turned || decided.recall.top(event.from)) return;
  all.push_back({.decision = decided.index, .luck = luck_of(event, decided.recall, evaluation)});
}

}  // namespace rookie
