#include "bots/outlook.h"

#include "bots/greedy.h"

namespace rookie {
namespace {

bool turns_unknown(const Recall& recall, Move move) {
  return move.type() == Move::Type::Turn && !recall.top(move.spot());
}

}  // namespace

Recall settled(Recall recall) {
  while (recall.game().phase() == Phase::Place || recall.game().phase() == Phase::Take)
    recall.play(greedy_move(recall));
  return recall;
}

Chances chances_in(const Recall& settled, const Evaluation& evaluation) {
  return settled.game().over() ? result_of(settled.game()) : evaluation.chances(settled);
}

Chances mean_chances(const Recall& before, Spot spot, const Evaluation& evaluation) {
  Chances mean{};
  const auto all = static_cast<float>(before.unseen().total());
  for_each_card(before, spot, [&](Kind, int count, const Recall& after) {
    const Chances chances = chances_in(after, evaluation);
    for (std::size_t seat = 0; seat < mean.size(); ++seat)
      mean[seat] += static_cast<float>(count) / all * chances[seat];
  });
  return mean;
}

Chances outlook(const Recall& recall, const Evaluation& evaluation) {
  Recall ahead = recall;
  while (!ahead.game().over()) {
    const Move move = greedy_move(ahead);
    if (turns_unknown(ahead, move)) return mean_chances(ahead, move.spot(), evaluation);
    ahead.play(move);
  }
  return result_of(ahead.game());
}

}  // namespace rookie
