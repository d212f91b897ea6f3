#include "bots/candidates.h"

#include <bitset>

#include "bots/tray.h"

namespace rookie {
namespace {

constexpr int spot_numbers = 2 * (kind_count + 1);
constexpr int tops_numbers = 1 << (2 * kind_count);
constexpr int set_count = 2 * tops_numbers;

// Each kind shows on 0 to 3 piles: two bits.
int number_of(const Tops& tops) {
  int number = 0;
  for (const int count : tops) number = 4 * number + count;
  return number;
}

int number_of(const Recall& recall, const Table& table, Spot spot) {
  const auto kind = recall.top(spot);
  const bool alone = table.spots[static_cast<std::size_t>(spot.index())].height == 1;
  return 2 * (kind ? index(*kind) : kind_count) + (alone ? 1 : 0);
}

// A number below set_count, equal for those legal moves that come to the same.
int set_of(const Recall& recall, const Table& table, Move move) {
  switch (move.type()) {
    case Move::Type::Turn: return number_of(recall, table, move.spot());
    case Move::Type::Place: return number_of(tops_after(table, move));
    case Move::Type::PlaceWithPartner: return tops_numbers + number_of(tops_after(table, move));
    default: return spot_numbers + move.id();
  }
}

// Whether a card of the same kind lies open, or can be turned over as the second one.
bool can_be_matched(const Recall& recall, const Table& table, Spot spot) {
  SpotSet matches;
  for (const Spot other : SpotSet::all() - SpotSet(spot)) {
    const bool open = table.spots[static_cast<std::size_t>(other.index())].open.has_value();
    const bool second = table.phase == Phase::FirstCard && table.turnable.contains(other);
    if ((open || second) && recall.top(other) == recall.top(spot)) matches.add(other);
  }
  return !matches.empty();
}

bool only_passes(const Recall& recall, const Table& table, Move move) {
  const bool first = table.phase == Phase::FirstCard || table.phase == Phase::CoverOrSeek;
  return first && move.type() == Move::Type::Turn && recall.top(move.spot()) &&
         !can_be_matched(recall, table, move.spot());
}

}  // namespace

Moves candidates(const Recall& recall) {
  const Table table = recall.game().table();
  std::bitset<set_count> taken;
  Moves result;
  Moves passes;
  for (const Move move : recall.game().legal_moves()) {
    const auto set = static_cast<std::size_t>(set_of(recall, table, move));
    if (taken.test(set)) continue;
    taken.set(set);
    (only_passes(recall, table, move) ? passes : result).add(move);
  }
  return result.empty() ? passes : result;
}

}  // namespace rookie
