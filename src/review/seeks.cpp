#include "review/seeks.h"

#include <algorithm>

#include "review/knowledge.h"

namespace rookie {
namespace {

Seek seek_of(const Decided& decided) {
  const Knowledge knowledge(decided.recall);
  const Event& turned = decided.events[0];
  Seek seek{.decision = decided.index, .seat = turned.seat, .kind = turned.kind};
  seek.paired =
      std::ranges::any_of(decided.events, [](const Event& event) { return event.type == Event::Type::Paired; });
  if (decided.recall.top(turned.from)) {
    seek.how = Seek::How::Memory;
    seek.chance = knowledge.chance_of_blind_match();
  } else {
    seek.how = knowledge.any_unseen_matches() ? Seek::How::Deduction : Seek::How::Luck;
    seek.chance = knowledge.chance_of_match();
  }
  return seek;
}

}  // namespace

void Seeks::operator()(const Decided& decided) {
  const bool sought = decided.move.type() == Move::Type::Turn && decided.before.phase() != Phase::FirstCard;
  if (sought) all.push_back(seek_of(decided));
}

}  // namespace rookie
