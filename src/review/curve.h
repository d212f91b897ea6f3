#pragma once

#include <optional>
#include <vector>

#include "bots/evaluation.h"
#include "notation/record.h"

namespace rookie {

// The chances of all seats when a turn was over (outlook), and its last decision; of the first point, when the cards
// were dealt.
struct CurvePoint {
  int turn = 0;
  std::optional<int> decision;
  Chances chances{};
};

// One point for the deal, and one for every turn that has ended; a game that is over ends with its result.
[[nodiscard]] std::vector<CurvePoint> curve_of(const Record& record, const Evaluation& evaluation);

// A card that nobody had seen, and how lucky each seat was with it (luck_of).
struct LuckyCard {
  int decision = 0;
  Chances luck{};
};

[[nodiscard]] std::vector<LuckyCard> lucky_cards_of(const Record& record, const Evaluation& evaluation);

}  // namespace rookie
