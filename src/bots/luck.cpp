#include "bots/luck.h"

#include "bots/outlook.h"

namespace rookie {
namespace {

bool comes_to_light(const Event& event, const Recall& before) {
  return event.type == Event::Type::Turned && !before.top(event.from);
}

float chance_in(const Recall& settled, const Evaluation& evaluation, Seat viewer) {
  if (!settled.game().over()) return evaluation.chance(settled, viewer);
  const Chances result = result_of(settled.game());
  return at(result, viewer);
}

}  // namespace

float luck_of(const Event& event, const Recall& before, const Evaluation& evaluation, Seat viewer) {
  if (!comes_to_light(event, before)) return 0;
  float happened = 0;
  float expected = 0;
  for_each_card(before, event.from, [&](Kind kind, int count, const Recall& after) {
    const float chance = chance_in(after, evaluation, viewer);
    expected += static_cast<float>(count) * chance;
    if (kind == event.kind) happened = chance;
  });
  return happened - expected / static_cast<float>(before.unseen().total());
}

Chances luck_of(const Event& event, const Recall& before, const Evaluation& evaluation) {
  Chances luck{};
  if (!comes_to_light(event, before)) return luck;
  Recall after = before;
  after.observe(event);
  const Chances happened = chances_in(settled(after), evaluation);
  const Chances expected = mean_chances(before, event.from, evaluation);
  for (std::size_t seat = 0; seat < luck.size(); ++seat) luck[seat] = happened[seat] - expected[seat];
  return luck;
}

}  // namespace rookie
