#include "review/steals.h"

#include <array>

#include "core/lookup.h"
#include "review/walk.h"

namespace rookie {
namespace {

// What players have let pass so far.
class LetPass {
 public:
  void secured_or_lost(Seat seat) { at(securing_, seat) = false; }
  void add(const Securing& securing) { at(securing_, securing.seat) |= !securing.done; }
  void add(const Attempt& attempt) {
    const bool missed_or_left = attempt.possible && !attempt.paired;
    at(securing_, attempt.seat) |= missed_or_left && attempt.possible->secures;
    at(crosses_, attempt.seat) = missed_or_left && attempt.possible_cross;
  }
  [[nodiscard]] bool any(Seat seat) const { return at(securing_, seat) || at(crosses_, seat); }

 private:
  std::array<bool, Seat::count> securing_{};
  std::array<bool, Seat::count> crosses_{};  // in the last turn
};

// Those of the decision, which are in order.
template <typename Item>
void add_those_of(int decision, const std::vector<Item>& items, int Item::* its_decision, std::size_t& next,
                  LetPass& let_pass) {
  for (; next < items.size() && items[next].*its_decision <= decision; ++next) let_pass.add(items[next]);
}

}  // namespace

std::vector<Steal> steals_of(const Record& record, const std::vector<Attempt>& attempts,
                             const std::vector<Securing>& securings) {
  std::vector<Steal> steals;
  LetPass let_pass;
  std::size_t next_attempt = 0;
  std::size_t next_securing = 0;
  for_each_decision(record, [&](const Decided& decided) {
    for (const Event& event : decided.events) {
      if (is_steal(event)) {
        steals.push_back({.decision = decided.index,
                          .seat = event.seat,
                          .other = event.other,
                          .cards = event.cards.total(),
                          .rookie = is_of_rookie(event),
                          .preventable = let_pass.any(event.other)});
        let_pass.secured_or_lost(event.other);
      }
      if (secures_tray(event)) let_pass.secured_or_lost(event.seat);
    }
    add_those_of(decided.index, attempts, &Attempt::last, next_attempt, let_pass);
    add_those_of(decided.index, securings, &Securing::decision, next_securing, let_pass);
  });
  return steals;
}

}  // namespace rookie
