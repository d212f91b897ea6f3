#pragma once

#include <optional>
#include <vector>

#include "bots/evaluation/evaluation.h"
#include "review/walk.h"

namespace rookie {

// The chances of all seats at the end of a turn (outlook), and the last decision of that turn. The first point is the
// deal; it has no decision.
struct CurvePoint {
  int turn = 0;
  std::optional<int> decision;
  Chances chances{};
};

// Collects a point for the deal and one for every turn that has ended. The last point of a finished game is its result.
struct Curve {
  const Evaluation& evaluation;
  std::vector<CurvePoint> points;

  Curve(const Options& options, const Evaluation& its_evaluation);
  void operator()(const Decided& decided);
};

// A card turned over for the first time, and the luck it was for each seat (luck_of).
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
