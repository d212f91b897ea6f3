#pragma once

#include "bots/evaluation/evaluation.h"

namespace rookie {

// Judges every position the same: everybody's chance is one half.
class EvenEvaluation final : public Evaluation {
 private:
  [[nodiscard]] float judge(const Recall& /*recall*/, Seat /*viewer*/) const override { return 0.5F; }
};

}  // namespace rookie
