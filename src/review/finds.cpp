#include "review/finds.h"

#include <algorithm>

#include "review/knowledge.h"
#include "review/walk.h"

namespace rookie {
namespace {

Find find_of(const Decided& decided) {
  const Knowledge knowledge(decided.recall);
  const Event& turned = decided.events[0];
  Find find{.decision = decided.index, .seat = turned.seat, .kind = turned.kind};
  find.paired =
      std::ranges::any_of(decided.events, [](const Event& event) { return event.type == Event::Type::Paired; });
  if (decided.recall.top(turned.from)) {
    find.how = Find::How::Memory;
    find.chance = knowledge.chance_of_blind_match();
  } else {
    find.how = knowledge.any_unseen_matches() ? Find::How::Deduction : Find::How::Luck;
    find.chance = knowledge.chance_of_match();
  }
  return find;
}

}  // namespace

std::vector<Find> seeks_of(const Record& record) {
  std::vector<Find> finds;
  for_each_decision(record, [&finds](const Decided& decided) {
    const bool seeks = decided.move.type() == Move::Type::Turn && decided.before.phase() != Phase::FirstCard;
    if (seeks) finds.push_back(find_of(decided));
  });
  return finds;
}

}  // namespace rookie
