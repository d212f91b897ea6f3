#include "bots/greedy.h"

#include <algorithm>
#include <span>

#include "rules/tray.h"

namespace rookie {
namespace {

class Greedy {
 public:
  Greedy(const Belief& belief, const Moves& placements);

  [[nodiscard]] Move move() const;

 private:
  [[nodiscard]] Move turn_one() const;
  [[nodiscard]] Move cover_or_seek() const;
  [[nodiscard]] Move place() const;
  [[nodiscard]] Move take() const;

  [[nodiscard]] bool can_seek(Kind kind) const { return open_[kind] && known_[kind] > 0; }
  [[nodiscard]] bool is_known_pair(Kind kind) const { return known_[kind] > 1; }
  // The kind of greatest worth among those that meet the condition.
  template <typename Condition>
  [[nodiscard]] std::optional<Kind> best(Condition condition) const;
  [[nodiscard]] std::optional<Kind> best_to_seek() const {
    return best([this](Kind kind) { return can_seek(kind); });
  }
  [[nodiscard]] std::optional<Kind> best_known_pair() const {
    return best([this](Kind kind) { return is_known_pair(kind); });
  }
  [[nodiscard]] int worth(Kind kind) const;
  [[nodiscard]] PerKind<double> hopes_of_tops() const;
  [[nodiscard]] double worth_of_placing(Move move, const PerKind<double>& hopes) const;

  [[nodiscard]] Move turn(std::optional<Kind> kind) const;
  [[nodiscard]] Move turn_without_a_match() const;
  [[nodiscard]] std::optional<Spot> find(std::optional<Kind> kind) const;
  [[nodiscard]] double chance_of(Kind kind) const;
  [[nodiscard]] int unsecured(Seat seat) const { return unsecured_on(table_, seat); }
  [[nodiscard]] int unsecured_left() const { return unsecured(seat_before(table_.options, table_.active)); }
  [[nodiscard]] int unsecured_right() const { return unsecured(seat_after(table_.options, table_.active)); }

