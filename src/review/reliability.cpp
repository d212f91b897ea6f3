#include "review/reliability.h"

#include <algorithm>
#include <span>

#include "review/curve.h"

namespace rookie {

void Reliability::add(const Record& record, const Evaluation& evaluation) {
  const auto game = replay(record);
  if (!game || !game->over()) return;
  ++games;
  const Chances result = result_of(*game);
  const auto curve = curve_of(record, evaluation);
  for (const CurvePoint& point : std::span(curve).first(curve.size() - 1)) {
    for (std::size_t side = 0; side < static_cast<std::size_t>(sides_of(record.options)); ++side) {
      const float chance = point.chances[side];
      Tenth& tenth = tenths[std::min(static_cast<std::size_t>(10 * chance), tenths.size() - 1)];
      ++tenth.positions;
      tenth.judged += chance;
      tenth.won += result[side];
    }
  }
}

}  // namespace rookie
