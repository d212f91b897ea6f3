#pragma once

#include <cstddef>
#include <optional>

#include "rules/cards.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/move.h"
#include "rules/table.h"

// Trays, and what a placement does to them, as far as the table shows it.
namespace rookie {

// The multiset of the tops of a player's tray piles. Which pile shows which top makes no difference (R5.3).
[[nodiscard]] Cards tops_of(const Table& table, Seat seat);
// A unique number below tops_numbers for each multiset of tops: two bits per kind, since a kind shows on 0 to 3 piles.
inline constexpr std::size_t tops_numbers = std::size_t{1} << (2U * kind_count);
[[nodiscard]] std::size_t number_of(Cards tops);

// The number of cards on a player's tray piles.
[[nodiscard]] int unsecured_on(const Table& table, Seat seat);

// The owner of the tray that a placement goes to (R5.1, R5.5), and the tops of that tray after it, before anything is
// secured.
[[nodiscard]] Seat owner_of(const Table& table, Move placement);
[[nodiscard]] Cards tops_after(const Table& table, Move placement);

// R5.3: the kind that all three piles show, if any.
[[nodiscard]] std::optional<Kind> secured_by(Cards tops);

// What a placement secures (R5.3). If `kind` is X, it is a Rookie (R6.4).
struct Secured {
  Kind kind = Kind::Green;
  int cards = 0;
};
[[nodiscard]] std::optional<Secured> secured_by(const Table& table, Move placement);

// Whether a pair of this kind could secure now: the active player or, in team, the partner has a top of it (R5.3,
// R5.5).
[[nodiscard]] bool pair_would_secure(const Table& table, Kind kind);

}  // namespace rookie
