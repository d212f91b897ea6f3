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

// A character that plays as a person would. docs/bots.md says who each of them is like.
struct HumanLevel {
  std::string_view name;
  MemoryTraits memory;
  int whim = 0;         // per cent of the decisions where to place, from whom to take and whether to cover
  bool counts = false;  // keeps track of the pairs that are gone
};

// Weakest first.
[[nodiscard]] std::span<const HumanLevel> human_levels();

// Decides as the elephant does, but on what comes to its mind, and some things on a whim.
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
  Cards left_;  // on the spots, as far as it counts
};

}  // namespace rookie
