#include "arena/luck.h"

#include "bots/greedy.h"

namespace rookie {
namespace {

// The chance of the viewer's side once the card lies open and the cards that it gained are placed.
float chance_after(Recall recall, Spot spot, Kind kind, const Evaluation& evaluation, Seat viewer, Play play) {
  recall.turn_over(spot, kind);
  while (recall.game().phase() == Phase::Place || recall.game().phase() == Phase::Take)
    recall.play(greedy_move(recall));
  if (!recall.game().over()) return evaluation.chance(recall, viewer, play);
  return result_of(recall.game())[static_cast<std::size_t>(viewer.index())];
}

}  // namespace

float luck_of(const Event& event, const Recall& before, const Evaluation& evaluation, Seat viewer, Play play) {
  if (event.type != Event::Type::Turned || before.top(event.from)) return 0;
  float happened = 0;
  float expected = 0;
  for (const Kind kind : all_kinds) {
    const int count = before.unseen().of(kind);
    if (count == 0) continue;
    const float chance = chance_after(before, event.from, kind, evaluation, viewer, play);
    expected += static_cast<float>(count) * chance;
    if (kind == event.kind) happened = chance;
  }
  return happened - expected / static_cast<float>(before.unseen().total());
}

}  // namespace rookie
