#pragma once

#include <array>
#include <cstddef>

#include "bots/evaluation/evaluation.h"
#include "core/result.h"
#include "notation/record.h"
#include "review/review.h"

namespace rookie {

// How reliable the chances of the curve are: for positions of similar chance, how many were won.
struct Reliability {
  struct Tenth {
    int positions = 0;
    double judged = 0;  // sum of the chances
    double won = 0;     // a shared win counts by its share
  };

  int games = 0;
  std::array<Tenth, 10> tenths;  // by the chance: below 10 %, 20 %, …

  // Adds all turns of a game, for every side, except the final result. Ignores a game that is not over.
  void add(const Record& record, const Evaluation& evaluation);
};

// How reliable the errors of losses are: how many losses stay within their error when many more positions are judged.
class LossReliability {
 public:
  struct Interval {
    double low = 0;
    double high = 0;
  };
  struct Held {
    int decisions = 0;
    int within = 0;

    // Returns the 95 % interval of the share `within` / `decisions` (Wilson's, which holds close to 1 too). There must
    // be decisions.
    [[nodiscard]] Interval interval() const;
  };

  static constexpr int times_as_many = 30;

  [[nodiscard]] const Held& all() const { return all_; }
  [[nodiscard]] const Held& great() const { return great_; }  // losses above 2 %

  // Judges every twentieth decision of all games, with `positions` positions and with times_as_many times that. Refuses
  // what Review::judge refuses.
  [[nodiscard]] Result<void> add(Search& search, const Record& record, int positions);
  void add(const Verdict& quick, const Verdict& thorough);

 private:
  int decisions_ = 0;  // of all games so far
  Held all_;
  Held great_;
};

}  // namespace rookie
