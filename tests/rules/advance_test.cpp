#include "rules/advance.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "rules/game.h"

namespace rookie {
namespace {

Options some_options(std::uint64_t seed) {
  const auto variant = static_cast<Variant>(seed % 3);
  return {.edition = seed % 2 == 0 ? pocket : Edition{.colours = 2, .copies = 4},
          .variant = variant,
          .rulings = all_rulings[seed / 3 % all_rulings.size()],
          .seats = static_cast<std::uint8_t>(variant == Variant::Team ? 4 : 2 + seed % 5)};
}

void expect_same_sight(const Table& watched, const Table& table, Move move) {
  EXPECT_EQ(watched.spots, table.spots);
  EXPECT_EQ(watched.seats, table.seats);
  EXPECT_EQ(watched.hand, table.hand);
  EXPECT_EQ(watched.barred, table.barred);
  if (!is_placement(move)) EXPECT_EQ(watched.phase, table.phase);
  if (table.phase == Phase::Place) EXPECT_EQ(watched.owner, table.owner);
  if (table.phase == Phase::Over) return;
  EXPECT_EQ(watched.active, table.active);
  EXPECT_EQ(watched.turn, table.turn);
}

// Whoever watches the events sees what lies on the table according to the rules, and may not decide anything.
TEST(Advance, LeadsToTheTableOfTheGame) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Options options = some_options(seed);
    Random random(seed);
    Game game = *Game::deal(options, Deck::shuffled(options, random));
    while (!game.over()) {
      Table watched = game.table();
      const Moves legal = game.legal_moves();
      const Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      Events events;
      ASSERT_TRUE(game.apply(move, events));
      for (const Event& event : events) {
        advance(watched, event);
        EXPECT_TRUE(watched.turnable.empty());
      }
      expect_same_sight(watched, game.table(), move);
    }
  }
}

// A mismatch is open before it is covered, and a pair is in hand before it is secured.
TEST(Advance, ShowsWhatComesInBetween) {
  const Options kids{.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids};
  Game game = *Game::deal(kids, *Deck::parse("GYGY", kids));
  Events events;
  ASSERT_TRUE(game.apply(Move::turn(Spot::at(0)), events));
  for (const int second : {1, 2}) {
    Game next = game;
    ASSERT_TRUE(next.apply(Move::turn(Spot::at(second)), events));
    Table table = game.table();
    advance(table, events[0]);
    EXPECT_EQ(table.spots[0].open, Kind::Green);
    EXPECT_TRUE(table.spots[static_cast<std::size_t>(second)].open);
    advance(table, events[1]);
    EXPECT_FALSE(table.spots[0].open);
    EXPECT_EQ(table.hand, second == 2 ? Cards(Kind::Green, 2) : Cards());
  }
}

}  // namespace
}  // namespace rookie
