#include "review/steals.h"

#include <algorithm>

#include "rules/tray.h"

namespace rookie {

void Securings::operator()(const Decided& decided) {
  if (decided.before.phase() != Phase::Place) return;
  const Table table = decided.before.table();
  const auto does = [&](Move move) { return secured_by(table, move).has_value(); };
  if (std::ranges::none_of(decided.before.legal_moves(), does)) return;
  all.push_back({.decision = decided.index, .seat = decided.seat(), .done = does(decided.move)});
}

void Steals::operator()(const Decided& decided) {
  let_pass(decided.index);
  for (const Event& event : decided.events) {
    if (is_steal(event)) {
      all.push_back({.decision = decided.index,
                     .seat = event.seat,
                     .other = event.other,
                     .cards = event.cards.total(),
                     .preventable = at(to_secure_, event.other) || at(crosses_, event.other)});
      at(to_secure_, event.other) = false;
    }
    if (secures_tray(event)) at(to_secure_, event.seat) = false;
  }
}

// Takes into account the opportunities missed before this decision.
void Steals::let_pass(int before) {
  const auto& attempts = attempts_.all;
  for (; next_attempt_ < attempts.size() && attempts[next_attempt_].last < before; ++next_attempt_) {
    const Attempt& attempt = attempts[next_attempt_];
    const bool missed_or_left = attempt.possible && !attempt.paired;
    at(to_secure_, attempt.seat) |= missed_or_left && attempt.possible->secures;
    at(crosses_, attempt.seat) = missed_or_left && attempt.possible_cross;
  }
  const auto& securings = securings_.all;
  for (; next_securing_ < securings.size() && securings[next_securing_].decision < before; ++next_securing_) {
    at(to_secure_, securings[next_securing_].seat) |= !securings[next_securing_].done;
  }
}

}  // namespace rookie