  const Belief& belief_;
  const Table& table_;
  const Moves& placements_;
  PerKind<bool> open_;
  PerKind<int> known_;   // face-down tops that may be turned over
  PerKind<int> unseen_;  // on the spots
  Cards tops_;           // of the active player
  int all_unseen_ = 0;
};

Greedy::Greedy(const Belief& belief, const Moves& placements)
    : belief_(belief), table_(belief.table), placements_(placements), tops_(tops_of(table_, table_.active)) {
  for (const Kind kind : all_kinds) unseen_[kind] = belief.left.of(kind);
  for (const Spot spot : SpotSet::all()) {
    const auto kind = belief.top(spot);
    if (!kind) continue;
    unseen_[*kind] = std::max(unseen_[*kind] - 1, 0);  // a wrong belief may claim one too many
    if (at(table_.spots, spot).open) open_[*kind] = true;
    if (table_.turnable.contains(spot)) ++known_[*kind];
  }
  for (const int unseen : unseen_) all_unseen_ += unseen;
}

Move Greedy::move() const {
  switch (table_.phase) {
    case Phase::CoverOrSeek: return cover_or_seek();
    case Phase::Place: return place();
    case Phase::Take: return take();
    default: return turn_one();
  }
}

Move Greedy::turn_one() const {
  if (const auto kind = best_to_seek()) return turn(kind);
  if (const auto kind = best_known_pair(); kind && table_.phase == Phase::FirstCard) return turn(kind);
  if (find(std::nullopt)) return turn(std::nullopt);
  return turn_without_a_match();
}

// Prefers a match for an open card, then a known pair; otherwise whichever is more likely to bring a pair: seeking one
// card that matches an open one, or two new cards. With the house ruling `again`, the open cards are known ones once
// they are covered, and two cards bring every pair that one can, and more.
Move Greedy::cover_or_seek() const {
  if (table_.options.rulings.contains(Ruling::Again)) return Move::cover();
  if (best_to_seek()) return turn_one();
  if (best_known_pair()) return Move::cover();
  double seek = 0;
  double cover = 0;
  for (const Kind kind : all_kinds) {
    const double chance = chance_of(kind);
    if (open_[kind]) {
      seek += chance;
    } else {
      cover += chance * (known_[kind] > 0 ? 1 : chance);
    }
  }
  return seek > cover ? turn_one() : Move::cover();
}

// The first of the best placements.
Move Greedy::place() const {
  const PerKind<double> hopes = hopes_of_tops();
  Move best = placements_[0];
  double most = worth_of_placing(best, hopes);
  for (const Move move : std::span(placements_).subspan(1)) {
    const double worth = worth_of_placing(move, hopes);
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
}

Move Greedy::take() const { return Move::take(unsecured_left() >= unsecured_right() ? Side::Left : Side::Right); }

template <typename Condition>
std::optional<Kind> Greedy::best(Condition condition) const {
  std::optional<Kind> result;
  for (const Kind kind : all_kinds) {
    if (condition(kind) && (!result || worth(kind) > worth(*result))) result = kind;
  }
  return result;
}

// What a pair of this kind is worth now. X comes first, so that a later pair that secures also secures the cards taken
// by X.
int Greedy::worth(Kind kind) const {
  constexpr int before_all_others = 40;
  if (table_.options.variant == Variant::Kids) return 1;
  int cards = 2;
  if (kind == Kind::X) cards += before_all_others + 2 * std::max(unsecured_left(), unsecured_right());
  if (tops_.of(kind) > 0) cards += unsecured(table_.active);
  return cards;
}

// What a top of each kind is worth, by the pairs of the kind that are left and its cards that are known.
PerKind<double> Greedy::hopes_of_tops() const {
  PerKind<double> hopes;
  for (const Kind kind : all_kinds) {
    const int pairs_left = belief_.left.of(kind) / 2;
    const double hope = 1 + pairs_left * 0.5 + (is_known_pair(kind) ? 3 : known_[kind]);
    hopes[kind] = pairs_left == 0 ? 0 : hope * (kind == Kind::X ? 1.2 : 1);
  }
  return hopes;
}

// Securing is best, with X better still (R6.4). Otherwise each kind that shows counts; the player's own tray comes
// before the partner's.
double Greedy::worth_of_placing(Move move, const PerKind<double>& hopes) const {
  const Cards tops = tops_after(table_, move);
  if (const auto kind = secured_by(tops)) {
    return (kind == Kind::X ? 2000 : 1000) + unsecured(owner_of(table_, move)) + table_.hand.total();
  }
  double value = move.type() == Move::Type::PlaceWithPartner ? -0.5 : 0;
  for (const Kind kind : all_kinds) {
    const int shown = tops.of(kind);
    if (shown != 0) value += hopes[kind];
    value += 0.1 * shown;
  }
  return value;
}

Move Greedy::turn(std::optional<Kind> kind) const { return Move::turn(*find(kind)); }

// All cards are known and none brings a pair. Prefers a card that moves to an empty spot and leaves a new top behind
// (R7.1), then one without a match, which helps the next player least.
Move Greedy::turn_without_a_match() const {
  const bool gap = std::ranges::any_of(table_.spots, [](const auto& spot) { return spot.height == 0; });
  for (const Spot spot : table_.turnable) {
    if (gap && at(table_.spots, spot).height > 1) return Move::turn(spot);
  }
  for (const Spot spot : table_.turnable) {
    const Kind kind = *belief_.top(spot);
    if (known_[kind] == 1 && kind != Kind::X) return Move::turn(spot);
  }
  return Move::turn(table_.turnable.first());
}

// Returns a card of this kind that may be turned over, or, if `kind` is empty, an unknown one.
std::optional<Spot> Greedy::find(std::optional<Kind> kind) const {
  for (const Spot spot : table_.turnable) {
    if (belief_.top(spot) == kind) return spot;
  }
  return std::nullopt;
}

double Greedy::chance_of(Kind kind) const {
  return all_unseen_ == 0 ? 0 : static_cast<double>(unseen_[kind]) / all_unseen_;
}

Belief belief_of(const Recall& recall) {
  Belief belief{.table = recall.game().table(), .left = recall.unseen()};
  for (const Spot spot : SpotSet::all()) {
    const auto kind = recall.top(spot);
    at(belief.tops, spot) = kind;
    if (kind) belief.left += Cards(*kind, 1);
  }
  return belief;
}

}  // namespace

Move greedy_move(const Belief& belief, const Moves& placements) { return Greedy(belief, placements).move(); }

Move greedy_move(const Recall& recall) {
  const bool placing = recall.game().phase() == Phase::Place;
  return greedy_move(belief_of(recall), placing ? recall.game().legal_moves() : Moves());
}

}  // namespace rookie
