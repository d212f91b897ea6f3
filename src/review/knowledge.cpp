#include "review/knowledge.h"

#include "play/choice.h"

namespace rookie {
Knowledge::Knowledge(const Recall& recall) : phase_(recall.game().phase()), unseen_cards_(recall.unseen().total()) {
  if (unseen_cards_ != 0) only_unseen_kind_ = only_kind(recall.unseen());
  const Table table = recall.game().table();
  turnable_ = table.turnable;
  for (const Spot spot : turnable_) {
    if (const auto kind = recall.top(spot)) {
      seen_[*kind].add(spot);
    } else {
      unseen_.add(spot);
    }
  }
  for (const auto& spot : table.spots) {
    if (!spot.open) continue;
    open_[*spot.open] = true;
    matching_cards_ += recall.unseen().of(*spot.open);
  }
}

SpotSet Knowledge::mates() const {
  SpotSet mates;
  for (const Kind kind : all_kinds) {
    if (open_[kind]) mates = mates | seen_[kind];
  }
  return mates;
}

double Knowledge::chance_of_blind_match() const {
  return (mates().size() + unseen_.size() * chance_of_match()) / turnable_.size();
}

int Knowledge::known(Kind kind) const { return seen_[kind].size() + (only_unseen_kind_ == kind ? unseen_.size() : 0); }

std::vector<Kind> Knowledge::known_pairs() const {
  const bool two_new_cards = phase_ == Phase::FirstCard || phase_ == Phase::CoverOrSeek;
  std::vector<Kind> kinds;
  for (const Kind kind : all_kinds) {
    if ((two_new_cards && known(kind) > 1) || (open_[kind] && known(kind) > 0)) kinds.push_back(kind);
  }
  return kinds;
}

}  // namespace rookie
