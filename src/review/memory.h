#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bots/search/search.h"
#include "review/walk.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// A card turned over while an open one had a seen mate that was clearly worth taking. Turning over such a mate passes
// the test. Where waiting is as good, above all once the game is decided, the choice says nothing about memory: that is
// no test, whatever the player does.
struct MemoryTest {
  int decision = 0;
  Seat seat;
  Kind kind = Kind::Green;  // of the mate; of several, the best one
  bool passed = false;
  double by_chance = 0;  // the chance of passing with a random card
  // How many cards have been turned over, by all players, since the mate was covered. Set only if there is a single
  // mate and the player had not chosen to seek: players who remember nothing cover, so those who seek remember more.
  std::optional<int> age;
};

class MemoryTests {
 public:
  explicit MemoryTests(const Evaluation& evaluation) : search_(make_search(evaluation)) {}

  void operator()(const Decided& decided);

  std::vector<MemoryTest> all;

 private:
  [[nodiscard]] std::optional<MemoryTest> test_in(const Decided& decided);

  std::unique_ptr<Search> search_;
  int turned_over_ = 0;                        // cards so far, by all players
  std::array<int, Spot::count> covered_at_{};  // the value of turned_over_ then, by spot
};

// The result of some tests of one player.
struct MemoryScore {
  int tests = 0;
  int passed = 0;
  double by_chance = 0;

  void add(const MemoryTest& test);
  // Returns the share remembered, corrected for guessing: 1 for a perfect memory, 0 on average for guesses. Returns
  // nothing if no test could be failed by guessing.
  [[nodiscard]] std::optional<double> recall() const;
};

// The least age of each group, in cards; a group ends where the next begins.
inline constexpr std::array age_groups{0, 4, 8, 16, 32};
using ScoresByAge = std::array<MemoryScore, age_groups.size()>;

[[nodiscard]] std::size_t age_group_of(int age);

}  // namespace rookie
