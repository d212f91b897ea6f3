#include "review/memory.h"

#include <algorithm>

#include "review/knowledge.h"

namespace rookie {
namespace {

// Returns the best move to a mate, if it is better than every other move by the margin.
std::optional<Move> clearly_best(const Search::Ranking& ranking, SpotSet mates) {
  constexpr float margin = 0.01F;
  const auto is_mate = [&](const Judgement& judgement) {
    return judgement.move.type() == Move::Type::Turn && mates.contains(judgement.move.spot());
  };
  const Judgement* mate = std::ranges::find_if(ranking, is_mate);
  const Judgement* other = std::ranges::find_if_not(ranking, is_mate);
  if (mate == ranking.end()) return std::nullopt;
  const bool clear = other == ranking.end() || mate->chance - other->chance > margin;
  return clear ? std::optional(mate->move) : std::nullopt;
}

}  // namespace

void MemoryTests::operator()(const Decided& decided) {
  if (const auto test = test_in(decided)) all.push_back(*test);
  for (const Event& event : decided.events) {
    if (event.type == Event::Type::Turned) ++turned_over_;
    for (const Spot spot : event.spots) at(covered_at_, spot) = turned_over_;
  }
}

std::optional<MemoryTest> MemoryTests::test_in(const Decided& decided) {
  if (decided.move.type() != Move::Type::Turn) return std::nullopt;
  const Knowledge knowledge(decided.recall);
  const SpotSet mates = knowledge.mates();
  if (mates.empty()) return std::nullopt;
  const auto best = clearly_best(search_->rank(1, decided.recall), mates);
  if (!best) return std::nullopt;
  MemoryTest test{.decision = decided.index,
                  .seat = decided.seat(),
                  .kind = *decided.recall.top(best->spot()),
                  .passed = mates.contains(decided.move.spot()),
                  .by_chance = double(mates.size()) / knowledge.turnable().size()};
  if (mates.size() == 1 && decided.before.phase() != Phase::CoverOrSeek) {
    test.age = turned_over_ - at(covered_at_, mates.first());
  }
  return test;
}

void MemoryScore::add(const MemoryTest& test) {
  ++tests;
  passed += test.passed ? 1 : 0;
  by_chance += test.by_chance;
}

std::optional<double> MemoryScore::recall() const {
  constexpr double least = 1e-9;
  if (tests - by_chance < least) return std::nullopt;
  return (passed - by_chance) / (tests - by_chance);
}

std::size_t age_group_of(int age) {
  return static_cast<std::size_t>(std::ranges::upper_bound(age_groups, age) - age_groups.begin()) - 1;
}

}  // namespace rookie
