#pragma once

#include <array>

#include "bots/evaluation/evaluation.h"
#include "review/curve.h"
#include "review/walk.h"

namespace rookie {

// Observes where the result of a game comes from: each seat's chance at the deal, the luck of the cards, and what each
// decision changed. All three are measured with one value of every position (chances_in, once it is settled), so they
// add up to the result; of a game that is not over, to the chances as it stands.
class Balance {
 public:
  // `lucky_cards` must observe each decision first.
  Balance(const Options& options, const Evaluation& evaluation, const LuckyCards& lucky_cards);

  void operator()(const Decided& decided);

  [[nodiscard]] const Chances& start() const { return start_; }
  [[nodiscard]] const Chances& end() const { return now_; }
  // How much all decisions of one seat changed the chance of another, or its own.
  [[nodiscard]] double changed(Seat by, Seat of) const { return at(at(changed_, by), of); }

 private:
  const Evaluation& evaluation_;
  const LuckyCards& lucky_cards_;
  Chances start_;
  Chances now_;
  std::array<std::array<double, Seat::count>, Seat::count> changed_{};
};

}  // namespace rookie
