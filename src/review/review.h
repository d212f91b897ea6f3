#pragma once

#include <map>
#include <optional>
#include <vector>

#include "bots/search/search.h"
#include "core/result.h"
#include "notation/record.h"
#include "play/choice.h"

namespace rookie {

// The worth of a decision to the side that made it, judged by a search with perfect memory.
struct Verdict {
  Move move;
  Move best;
  float chance = 0;  // of winning, with the move
  float loss = 0;    // against the best move; not negative
  float error = 0;   // of the loss, in both directions, for 19 of 20 decisions (docs/review.md)
};
using Verdicts = std::map<int, Verdict>;  // by decision

// The default number of positions to judge per decision.
inline constexpr int default_positions = 2000;

// A record, and the verdicts on its decisions so far. Everything else is computed from the record (report_of).
class Review {
 public:
  // The record must be valid, as RgnReader ensures; the game need not be over.
  explicit Review(Record record);

  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] int decisions() const { return static_cast<int>(record_.moves.size()); }
  [[nodiscard]] const Verdicts& verdicts() const { return verdicts_; }

  // Judges a decision, looking at `positions` positions at most, and keeps the verdict. Decisions may come in any
  // order. With `instead`, judges that move in its place and keeps nothing. Refuses unknown decisions and illegal
  // moves.
  [[nodiscard]] Result<Verdict> judge(Search& search, int decision, int positions, std::optional<Move> instead = {});

  // Returns the moves that were legal at a decision.
  [[nodiscard]] Result<std::vector<Choice>> choices(int decision) const;

 private:
  [[nodiscard]] Result<void> check(int decision) const;

  Record record_;
  Verdicts verdicts_;
};

}  // namespace rookie
