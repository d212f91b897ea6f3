#include <gtest/gtest.h>

#include "core/random.h"
#include "rules/allocations.h"
#include "rules/game.h"

#if ROOKIE_COUNTS_ALLOCATIONS

namespace rookie {
namespace {

// The engine never allocates once a game is dealt.
TEST(Allocation, NoneInListingAndMakingMoves) {
  Random random(1);
  for (int number = 0; number < 100; ++number) {
    const Options options{.variant = number % 2 == 0 ? Variant::Standard : Variant::Team, .seats = 4};
    Game game = Game::deal(options, Deck::shuffled(options, random)).value();
    Events events;
    const std::size_t before = allocations();
    while (!game.over()) {
      const Moves legal = game.legal_moves();
      static_cast<void>(Game(game).apply(Move::cover(), events));  // mostly refused, which must not allocate either
      if (!game.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))], events)) FAIL();
    }
    ASSERT_EQ(allocations(), before);
  }
  EXPECT_GT(allocations(), 0U);
}

}  // namespace
}  // namespace rookie

#endif
