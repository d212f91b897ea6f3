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

// A card turned over while an open one had a mate that had been shown, and that was clearly worth taking: to turn over
// such a mate is to pass. To wait can be as good, above all when the game is decided; then nothing is learned about
// anybody's memory, and it is no test, whatever was done.
struct MemoryTest {
  int decision = 0;
  Seat seat;
  Kind kind = Kind::Green;  // of the mate; of several the best one
  bool passed = false;
  double by_chance = 0;  // of passing, if any card is turned over that may be
  // How many cards anybody has turned over since the mate was covered. Only if there is but one, and the player had not
  // chosen to seek: whoever remembers nothing covers, so those who seek remember more than others.
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
  int turned_over_ = 0;                        // cards so far
  std::array<int, Spot::count> covered_at_{};  // after so many, by spot
};

// How well somebody did in some tests.
struct MemoryScore {
  int tests = 0;
  int passed = 0;
  double by_chance = 0;

  void add(const MemoryTest& test);
  // The share of what was remembered, less what guessing gives: 1 for a perfect memory, 0 on average for guesses.
  // Nothing without a test that guessing could fail.
  [[nodiscard]] std::optional<double> recall() const;
};

// By the age of the memory: from this many cards on, up to the next.
inline constexpr std::array age_groups{0, 4, 8, 16, 32};
using ScoresByAge = std::array<MemoryScore, age_groups.size()>;

// The age group of an age.
[[nodiscard]] std::size_t age_group_of(int age);

}  // namespace rookie
