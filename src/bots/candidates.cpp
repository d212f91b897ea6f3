#include "bots/candidates.h"

#include <bitset>

#include "rules/tray.h"

namespace rookie {
namespace {

Moves placements(const Recall& recall, const Table& table) {
  std::bitset<2 * tops_numbers> taken;
  Moves result;
  for (const Move move : recall.game().legal_moves()) {
    const bool with_partner = move.type() == Move::Type::PlaceWithPartner;
    const std::size_t set = number_of(tops_after(table, move)) + (with_partner ? tops_numbers : 0);
    if (!taken.test(set)) result.add(move);
    taken.set(set);
  }
  return result;
}

// The cards that may be turned over, sorted by what they lead to, with one card for each set of equivalent ones.
class Turns {
 public:
  Turns(const Recall& recall, const Table& table) : recall_(recall), table_(table) {
    for (const Spot spot : SpotSet::all()) {
      const auto kind = recall.top(spot);
      if (kind && view_of(spot).open) open_[*kind] = true;
      if (kind && table.turnable.contains(spot)) ++known_[*kind];
    }
    for (const Spot spot : table.turnable) sort(spot);
  }

  [[nodiscard]] Moves best(Waiting waiting) const {
    if (waiting == Waiting::No && !pairs_.empty()) return pairs_;
    if (waiting == Waiting::No && !others_.empty()) return others_;
    Moves moves = pairs_;
    for (const Move move : others_) moves.add(move);
    for (const Move move : passes_) moves.add(move);
    return moves;
  }

 private:
  [[nodiscard]] const Table::SpotView& view_of(Spot spot) const { return at(table_.spots, spot); }

  void sort(Spot spot) {
    const auto kind = recall_.top(spot);
    const auto set =
        static_cast<std::size_t>(kind ? index(*kind) : kind_count) + (view_of(spot).height == 1 ? 0 : sets);
    if (taken_.test(set)) return;
    taken_.set(set);
    (kind ? list_for(*kind) : others_).add(Move::turn(spot));
  }

  [[nodiscard]] Moves& list_for(Kind kind) {
    if (open_[kind]) return pairs_;
    const bool leads_to_pair = table_.phase == Phase::FirstCard && known_[kind] > 1;
    const bool starts_turn = table_.phase == Phase::FirstCard || table_.phase == Phase::CoverOrSeek;
    return starts_turn && !leads_to_pair ? passes_ : others_;
  }

  const Recall& recall_;
  const Table& table_;
  PerKind<bool> open_;
  PerKind<int> known_;                                 // face-down cards that may be turned over
  static constexpr std::size_t sets = kind_count + 1;  // by kind or unknown; twice, for cards with others beneath
  std::bitset<2 * sets> taken_;
  Moves pairs_;  // that make a pair at once
  Moves others_;
  Moves passes_;  // a first card that is known and leads to no pair
};

}  // namespace

Moves candidates(const Recall& recall, Waiting waiting) {
  const Table table = recall.game().table();
  if (table.phase == Phase::Place) return placements(recall, table);
  if (!recall.game().turning()) return recall.game().legal_moves();
  Moves moves = Turns(recall, table).best(waiting);
  if (table.phase == Phase::CoverOrSeek) moves.add(Move::cover());
  return moves;
}

}  // namespace rookie
