#pragma once

#include <optional>
#include <vector>

#include "bots/recall.h"
#include "rules/spot_set.h"

namespace rookie {

// What a player with perfect memory knows of the cards that can be turned over now.
class Knowledge {
 public:
  // The game must not be over.
  explicit Knowledge(const Recall& recall);

  [[nodiscard]] SpotSet turnable() const { return turnable_; }
  [[nodiscard]] bool any_unseen() const { return !unseen_.empty(); }

  // Returns the seen cards that would make a pair with an open one.
  [[nodiscard]] SpotSet mates() const;
  // The chance that an unseen card makes a pair with an open one.
  [[nodiscard]] double chance_of_match() const {
    return unseen_cards_ == 0 ? 0 : double(matching_cards_) / unseen_cards_;
  }
  // Whether every unseen card makes a pair with an open one.
  [[nodiscard]] bool any_unseen_matches() const { return unseen_cards_ != 0 && matching_cards_ == unseen_cards_; }
  // The chance that a card turned over at random makes a pair with an open one.
  [[nodiscard]] double chance_of_blind_match() const;

  // Returns the kinds of which a pair is certain: two known cards can be turned over, or one while another lies open. A
  // card is known if it has been seen, or if all unseen cards are of one kind.
  [[nodiscard]] std::vector<Kind> known_pairs() const;

 private:
  [[nodiscard]] int known(Kind kind) const;

  Phase phase_;
  SpotSet turnable_;
  SpotSet unseen_;  // of the turnable ones
  PerKind<SpotSet> seen_;
  PerKind<bool> open_;
  std::optional<Kind> only_unseen_kind_;  // set if all unseen cards are of one kind
  int unseen_cards_ = 0;                  // all on the table, also beneath others
  int matching_cards_ = 0;                // those of kinds that lie open
};

}  // namespace rookie
