#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "bots/belief.h"
#include "core/random.h"
#include "rules/event.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/spot_set.h"

namespace rookie {

// How well a player remembers. docs/bots.md says where the model comes from.
struct MemoryTraits {
  double half_life = 1;  // after this many cards, half of the cards seen once are forgotten
  int span = 1;          // how many cards can be remembered at a time
  int confusion = 0;     // percentage of cards remembered on a neighbouring spot
};

// What a player has noticed about a card.
struct Impression {
  Kind kind = Kind::Green;
  bool own = false;     // the player turned it over
  double firmness = 1;  // up to 2: grows when the card is seen again
};

// The chance that a card within the span is remembered `cards_since` cards after it was covered: h / (h + cards_since).
// The half-life h is that of the traits, longer for X, for the player's own finds and for firm impressions.
[[nodiscard]] double recall_chance(const MemoryTraits& traits, const Impression& impression, int cards_since);

// The firmness after the card is seen again: it grows most if the card was nearly forgotten, and not at all if it was
// just seen.
[[nodiscard]] double firmness_after(const MemoryTraits& traits, const Impression& impression, int cards_since);

// The spots above, below, to the left and to the right.
[[nodiscard]] SpotSet neighbours_of(Spot spot);

// A memory that forgets as people do. It remembers only cards that were shown, at worst on a neighbouring spot. It must
// be told all events of a game. The same events and the same seed lead to the same memories on every platform.
class HumanMemory {
 public:
  HumanMemory(const MemoryTraits& traits, Seat self, std::uint64_t seed)
      : traits_(traits), self_(self), random_(seed) {}

  void observe(const Event& event);

  // The face-down cards that are remembered, on the spots where they seem to lie.
  [[nodiscard]] SpotKinds recalled() const;

 private:
  // A card on the table that was seen. Once covered, it is remembered while its chance is above a threshold drawn at
  // random: a forgotten card stays forgotten until it is seen again.
  struct Trace {
    Impression impression;
    Spot place;  // where it seems to lie
    bool open = true;
    int covered_at = 0;  // the value of turned_over_ then
    double threshold = 0;
  };

  [[nodiscard]] std::optional<Trace>& trace_of(Spot spot) { return at(traces_, spot); }
  [[nodiscard]] int cards_since(const Trace& trace) const { return turned_over_ - trace.covered_at; }
  void see(const Event& turned);
  void move(Spot from, Spot to);
  void forget_place(Spot place);
  void cover(Spot spot);

  MemoryTraits traits_;
  Seat self_;
  Random random_;
  int turned_over_ = 0;                                   // the number of cards in the whole game
  std::array<std::optional<Trace>, Spot::count> traces_;  // by the spot where the card really lies
};

}  // namespace rookie
