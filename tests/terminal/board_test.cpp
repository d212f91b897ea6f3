#include "terminal/board.h"

#include <gtest/gtest.h>

#include "terminal/tables.h"

namespace rookie {
namespace {

const Paint plain(false);

TEST(Board, ShowsTheDealAndWhoBegins) {
  EXPECT_EQ(text(render_board(closed_table(Variant::Standard, 3), six_names, plain)), R"(
  +-------+ +-------+ +-------+     ROOKIE  classic, standard, turn 1
  |1   x12| |2   x12| |3   x12|             piles  1       2       3    points
  | . . . | | . . . | | . . . |   > Ada            .       .       .         0
  | . . . | | . . . | | . . . |     plays now
  +-------+ +-------+ +-------+
  +-------+ +-------+ +-------+     Ben            .       .       .         0
  |4   x12| |5   x12| |6   x12|     right, plays next
  | . . . | | . . . | | . . . |
  | . . . | | . . . | | . . . |     Cleo           .       .       .         0
  +-------+ +-------+ +-------+     left
  +-------+ +-------+ +-------+
  |7   x12| |8   x12| |9   x12|
  | . . . | | . . . | | . . . |
  | . . . | | . . . | | . . . |
  +-------+ +-------+ +-------+
)");
}

TEST(Board, ShowsOpenAndBarredCardsGapsTraysAndPoints) {
  Table table = closed_table(Variant::Standard, 3);
  table.turn = 31;
  table.active = Seat::at(1);
  table.spots[0].height = 1;
  table.spots[4].height = 0;
  lay_open(table, 1, Kind::Red);
  lay_open(table, 9, Kind::X);
  table.barred = SpotSet(Spot::at(1));
  table.turnable.remove(Spot::at(1));
  fill_tray(table, 1, "R-X", 3);
  fill_tray(table, 2, "GGP", 11);
  table.seats[2].points = 102;
  EXPECT_EQ(text(render_board(table, six_names, plain)), R"(
  +-------+ +-------+ +-------+     ROOKIE  classic, standard, turn 31
  |1    x1| |2   x12| |3   x12|             piles  1       2       3    points
  |  [R]  | |barred | | . . . |     Ada           [R]x3    .      [X]x3      0
  |       | | . . . | | . . . |     left
  +-------+ +-------+ +-------+
  +-------+           +-------+   > Ben           [G]x11  [G]x11  [P]x11     0
  |4   x12|  5        |6   x12|     plays now
  | . . . |           | . . . |
  | . . . |           | . . . |     Cleo           .       .       .       102
  +-------+           +-------+     right, plays next
  +-------+ +-------+ +-------+
  |7   x12| |8   x12| |9   x12|
  | . . . | | . . . | |  [X]  |
  | . . . | | . . . | |       |
  +-------+ +-------+ +-------+
)");
}

TEST(Board, ShowsPartnersAndTeamPoints) {
  Table table = closed_table(Variant::Team, 6);
  table.active = Seat::at(2);
  table.seats[2].points = 12;
  table.seats[5].points = 30;
  EXPECT_EQ(text(render_board(table, six_names, plain)), R"(
  +-------+ +-------+ +-------+     ROOKIE  classic, team, turn 1
  |1   x12| |2   x12| |3   x12|             piles  1       2       3    points
  | . . . | | . . . | | . . . |     Ada            .       .       .         0
  | . . . | | . . . | | . . . |     team total 0
  +-------+ +-------+ +-------+     Ben            .       .       .         0
  +-------+ +-------+ +-------+     left, team total 0
  |4   x12| |5   x12| |6   x12|   > Cleo           .       .       .        12
  | . . . | | . . . | | . . . |     plays now, team total 42
  | . . . | | . . . | | . . . |     Dora           .       .       .         0
  +-------+ +-------+ +-------+     right, plays next, team total 0
  +-------+ +-------+ +-------+     Emil           .       .       .         0
  |7   x12| |8   x12| |9   x12|     team total 0
  | . . . | | . . . | | . . . |     Frieda         .       .       .        30
  | . . . | | . . . | | . . . |     partner, team total 42
  +-------+ +-------+ +-------+
)");
}

TEST(Board, HasNoTraysForKids) {
  Table table = closed_table(Variant::Kids, 2);
  table.seats[1].points = 8;
  EXPECT_EQ(text(render_board(table, six_names, plain)), R"(
  +-------+ +-------+ +-------+     ROOKIE  classic, kids, turn 1
  |1   x12| |2   x12| |3   x12|                points
  | . . . | | . . . | | . . . |   > Ada             0
  | . . . | | . . . | | . . . |     plays now
  +-------+ +-------+ +-------+
  +-------+ +-------+ +-------+     Ben             8
  |4   x12| |5   x12| |6   x12|     plays next
  | . . . | | . . . | | . . . |
  | . . . | | . . . | | . . . |
  +-------+ +-------+ +-------+
  +-------+ +-------+ +-------+
  |7   x12| |8   x12| |9   x12|
  | . . . | | . . . | | . . . |
  | . . . | | . . . | | . . . |
  +-------+ +-------+ +-------+
)");
}

TEST(Board, AlignsPointsAfterWideNames) {
  const auto lines = render_board(closed_table(Variant::Kids, 2), {"林さん", "Zoë"}, plain);
  EXPECT_TRUE(lines[2].ends_with("> 林さん          0")) << lines[2];
  EXPECT_TRUE(lines[5].ends_with("  Zoë             0")) << lines[5];
}

// R4.1: barred cards may be turned over if there are no others.
TEST(Board, MarksNoBarredCardThatMayBeTurnedOver) {
  Table table = closed_table(Variant::Standard, 2);
  table.barred = SpotSet::all();
  EXPECT_EQ(text(render_board(table, six_names, plain)).find("barred"), std::string::npos);
}

TEST(Board, PaintsCardsInTheirColours) {
  Table table = closed_table(Variant::Standard, 2);
  lay_open(table, 1, Kind::Red);
  const std::string red = Paint(true).face(Kind::Red, "    R    ");
  EXPECT_NE(text(render_board(table, six_names, Paint(true))).find(red), std::string::npos);
}

}  // namespace
}  // namespace rookie
