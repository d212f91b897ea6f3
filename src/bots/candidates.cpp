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
  explicit Turns(const Recall& recall) : game_(recall.game()) {
    const SpotSet turnable = game_.turnable();
    for (const Spot spot : game_.open()) open_[*game_.top(spot)] = true;
    for (const Spot spot : turnable) {
      if (const auto kind = game_.top(spot)) ++known_[*kind];
    }
    for (const Spot spot : turnable) sort(spot);
  }

  [[nodiscard]] Moves best(Waiting waiting) const {
    Moves moves;
    for (const List* list : {&pairs_, &others_, &passes_}) {
      for (const Move move : *list) moves.add(move);
      if (waiting == Waiting::No && !moves.empty()) break;
    }
    return moves;
  }

 private:
  using List = FixedList<Move, Spot::count>;

  void sort(Spot spot) {
    const auto kind = game_.top(spot);
    const auto set = static_cast<std::size_t>(kind ? index(*kind) : kind_count) + (game_.height(spot) == 1 ? 0 : sets);
    if (taken_.test(set)) return;
    taken_.set(set);
    (kind ? list_for(*kind) : others_).add(Move::turn(spot));
  }

  [[nodiscard]] List& list_for(Kind kind) {
    if (open_[kind]) return pairs_;
    const bool leads_to_pair = game_.phase() == Phase::FirstCard && known_[kind] > 1;
    const bool starts_turn = game_.phase() == Phase::FirstCard || game_.phase() == Phase::CoverOrSeek;
    return starts_turn && !leads_to_pair ? passes_ : others_;
  }

  const Game& game_;
  PerKind<bool> open_;
  PerKind<int> known_;                                 // face-down cards that may be turned over
  static constexpr std::size_t sets = kind_count + 1;  // by kind or unknown; twice, for cards with others beneath
  std::bitset<2 * sets> taken_;
  List pairs_;  // that make a pair at once
  List others_;
  List passes_;  // a first card that is known and leads to no pair
};

}  // namespace

Moves candidates(const Recall& recall, Waiting waiting) {
  const Game& game = recall.game();
  if (game.phase() == Phase::Place) return placements(recall, game.table());
  if (!game.turning()) return game.legal_moves();
  Moves moves = Turns(recall).best(waiting);
  if (game.phase() == Phase::CoverOrSeek) moves.add(Move::cover());
  return moves;
}

}  // namespace rookie
