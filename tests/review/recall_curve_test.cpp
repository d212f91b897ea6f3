// A player with a given memory gets the curve of that memory.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/human_memory.h"
#include "bots/pick.h"
#include "core/random.h"
#include "review/memory.h"
#include "review/records.h"
#include "review/walk.h"

namespace rookie {
namespace {

// Turns over any first card, then the mate that comes to mind, if any. Everything else is decided at random.
class Guesser {
 public:
  Guesser(const MemoryTraits& traits, Seat self, std::uint64_t seed) : memory_(traits, self, seed), random_(seed, 1) {}

  void observe(const Event& event) { memory_.observe(event); }

  [[nodiscard]] Move decide(const Game& game) {
    const Table table = game.table();
    const SpotKinds recalled = memory_.recalled();
    if (game.phase() == Phase::SecondCard || game.phase() == Phase::Seek) {
      for (const Spot spot : table.turnable) {
        const auto kind = recalled[static_cast<std::size_t>(spot.index())];
        const auto is_mate = [&](const Table::SpotView& view) { return view.open == kind; };
        if (kind && std::ranges::any_of(table.spots, is_mate)) return Move::turn(spot);
      }
    }
    return pick(game.legal_moves(), random_);
  }

 private:
  HumanMemory memory_;
  Random random_;
};

Record played(const Options& options, const MemoryTraits& traits, std::uint64_t seed) {
  Random random(seed, 2);
  Record record{.options = options,
                .names = std::vector<std::string>(options.seats, "Guesser"),
                .deck = Deck::shuffled(options, random)};
  std::vector<Guesser> players;
  for (int seat = 0; seat < options.seats; ++seat) players.emplace_back(traits, Seat::at(seat), random.next());
  Game game = Game::deal(options, record.deck).value();
  Events events;
  while (!game.over()) {
    const Move move = players[static_cast<std::size_t>(game.active().index())].decide(game);
    EXPECT_TRUE(game.apply(move, events));
    record.moves.push_back(move);
    for (Guesser& player : players) {
      for (const Event& event : events) player.observe(event);
    }
  }
  return record;
}

// What each player has seen of every card on the table: the model of docs/bots.md.
class Impressions {
 public:
  Impressions(const MemoryTraits& traits, int seats) : traits_(traits), players_(static_cast<std::size_t>(seats)) {}

  void observe(const Event& event) {
    for (std::size_t player = 0; player < players_.size(); ++player) {
      auto& seen = players_[player];
      if (event.type == Event::Type::Turned) {
        auto trace = std::exchange(at(seen, event.from), std::nullopt);
        if (trace) {
          trace->impression.firmness = firmness_after(traits_, trace->impression, turned_over_ - trace->covered_at);
        } else {
          trace = Trace{.impression = {.kind = event.kind}};
        }
        trace->impression.own |= event.seat == Seat::at(static_cast<int>(player));
        at(seen, event.to) = trace;
      } else if (event.type == Event::Type::Shifted) {
        at(seen, event.to) = std::exchange(at(seen, event.from), std::nullopt);
      } else if (event.type == Event::Type::Paired) {
        at(seen, event.from).reset();
        at(seen, event.to).reset();
      }
      for (const Spot spot : event.spots) at(seen, spot)->covered_at = turned_over_;
    }
    if (event.type == Event::Type::Turned) ++turned_over_;
  }

  [[nodiscard]] double chance(Seat player, Spot spot) const {
    const auto& trace = at(at(players_, player), spot);
    return recall_chance(traits_, trace->impression, turned_over_ - trace->covered_at);
  }

 private:
  struct Trace {
    Impression impression;
    int covered_at = 0;
  };

  MemoryTraits traits_;
  std::vector<std::array<std::optional<Trace>, Spot::count>> players_;
  int turned_over_ = 0;
};

struct Curve {
  ScoresByAge measured;
  std::array<double, age_groups.size()> given{};     // the sum of the model's chances, minus what guessing gives
  std::array<double, age_groups.size()> variance{};  // of the number of tests passed
};

void add(Curve& curve, const Record& record, const MemoryTraits& traits) {
  const auto tests = tests_in(record);
  Impressions impressions(traits, record.options.seats);
  auto next = tests.begin();
  const auto compare = [&](const Decided& decided) {
    if (next != tests.end() && next->decision == decided.index) {
      if (next->age) {
        SpotSet mates;
        for (const Spot spot : decided.before.table().turnable) {
          const auto kind = decided.recall.top(spot);
          for (const auto& view : decided.before.table().spots) {
            if (kind && view.open == kind) mates.add(spot);
          }
        }
        ASSERT_EQ(mates.size(), 1);
        const std::size_t group = age_group_of(*next->age);
        const double chance = impressions.chance(decided.seat(), mates.first());
        const double passing = chance + (1 - chance) * next->by_chance;
        curve.measured[group].add(*next);
        curve.given[group] += chance * (1 - next->by_chance);
        curve.variance[group] += passing * (1 - passing);
      }
      ++next;
    }
    for (const Event& event : decided.events) impressions.observe(event);
  };
  walk(record, compare);
}

// The recall of every age group is that of the model, within four standard deviations.
TEST(RecallCurve, IsThatOfTheMemory) {
  for (const double half_life : {3.0, 12.0}) {
    const MemoryTraits traits{.half_life = half_life, .span = Spot::count};
    for (const Options& options : {Options{}, Options{.variant = Variant::Kids}, Options{.seats = 4}}) {
      Curve curve;
      for (std::uint64_t seed = 0; seed < 50; ++seed) add(curve, played(options, traits, seed), traits);
      for (std::size_t group = 0; group < age_groups.size(); ++group) {
        const MemoryScore& measured = curve.measured[group];
        ASSERT_GT(measured.tests, 5);
        const double whole = measured.tests - measured.by_chance;
        EXPECT_NEAR(measured.recall().value(), curve.given[group] / whole, 4 * std::sqrt(curve.variance[group]) / whole)
            << "half-life " << half_life << ", from " << age_groups[group] << " cards on";
      }
    }
  }
}

TEST(RecallCurve, FallsWithAge) {
  const MemoryTraits traits{.half_life = 8, .span = Spot::count};
  Curve curve;
  for (std::uint64_t seed = 0; seed < 50; ++seed) add(curve, played({}, traits, seed), traits);
  for (std::size_t group = 1; group < age_groups.size(); ++group) {
    EXPECT_LT(curve.measured[group].recall(), curve.measured[group - 1].recall());
  }
}

}  // namespace
}  // namespace rookie
