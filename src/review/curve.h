#pragma once

#include <optional>
#include <vector>

#include "bots/evaluation/evaluation.h"
#include "review/walk.h"

namespace rookie {

// The chances of all seats when a turn was over (outlook), and its last decision; of the first point, when the cards
// were dealt.
struct CurvePoint {
  int turn = 0;
  std::optional<int> decision;
  Chances chances{};
};

// Observes one point for the deal, and one for every turn that has ended; a game that is over ends with its result.
struct Curve {
  const Evaluation& evaluation;
  std::vector<CurvePoint> points;

  Curve(const Options& options, const Evaluation& its_evaluation);
  void operator()(const Decided& decided);
};

// A card that nobody had seen, and how lucky each seat was with it (luck_of).
struct LuckyCard {
  int decision = 0;
  Chances luck{};
};

struct LuckyCards {
  const Evaluation& evaluation;
  std::vector<LuckyCard> all;

  void operator()(const Decided& decided);
};

}  // namespace rookie
