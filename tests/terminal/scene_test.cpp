#include "terminal/scene.h"

#include <gtest/gtest.h>

#include "rules/game.h"

namespace rookie {
namespace {

Events make(Game& game, Move move) {
  Events events;
  EXPECT_TRUE(game.apply(move, events));
  return events;
}

Game dealt(std::string_view deck, const Options& options) { return *Game::deal(options, *Deck::parse(deck, options)); }

const Options small_kids{.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids};

TEST(Scenes, ShowAMismatchBeforeItIsCovered) {
  Game game = dealt("GYGY", small_kids);
  make(game, Move::turn(Spot::at(0)));
  const Table before = game.table();
  const auto shown = scenes(before, make(game, Move::turn(Spot::at(1))));
  ASSERT_EQ(shown.size(), 1);
  EXPECT_EQ(shown[0].table.spots[0].open, Kind::Green);
  EXPECT_EQ(shown[0].table.spots[1].open, Kind::Yellow);
  EXPECT_EQ(shown[0].events.size(), 3);  // Turned, Covered, TurnEnded
}

TEST(Scenes, ShowAPairBeforeItIsTaken) {
  Game game = dealt("GYGY", small_kids);
  make(game, Move::turn(Spot::at(0)));
  const Table before = game.table();
  const auto shown = scenes(before, make(game, Move::turn(Spot::at(2))));
  ASSERT_EQ(shown.size(), 1);
  EXPECT_EQ(shown[0].table.spots[0].open, Kind::Green);
  EXPECT_EQ(shown[0].table.spots[2].open, Kind::Green);
}

// Placed with three X on top; then the Rookie; then what it brings; each to be seen by itself.
TEST(Scenes, GiveDramaItsTime) {
  const Event placed{.type = Event::Type::Placed};
  const Event secured{.type = Event::Type::Secured, .clause = Clause::R5_3};
  const Event rookie{.type = Event::Type::Rookie, .clause = Clause::R6_4};
  const Event taken{.type = Event::Type::Taken, .clause = Clause::R6_4, .other = Seat::at(1)};
  Events events;
  for (const Event& event : {placed, secured, rookie, taken}) events.add(event);
  const auto shown = scenes({}, events);
  ASSERT_EQ(shown.size(), 3);
  EXPECT_EQ(shown[0].events, (std::vector{placed, secured}));
  EXPECT_EQ(shown[1].events, std::vector{rookie});
  EXPECT_EQ(shown[2].events, std::vector{taken});
}

}  // namespace
}  // namespace rookie
