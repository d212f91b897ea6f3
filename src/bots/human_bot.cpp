#include "bots/human_bot.h"

#include <algorithm>
#include <array>

#include "bots/greedy.h"
#include "bots/pick.h"

namespace rookie {
namespace {

constexpr std::array levels{
    HumanLevel{.name = "goldfish", .memory = {.half_life = 1, .span = 2, .confusion = 10}, .whim = 90},
    HumanLevel{.name = "puppy", .memory = {.half_life = 2, .span = 2, .confusion = 10}, .whim = 70},
    HumanLevel{.name = "parrot", .memory = {.half_life = 4, .span = 3, .confusion = 10}, .whim = 50},
    HumanLevel{.name = "squirrel", .memory = {.half_life = 8, .span = 4, .confusion = 10}, .whim = 30},
    HumanLevel{.name = "fox", .memory = {.half_life = 16, .span = 6, .confusion = 5}, .whim = 15, .counts = true},
    HumanLevel{.name = "raven", .memory = {.half_life = 32, .span = 8, .confusion = 2}, .counts = true},
};

bool expects_a_pair(const Belief& belief, Spot spot) {
  const auto kind = belief.top(spot);
  return kind && std::ranges::count(belief.tops, kind) > 1;
}

}  // namespace

std::span<const HumanLevel> human_levels() { return levels; }

HumanBot::HumanBot(const HumanLevel& level, const Options& options, Seat self, std::uint64_t seed)
    : level_(level), memory_(level.memory, self, seed), random_(seed, 1), left_(full_deck(options)) {}

void HumanBot::observe(const Event& event) {
  memory_.observe(event);
  if (level_.counts && event.type == Event::Type::Paired) left_ -= Cards(event.kind, 2);
}

Result<Move> HumanBot::decide(const Table& table, const Moves& legal, const Budget& /*budget*/) {
  if (acts_on_a_whim(table.phase)) return pick(legal, random_);
  const Belief belief = belief_about(table);
  const Move move = greedy_move(belief, legal);
  const bool explores = move.type() == Move::Type::Turn && !expects_a_pair(belief, move.spot());
  return explores ? explore(belief) : move;
}

bool HumanBot::acts_on_a_whim(Phase phase) {
  const bool may = phase == Phase::Place || phase == Phase::Take || phase == Phase::CoverOrSeek;
  return may && random_.below(100) < static_cast<std::uint32_t>(level_.whim);
}

Belief HumanBot::belief_about(const Table& table) const {
  Belief belief{.table = table, .tops = memory_.recalled(), .left = left_};
  for (std::size_t at = 0; at < belief.tops.size(); ++at) {
    const Table::SpotView& spot = table.spots[at];
    if (spot.open || spot.height == 0) belief.tops[at] = spot.open;
  }
  return belief;
}

// Turns over any card that it does not remember, or any card at all if it thinks that it remembers them all: otherwise
// two such players could turn over the same cards until R8.4 ends the game.
Move HumanBot::explore(const Belief& belief) {
  SpotSet unknown;
  for (const Spot spot : belief.table.turnable) {
    if (!belief.top(spot)) unknown.add(spot);
  }
  return Move::turn(pick(unknown.empty() ? belief.table.turnable : unknown, random_));
}

}  // namespace rookie
