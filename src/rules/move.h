#pragma once

#include <cstdint>

#include "rules/ids.h"
#include "rules/placement.h"

namespace rookie {

enum class Side : std::uint8_t { Left, Right };  // R2.3: left played before, right plays next

// A decision. Its id is a small integer. The ids are dense, and stable for storage, bots and learning:
//
//     0 …   8   turn over the card on spot 1 … 9 (R3.1; with open cards: seek, R4.2)
//     9         cover the open cards (R4.1)
//    10,  11    take from the left, the right neighbour (R6.1)
//    12 … 353   place, by Placement (R5)
//   354 … 695   place the pair on the partner's tray piles, by Placement (R5.5)
class Move {
 public:
  static constexpr int count = 696;
  enum class Type : std::uint8_t { Turn, Cover, Take, Place, PlaceWithPartner };

  Move() = default;  // not initialised, so that lists of moves cost nothing to create
  // The id must be valid.
  static constexpr Move at(int id) { return Move(id); }
  static constexpr Move turn(Spot spot) { return Move(spot.index()); }
  static constexpr Move cover() { return Move(cover_id); }
  static constexpr Move take(Side side) { return Move(take_id + static_cast<int>(side)); }
  static constexpr Move place(Placement placement) { return Move(place_id + placement.index()); }
  static constexpr Move place_with_partner(Placement placement) { return Move(partner_id + placement.index()); }

  [[nodiscard]] constexpr int id() const { return id_; }

  [[nodiscard]] constexpr Type type() const {
    if (id_ < cover_id) return Type::Turn;
    if (id_ == cover_id) return Type::Cover;
    if (id_ < place_id) return Type::Take;
    return id_ < partner_id ? Type::Place : Type::PlaceWithPartner;
  }

  // Each is only for moves of its type.
  [[nodiscard]] constexpr Spot spot() const { return Spot::at(id_); }
  [[nodiscard]] constexpr Side side() const { return static_cast<Side>(id_ - take_id); }
  [[nodiscard]] constexpr Placement placement() const {
    return Placement::at(id_ - (id_ < partner_id ? place_id : partner_id));
  }

  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  static constexpr int cover_id = Spot::count;
  static constexpr int take_id = cover_id + 1;
  static constexpr int place_id = take_id + 2;
  static constexpr int partner_id = place_id + Placement::count;
  static_assert(partner_id + Placement::count == count);

  explicit constexpr Move(int id) : id_(static_cast<std::uint16_t>(id)) {}

  std::uint16_t id_;
};

// R5
[[nodiscard]] constexpr bool is_placement(Move move) { return move.type() >= Move::Type::Place; }

}  // namespace rookie
