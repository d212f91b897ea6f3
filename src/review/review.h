#pragma once

#include <map>
#include <optional>
#include <vector>

#include "bots/search/search.h"
#include "core/result.h"
#include "notation/record.h"
#include "play/choice.h"

namespace rookie {

// What a decision was worth to the side that made it, judged by one who had forgotten nothing and looks ahead.
struct Verdict {
  Move move;
  Move best;
  float chance = 0;  // to win with the move
  float loss = 0;    // against the best; not negative
  float error = 0;   // of the loss, either way, in 19 of 20 decisions (docs/review.md)
};
using Verdicts = std::map<int, Verdict>;  // by decision

// How many positions may be judged for a decision, if nothing else is said.
inline constexpr int default_positions = 2000;

// A record, and the verdicts on its decisions so far. All else is a fold over the record (report_of).
class Review {
 public:
  // The record must replay, as those that are read do; the game need not be over.
  explicit Review(Record record);

  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] int decisions() const { return static_cast<int>(record_.moves.size()); }
  [[nodiscard]] const Verdicts& verdicts() const { return verdicts_; }

  // Judges a decision by looking at so many positions at most, and keeps the verdict: any decision, in any order. With
  // `instead`, another move is judged, which must be legal, and nothing is kept. Refuses decisions and moves that there
  // are not.
  [[nodiscard]] Result<Verdict> judge(Search& search, int decision, int positions, std::optional<Move> instead = {});

  // What could have been decided.
  [[nodiscard]] Result<std::vector<Choice>> choices(int decision) const;

 private:
  [[nodiscard]] Result<void> check(int decision) const;

  Record record_;
  Verdicts verdicts_;
};

}  // namespace rookie
