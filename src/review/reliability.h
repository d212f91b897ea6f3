#pragma once

#include <array>
#include <cstddef>

#include "bots/evaluation.h"
#include "notation/record.h"

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

}  // namespace rookie
