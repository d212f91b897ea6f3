#include "bots/human_memory.h"

#include <algorithm>
#include <utility>

#include "bots/pick.h"

namespace rookie {
namespace {

constexpr double for_x = 2;
constexpr double for_own_finds = 1.5;
constexpr double greatest_firmness = 2;

// Returns a uniform number in [0, 1).
double uniform(Random& random) { return static_cast<double>(random.next() >> 11U) * 0x1p-53; }

}  // namespace

double recall_chance(const MemoryTraits& traits, const Impression& impression, int cards_since) {
  const double half_life = traits.half_life * impression.firmness * (impression.kind == Kind::X ? for_x : 1) *
                           (impression.own ? for_own_finds : 1);
  return half_life / (half_life + cards_since);
}

double firmness_after(const MemoryTraits& traits, const Impression& impression, int cards_since) {
  const double forgotten = 1 - recall_chance(traits, impression, cards_since);
  return impression.firmness + (greatest_firmness - impression.firmness) * forgotten;
}

SpotSet neighbours_of(Spot spot) {
  constexpr int side = 3;  // R2.1
  const int row = spot.index() / side;
  const int column = spot.index() % side;
  SpotSet neighbours;
  if (row > 0) neighbours.add(Spot::at(spot.index() - side));
  if (row < side - 1) neighbours.add(Spot::at(spot.index() + side));
  if (column > 0) neighbours.add(Spot::at(spot.index() - 1));
  if (column < side - 1) neighbours.add(Spot::at(spot.index() + 1));
  return neighbours;
}

void HumanMemory::observe(const Event& event) {
  switch (event.type) {
    case Event::Type::Turned: see(event); break;
    case Event::Type::Shifted: move(event.from, event.to); break;
    case Event::Type::Paired:
      trace_of(event.from).reset();
      trace_of(event.to).reset();
      break;
    case Event::Type::Covered:
      for (const Spot spot : event.spots) cover(spot);
      break;
    default: break;
  }
}

void HumanMemory::see(const Event& turned) {
  move(turned.from, turned.to);
  auto& trace = trace_of(turned.to);
  if (trace) {
    trace->impression.firmness = firmness_after(traits_, trace->impression, cards_since(*trace));
    trace->open = true;
  } else {
    trace = Trace{.impression = {.kind = turned.kind}, .place = turned.to};
  }
  if (turned.seat == self_) trace->impression.own = true;
  ++turned_over_;
}

// The top of `from` is seen and now lies on `to` (R7.1, R7.3). Forgets other cards remembered on either spot.
void HumanMemory::move(Spot from, Spot to) {
  auto trace = std::exchange(trace_of(from), std::nullopt);
  forget_place(from);
  forget_place(to);
  if (trace) trace->place = to;
  trace_of(to) = trace;
}

void HumanMemory::forget_place(Spot place) {
  for (auto& trace : traces_) {
    if (trace && trace->place == place) trace.reset();
  }
}

void HumanMemory::cover(Spot spot) {
  Trace& trace = *trace_of(spot);
  const bool confused = random_.below(100) < static_cast<std::uint32_t>(traits_.confusion);
  trace.place = confused ? pick(neighbours_of(spot), random_) : spot;
  trace.open = false;
  trace.covered_at = turned_over_;
  trace.threshold = uniform(random_);
}

// Takes the strongest memories first, as many as the span allows; of two on one spot, the stronger one counts.
SpotKinds HumanMemory::recalled() const {
  std::array<double, Spot::count> chances{};
  for (std::size_t at = 0; at < chances.size(); ++at) {
    const auto& trace = traces_[at];
    if (trace && !trace->open) chances[at] = recall_chance(traits_, trace->impression, cards_since(*trace));
  }
  SpotKinds kinds;
  for (int kept = 0; kept < traits_.span; ++kept) {
    const auto strongest = static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
    const double chance = std::exchange(chances[strongest], 0);
    if (chance == 0) break;
    const Trace& trace = *traces_[strongest];
    auto& kind = at(kinds, trace.place);
    if (!kind && trace.threshold < chance) kind = trace.impression.kind;
  }
  return kinds;
}

}  // namespace rookie
