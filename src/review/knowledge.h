#pragma once

#include <optional>
#include <vector>

#include "bots/recall.h"
#include "rules/spot_set.h"

namespace rookie {

// What can be known of the cards that may be turned over now by one who has forgotten nothing.
class Knowledge {
 public:
  // The game must not be over.
  explicit Knowledge(const Recall& recall);

  [[nodiscard]] SpotSet turnable() const { return turnable_; }
  [[nodiscard]] bool any_unseen() const { return !unseen_.empty(); }

  // The seen cards that would make a pair with an open one.
  [[nodiscard]] SpotSet mates() const;
  // The chance that an unseen card makes a pair with an open one, and whether each of them does.
  [[nodiscard]] double chance_of_match() const {
    return unseen_cards_ == 0 ? 0 : double(matching_cards_) / unseen_cards_;
  }
  [[nodiscard]] bool any_unseen_matches() const { return unseen_cards_ != 0 && matching_cards_ == unseen_cards_; }
  // The chance that a card turned over blindly does.
  [[nodiscard]] double chance_of_blind_match() const;

  // The kinds of which a pair can be had, whatever the cards are that nobody has seen: one lies open, or two new cards
  // may be turned over, and the others were shown, or are the only ones left.
  [[nodiscard]] std::vector<Kind> known_pairs() const;

 private:
  [[nodiscard]] int known(Kind kind) const;

  Phase phase_;
  SpotSet turnable_;
  SpotSet unseen_;  // of those
  PerKind<SpotSet> seen_;
  PerKind<bool> open_;
  std::optional<Kind> only_unseen_kind_;  // none of the unseen is a secret then
  int unseen_cards_ = 0;                  // on the spots, beneath others too
  int matching_cards_ = 0;                // of those, of kinds that lie open
};

}  // namespace rookie
