#include "review/seeks.h"

#include <gtest/gtest.h>

#include "review/records.h"

namespace rookie {
namespace {

using How = Seek::How;

void expect_seek(const Seek& seek, Kind kind, How how, bool paired, double chance) {
  EXPECT_EQ(seek.kind, kind);
  EXPECT_EQ(seek.how, how);
  EXPECT_EQ(seek.paired, paired);
  EXPECT_DOUBLE_EQ(seek.chance, chance);
}

TEST(Seeks, ByLuckFromMemoryAndByDeduction) {
  const auto seeks = seeks_in(robbed());
  ASSERT_EQ(seeks.size(), 7U);
  expect_seek(seeks[0], Kind::Green, How::Luck, true, 3.0 / 11);
  expect_seek(seeks[1], Kind::Green, How::Luck, true, 1.0 / 9);
  expect_seek(seeks[2], Kind::X, How::Luck, false, 3.0 / 7);  // yellow lay open
  expect_seek(seeks[3], Kind::X, How::Deduction, true, 1);
  expect_seek(seeks[4], Kind::Yellow, How::Luck, true, 2.0 / 4);
  expect_seek(seeks[5], Kind::Yellow, How::Memory, true, 1.0 / 3);  // 2, 3 and 5 could be turned over
  expect_seek(seeks[6], Kind::X, How::Deduction, true, 1);
}

TEST(Seeks, BelongToWhoeverTurnsTheCardOver) {
  const auto seeks = seeks_in(robbed());
  for (std::size_t find = 0; find < seeks.size(); ++find) EXPECT_EQ(seeks[find].seat, seat(find < 3 ? 1 : 2));
  EXPECT_EQ(seeks[0].decision, 1);
  EXPECT_EQ(seeks[3].decision, 8);
}

TEST(Seeks, TheChanceOfABlindHandCountsTheUnseenToo) {
  const auto seeks = seeks_in(forgetful_children());
  // Turn 2: G is open. Of seven cards, one is a mate and one a seen Y; no unseen card can be G.
  expect_seek(seeks.at(1), Kind::Red, How::Luck, false, 0);
  // Turn 5, first pair: the mate on 5, and six other cards, none of them G.
  expect_seek(seeks.at(4), Kind::Green, How::Memory, true, 1.0 / 7);
}

}  // namespace
}  // namespace rookie
