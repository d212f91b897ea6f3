#pragma once

#include <optional>
#include <vector>

#include "review/attempts.h"
#include "review/curve.h"
#include "review/memory.h"
#include "review/moments.h"
#include "review/review.h"
#include "review/seeks.h"
#include "review/steals.h"

namespace rookie {

// What a review says of one player. docs/review.md defines every figure.
struct PlayerReport {
  struct Pairs {  // that were certain, by attempts
    int taken = 0;
    int missed = 0;
    int left = 0;  // not taken, which may have been on purpose
  };
  struct Finds {
    int memory = 0;
    int deduction = 0;
    int luck = 0;
    double expected_by_luck = 0;  // the chances of all cards that could have been found by luck, added up
  };
  struct Steals {
    int made = 0;
    int cards_made = 0;
    int suffered = 0;
    int cards_suffered = 0;
    int preventable = 0;  // of those suffered
    int rookies = 0;      // R6.4
  };
  struct Secured {
    int done = 0;            // R5.3, by placing
    int missed_placing = 0;  // a placement could have, and did not
    int missed_pair = 0;     // a pair that was certain could have, and was missed
  };
  struct Decisions {
    int all = 0;
    int judged = 0;
    int best = 0;      // judged ones that lost nothing beyond their error
    double loss = 0;   // of all judged
    double error = 0;  // of the loss: the errors are taken for independent
  };

  Seat seat;
  MemoryScore memory;
  ScoresByAge memory_by_age;
  Pairs certain;
  int again_in_vain = 0;
  Finds finds;
  Steals steals;
  Secured securing;
  double luck = 0;
  Decisions decisions;
};

struct Report {
  std::vector<PlayerReport> players;  // by seat
  std::vector<Seat> winners;          // of a game that is over
  std::vector<CurvePoint> curve;
  std::vector<Seek> finds;  // pairs
  std::vector<Moment> moments;
  Verdicts verdicts;
  struct Decision {
    Seat seat;
    int turn = 0;
    int last_step = 0;  // its last event, counted from 0 over the whole game
  };
  std::vector<Decision> decisions;
};

// The memory score that people are told: 0 to 100; nothing without tests.
[[nodiscard]] std::optional<int> points_of(const MemoryScore& score);

[[nodiscard]] Report report_of(const Record& record, const Verdicts& verdicts, const Evaluation& evaluation);

}  // namespace rookie
