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

// The figures of one player. docs/review.md defines them.
struct PlayerReport {
  struct Pairs {  // certain pairs, by attempt
    int taken = 0;
    int missed = 0;
    int left = 0;  // not taken, perhaps on purpose
  };
  struct Finds {
    int memory = 0;
    int deduction = 0;
    int luck = 0;
    double expected_by_luck = 0;  // sum of the chances of all seeks by luck
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
    int missed_placing = 0;  // a placement could have secured, but did not
    int missed_pair = 0;     // a certain pair that could have secured was missed
  };
  struct Decisions {
    int all = 0;
    int judged = 0;
    int best = 0;      // judged, without a loss beyond its error
    double loss = 0;   // of all judged
    double error = 0;  // of the loss, if the errors are independent
  };

  struct Result {       // start + luck + own + others = end
    double start = 0;   // the chance to win at the deal
    double own = 0;     // what the player's own decisions changed
    double others = 0;  // what the decisions of all others changed, in team the partner's too
    double end = 0;     // the share of the win; the chance if the game is not over
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
  Result result;
  Decisions decisions;
};

struct Report {
  std::vector<PlayerReport> players;  // by seat
  std::vector<Seat> winners;          // empty if the game is not over
  std::vector<CurvePoint> curve;
  std::vector<Seek> finds;  // only those that made a pair
  std::vector<Moment> moments;
  Verdicts verdicts;
  struct Decision {
    Seat seat;
    int turn = 0;
    int last_step = 0;  // index of its last event in the whole game
  };
  std::vector<Decision> decisions;
};

// Returns the memory score as shown: 0 to 100; nothing without tests.
[[nodiscard]] std::optional<int> points_of(const MemoryScore& score);

[[nodiscard]] Report report_of(const Record& record, const Verdicts& verdicts, const Evaluation& evaluation);

}  // namespace rookie
