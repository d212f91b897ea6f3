#include <gtest/gtest.h>

#include "bots/candidates.h"
#include "bots/evaluation/trained.h"
#include "bots/every_options.h"
#include "bots/greedy.h"
#include "bots/search/look_ahead/look_ahead.h"
#include "bots/search/look_ahead/position_key.h"
#include "bots/visit_game.h"
#include "rules/allocations.h"

#if ROOKIE_COUNTS_ALLOCATIONS

namespace rookie {
namespace {

// How often all ways to decide allocate memory.
std::size_t allocations_of_deciding(Search& search, const Recall& recall) {
  const std::size_t before = allocations();
  static_cast<void>(candidates(recall, Waiting::Too));
  static_cast<void>(greedy_move(recall));
  static_cast<void>(search.rank(1, recall));
  static_cast<void>(search.within({.positions = 200}, recall));
  if (recall.game().phase() <= Phase::Seek) {
    static_cast<void>(key_of(recall));
    static_cast<void>(trained_evaluation().chance(recall, recall.game().active()));
    static_cast<void>(trained_evaluation().chances(recall));
  }
  return allocations() - before;
}

TEST(Allocation, NoneInDeciding) {
  Random random(1);
  const std::size_t before = allocations();
  LookAhead search(trained_evaluation());
  EXPECT_GT(allocations(), before);
  for (const Options& options : every_options()) {
    visit_game(options, Style::Remembering, random, [&](const Recall& recall) {
      if (random.below(30) == 0) EXPECT_EQ(allocations_of_deciding(search, recall), 0U);
    });
  }
}

}  // namespace
}  // namespace rookie

#endif
