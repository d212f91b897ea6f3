#include "terminal/ranking.h"

#include <gtest/gtest.h>

#include "terminal/tables.h"

namespace rookie {
namespace {

std::string ranking(Variant variant, const std::vector<int>& points, const Names& names = six_names) {
  Table table = closed_table(variant, static_cast<int>(points.size()));
  table.phase = Phase::Over;
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    table.seats.at(seat).points = static_cast<std::uint8_t>(points[seat]);
  }
  return text(render_ranking(table, names, Paint(false)));
}

TEST(Ranking, NamesTheWinner) {
  EXPECT_EQ(ranking(Variant::Standard, {4, 54, 50}), R"(
  Winner: Ben, with 54 points.

  1. Ben    54
  2. Cleo   50
  3. Ada     4
)");
}

TEST(Ranking, AlignsPointsAfterWideNames) {
  EXPECT_EQ(ranking(Variant::Standard, {4, 54}, {"林さん", "Zoë"}), R"(
  Winner: Zoë, with 54 points.

  1. Zoë      54
  2. 林さん    4
)");
}

TEST(Ranking, SharesTheWin) {
  EXPECT_EQ(ranking(Variant::Kids, {40, 10, 40}), R"(
  Shared win: Ada, Cleo, with 40 points each.

  1. Ada    40
  1. Cleo   40
  3. Ben    10
)");
}

TEST(Ranking, AddsThePointsOfATeam) {
  EXPECT_EQ(ranking(Variant::Team, {10, 40, 12, 46}), R"(
  Winners: Ben and Dora, with 86 points.

  1. Ben and Dora   86   40 + 46
  2. Ada and Cleo   22   10 + 12
)");
}

TEST(Ranking, SharesTheWinAmongTeams) {
  EXPECT_TRUE(ranking(Variant::Team, {30, 40, 24, 14})
                  .starts_with("\n  Shared win: Ada and Cleo, Ben and Dora, with 54 points each.\n"));
}

}  // namespace
}  // namespace rookie
