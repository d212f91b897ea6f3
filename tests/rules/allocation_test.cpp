#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "core/random.h"
#include "rules/game.h"

// The engine never allocates once a game is dealt. Sanitizers bring their own operator new: they do without this test.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ROOKIE_OWN_NEW 0
#endif
#endif
#ifndef ROOKIE_OWN_NEW

namespace {

std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace rookie {
namespace {

TEST(Allocation, NoneInListingAndMakingMoves) {
  Random random(1);
  for (int number = 0; number < 100; ++number) {
    const Options options{.variant = number % 2 == 0 ? Variant::Standard : Variant::Team, .seats = 4};
    Game game = Game::deal(options, Deck::shuffled(options, random)).value();
    Events events;
    const std::size_t before = allocations;
    while (!game.over()) {
      const Moves legal = game.legal_moves();
      static_cast<void>(Game(game).apply(Move::cover(), events));  // mostly refused, which must not allocate either
      if (!game.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))], events)) FAIL();
    }
    ASSERT_EQ(allocations, before);
  }
  EXPECT_GT(allocations, 0U);
}

}  // namespace
}  // namespace rookie

#endif
