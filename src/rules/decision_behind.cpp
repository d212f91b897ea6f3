#include "rules/decision_behind.h"

namespace rookie {

std::optional<Move> decision_behind(const Event& event, const Game& so_far) {
  switch (event.type) {
    case Event::Type::Turned: return Move::turn(event.from);
    case Event::Type::Placed:
      return event.clause == Clause::R5_5 ? Move::place_with_partner(event.placement) : Move::place(event.placement);
    case Event::Type::Covered:
      if (event.clause != Clause::R4_1) return std::nullopt;
      return Move::cover();
    case Event::Type::Taken:
      if (so_far.phase() != Phase::Take) return std::nullopt;
      return Move::take(event.other == seat_before(so_far.options(), event.seat) ? Side::Left : Side::Right);
    default: return std::nullopt;
  }
}

}  // namespace rookie
