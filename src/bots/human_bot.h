#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "bots/belief.h"
#include "bots/bot.h"
#include "bots/human_memory.h"
#include "core/random.h"
#include "rules/cards.h"

namespace rookie {

// A character that plays like a person. docs/bots.md describes each of them.
struct HumanLevel {
  std::string_view name;
  MemoryTraits memory;
  int whim = 0;         // percentage of random decisions about placing, taking and covering
  bool counts = false;  // keeps track of the pairs that are gone
};

// Weakest first.
[[nodiscard]] std::span<const HumanLevel> human_levels();

// Decides like the elephant, but by what it remembers, and sometimes on a whim.
class HumanBot final : public Bot {
 public:
  HumanBot(const HumanLevel& level, const Options& options, Seat self, std::uint64_t seed);

  void observe(const Event& event) override;
  Result<Move> decide(const Table& table, const Moves& legal, const Budget& budget) override;

 private:
  [[nodiscard]] bool acts_on_a_whim(Phase phase);
  [[nodiscard]] Belief belief_about(const Table& table) const;
  [[nodiscard]] Move explore(const Belief& belief);

  HumanLevel level_;
  HumanMemory memory_;
  Random random_;
  Cards left_;  // the cards on the spots, as far as it counts them
};

}  // namespace rookie
