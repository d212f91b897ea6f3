#include "review/reliability.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "review/curve.h"

namespace rookie {

void Reliability::add(const Record& record, const Evaluation& evaluation) {
  Curve curve(record.options, evaluation);
  const Game end = walk(record, curve);
  if (!end.over()) return;
  ++games;
  const Chances result = result_of(end);
  for (const CurvePoint& point : std::span(curve.points).first(curve.points.size() - 1)) {
    for (std::size_t side = 0; side < static_cast<std::size_t>(sides_of(record.options)); ++side) {
      const float chance = point.chances[side];
      Tenth& tenth = tenths[std::min(static_cast<std::size_t>(10 * chance), tenths.size() - 1)];
      ++tenth.positions;
      tenth.judged += chance;
      tenth.won += result[side];
    }
  }
}

LossReliability::Interval LossReliability::Held::interval() const {
  constexpr double standard_errors = 1.96;  // on either side: 95 % of a normal distribution
  constexpr double added = standard_errors * standard_errors;
  const double middle = (within + added / 2) / (decisions + added);
  const double spread = double(within) * (decisions - within) / decisions + added / 4;
  const double margin = standard_errors * std::sqrt(spread) / (decisions + added);
  return {.low = middle - margin, .high = middle + margin};
}

Result<void> LossReliability::add(Search& search, const Record& record, int positions) {
  constexpr int every = 20;
  Review review(record);
  for (int decision = 0; decision < review.decisions(); ++decision) {
    if (decisions_++ % every != 0) continue;
    const auto quick = review.judge(search, decision, positions);
    if (!quick) return std::unexpected(quick.error());
    const auto thorough = review.judge(search, decision, times_as_many * positions);
    if (!thorough) return std::unexpected(thorough.error());
    add(*quick, *thorough);
  }
  return {};
}

void LossReliability::add(const Verdict& quick, const Verdict& thorough) {
  constexpr float great_loss = 0.02F;
  const int within = std::abs(thorough.loss - quick.loss) <= quick.error ? 1 : 0;
  ++all_.decisions;
  all_.within += within;
  if (quick.loss <= great_loss) return;
  ++great_.decisions;
  great_.within += within;
}

}  // namespace rookie
