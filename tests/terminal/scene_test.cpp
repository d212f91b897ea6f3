#include <gtest/gtest.h>

#include "play/course.h"
#include "terminal/screen.h"

namespace rookie {
namespace {

Course dealt(std::string_view deck, const Options& options) {
  return Course::open({.options = options, .deck = *Deck::parse(deck, options)}).value();
}

std::vector<Event> events_of(Scene scene) {
  std::vector<Event> events;
  for (const Step& step : scene) events.push_back(step.event);
  return events;
}

const Options small_kids{.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids};

TEST(Scenes, ShowAMismatchBeforeItIsCovered) {
  Course course = dealt("GYGY", small_kids);
  ASSERT_TRUE(course.make(Move::turn(Spot::at(0))));
  const Steps steps = course.make(Move::turn(Spot::at(1))).value();
  const auto shown = scenes(steps);
  ASSERT_EQ(shown.size(), 1);
  EXPECT_EQ(shown[0].front().table.spots[0].open, Kind::Green);
  EXPECT_EQ(shown[0].front().table.spots[1].open, Kind::Yellow);
  EXPECT_EQ(shown[0].size(), 3);  // Turned, Covered, TurnEnded
}

TEST(Scenes, ShowAPairBeforeItIsTaken) {
  Course course = dealt("GYGY", small_kids);
  ASSERT_TRUE(course.make(Move::turn(Spot::at(0))));
  const Steps steps = course.make(Move::turn(Spot::at(2))).value();
  const auto shown = scenes(steps);
  ASSERT_EQ(shown.size(), 1);
  EXPECT_EQ(shown[0].front().table.spots[0].open, Kind::Green);
  EXPECT_EQ(shown[0].front().table.spots[2].open, Kind::Green);
}

// The placement with three X on top, then the Rookie, then what it brings: each is a scene of its own.
TEST(Scenes, GiveDramaItsTime) {
  const Event placed{.type = Event::Type::Placed};
  const Event secured{.type = Event::Type::Secured, .clause = Clause::R5_3};
  const Event rookie{.type = Event::Type::Rookie, .clause = Clause::R6_4};
  const Event taken{.type = Event::Type::Taken, .clause = Clause::R6_4, .other = Seat::at(1)};
  const Steps steps{{.event = placed}, {.event = secured}, {.event = rookie}, {.event = taken}};
  const auto shown = scenes(steps);
  ASSERT_EQ(shown.size(), 3);
  EXPECT_EQ(events_of(shown[0]), (std::vector{placed, secured}));
  EXPECT_EQ(events_of(shown[1]), std::vector{rookie});
  EXPECT_EQ(events_of(shown[2]), std::vector{taken});
}

}  // namespace
}  // namespace rookie
