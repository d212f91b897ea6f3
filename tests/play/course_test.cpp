#include "play/course.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "rules/deck.h"

namespace rookie {
namespace {

Record dealt(const Options& options, Random& random) {
  return {.options = options,
          .names = std::vector<std::string>(options.seats, "Ada"),
          .deck = Deck::shuffled(options, random)};
}

Move any_move(const Course& course, Random& random) {
  const Moves legal = course.game().legal_moves();
  return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

Recall recall_of(const Record& record) {
  Recall recall(record.options);
  static_cast<void>(replay(record, [&recall](const Game&, Move, const Events& events, const Game&) {
    for (const Event& event : events) recall.observe(event);
  }));
  return recall;
}

// Plays to the end. Takes back every placement and makes it again.
template <typename Check>
void play(Course& course, Random& random, Check check) {
  while (!course.over()) {
    ASSERT_TRUE(course.make(any_move(course, random)));
    check();
    if (!course.may_take_back()) continue;
    const Move placed = course.record().moves.back();
    course.take_back();
    check();
    ASSERT_TRUE(course.make(placed));
    check();
  }
}

TEST(Course, KeepsWhatAReplayWouldGive) {
  for (const Variant variant : {Variant::Standard, Variant::Team, Variant::Kids}) {
    Random random(1);
    Course course = Course::open(dealt({.edition = {3, 4}, .variant = variant, .seats = 4}, random)).value();
    play(course, random, [&course] {
      EXPECT_EQ(course.game(), replay(course.record()));
      EXPECT_EQ(course.rgn(), write_rgn(course.record()));
      EXPECT_EQ(course.recall(), recall_of(course.record()));
    });
    const Course again = Course::open(course.record()).value();
    EXPECT_EQ(again.game(), course.game());
    EXPECT_EQ(again.record(), course.record());
  }
}

TEST(Course, GivesTheSameHoweverLateItIsAsked) {
  Random random(2);
  Course course = Course::open(dealt({}, random)).value();
  play(course, random, [] {});
  EXPECT_EQ(course.rgn(), write_rgn(course.record()));
  EXPECT_EQ(course.recall(), recall_of(course.record()));
}

TEST(Course, AnIllegalMoveChangesNothing) {
  Random random(3);
  Course course = Course::open(dealt({.edition = {2, 4}}, random)).value();
  while (!course.may_take_back()) ASSERT_TRUE(course.make(any_move(course, random)));
  const Course before = course;
  EXPECT_EQ(course.make(Move::take(Side::Left)).error().rule, "R6.1");
  EXPECT_EQ(course.game(), before.game());
  EXPECT_EQ(course.record(), before.record());
  EXPECT_EQ(course.may_take_back(), before.may_take_back());
}

TEST(Course, RefusesARecordThatIsNoGame) {
  Random random(4);
  Record record = dealt({}, random);
  record.moves = {Move::cover()};
  EXPECT_EQ(Course::open(record).error().rule, "R4.1");
}

}  // namespace
}  // namespace rookie
