#pragma once

#include <array>
#include <cstddef>

#include "bots/evaluation/evaluation.h"
#include "core/result.h"
#include "notation/record.h"
#include "review/review.h"

namespace rookie {

// How far the chances of the curve can be relied on: of the positions that were judged so, so many were won.
struct Reliability {
  struct Tenth {
    int positions = 0;
    double judged = 0;  // the chances, added up
    double won = 0;     // a shared win by its share
  };

  int games = 0;
  std::array<Tenth, 10> tenths;  // by the chance: below 10 %, 20 %, …

  // All turns of a game, for every side; the result itself is left out. A game that is not over says nothing.
  void add(const Record& record, const Evaluation& evaluation);
};

// How far the errors of losses can be relied on: of some decisions, how many losses stay within their error if many
// more positions are judged.
class LossReliability {
 public:
  struct Interval {
    double low = 0;
    double high = 0;
  };
  struct Held {
    int decisions = 0;
    int within = 0;

    // Of the share of them (95 %, Wilson's, which is true close to 1 too). There must be decisions.
    [[nodiscard]] Interval interval() const;
  };

  static constexpr int times_as_many = 30;

  [[nodiscard]] const Held& all() const { return all_; }
  [[nodiscard]] const Held& great() const { return great_; }  // losses above 2 %

  // Every twentieth decision of all games, judged with so many positions and with thirty times as many. Refuses what
  // Review::judge does.
  [[nodiscard]] Result<void> add(Search& search, const Record& record, int positions);
  void add(const Verdict& quick, const Verdict& thorough);

 private:
  int decisions_ = 0;  // of all games so far
  Held all_;
  Held great_;
};

}  // namespace rookie
