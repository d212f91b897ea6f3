#pragma once

#include <memory>

#include "bots/evaluation/evaluation.h"

namespace rookie {

// Judges every position the same: everybody's chance is one half.
class EvenEvaluation final : public Evaluation {
 public:
  [[nodiscard]] std::unique_ptr<Evaluation> remembering() const override { return std::make_unique<EvenEvaluation>(); }

 private:
  [[nodiscard]] float judge(const Recall& /*recall*/, Seat /*viewer*/) const override { return 0.5F; }
};

}  // namespace rookie
