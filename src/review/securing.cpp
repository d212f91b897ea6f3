#include "review/securing.h"

#include <algorithm>

#include "review/walk.h"
#include "rules/tray.h"

namespace rookie {

std::vector<Securing> securings_of(const Record& record) {
  std::vector<Securing> securings;
  for_each_decision(record, [&securings](const Decided& decided) {
    if (decided.before.phase() != Phase::Place) return;
    const Table table = decided.before.table();
    const auto does = [&](Move move) { return secured_by(table, move).has_value(); };
    if (std::ranges::none_of(decided.before.legal_moves(), does)) return;
    securings.push_back({.decision = decided.index,
                         .seat = decided.seat(),
                         .owner = owner_of(table, decided.move),
                         .done = does(decided.move)});
  });
  return securings;
}

}  // namespace rookie
