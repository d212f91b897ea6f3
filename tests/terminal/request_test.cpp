#include "terminal/request.h"

#include <gtest/gtest.h>

#include "terminal/tables.h"

namespace rookie {
namespace {

std::string request(const Table& table) { return text(render_request(table, six_names, Paint(false))); }

TEST(Request, TurnsOver) {
  Table table = closed_table(Variant::Standard, 3);
  table.turnable.remove(Spot::at(2));
  EXPECT_EQ(request(table), R"(
  Ada, turn over a card.
  1 2 4 5 6 7 8 9 turn over   ? help   q quit
)");
  table.phase = Phase::SecondCard;
  EXPECT_TRUE(request(table).starts_with("\n  Ada, turn over a second card.\n"));
}

TEST(Request, WarnsOfBarredCards) {
  Table table = closed_table(Variant::Standard, 3);
  table.barred = SpotSet(Spot::at(0));
  table.turnable.remove(Spot::at(0));
  EXPECT_TRUE(request(table).starts_with("\n  Ada, turn over a card, not one of those just covered.\n"));
}

TEST(Request, SeeksOrCovers) {
  Table table = closed_table(Variant::Standard, 3);
  table.phase = Phase::CoverOrSeek;
  EXPECT_EQ(request(table), R"(
  Ada, turn over one card to match an open one, or cover them all.
  1 2 3 4 5 6 7 8 9 turn over   c cover   ? help   q quit
)");
  table.phase = Phase::Seek;
  EXPECT_EQ(request(table), R"(
  Ada, turn over another card to match an open one.
  1 2 3 4 5 6 7 8 9 turn over   ? help   q quit
)");
}

TEST(Request, PlacesAPair) {
  Table table = closed_table(Variant::Standard, 3);
  give(table, "YY");
  EXPECT_EQ(request(table), R"(
  Ada, place on your piles: [Y]x2
  1 2 3 all on one pile   12 13 23 on two
  Enter YY-   ? help   q quit
)");
}

TEST(Request, SaysWhatSecures) {
  Table table = closed_table(Variant::Standard, 3);
  give(table, "RRGX");
  fill_tray(table, 1, "BR-", 3);
  EXPECT_EQ(request(table), R"(
  Ada, place on your piles: [G]x1 [R]x2 [X]x1
  new tops of piles 1 2 3, - where one stays, such as R-R
  Enter R-R (secures 10 cards)   ? help   q quit
)");
}

TEST(Request, OffersThePartnersPiles) {
  Table table = closed_table(Variant::Team, 4);
  give(table, "PP");
  table.partner_allowed = true;
  fill_tray(table, 3, "P--", 2);
  EXPECT_EQ(request(table), R"(
  Ada, place on your piles: [P]x2
  1 2 3 all on one pile   12 13 23 on two   @12 on the piles of Cleo
  Enter @-PP (secures 4 cards)   ? help   q quit
)");
}

// R6.4: a Rookie on the partner's piles.
TEST(Request, PlacesForTheOwner) {
  Table table = closed_table(Variant::Team, 4);
  give(table, "PG");
  table.owner = Seat::at(2);
  EXPECT_TRUE(request(table).starts_with("\n  Ada, place for Cleo: "));
}

TEST(Request, FitsTheScreenWithAllKindsAndTheLongestNames) {
  Table table = closed_table(Variant::Team, 6);
  const Names names(6, std::string(name_width, 'N'));
  give(table, "");
  for (const Kind kind : all_kinds) table.hand += Cards(kind, 17);
  table.owner = Seat::at(3);
  for (const std::string& line : render_request(table, names, Paint(false))) EXPECT_LE(line.size(), page_width) << line;
  table.hand = Cards(Kind::Pink, 2);
  table.partner_allowed = true;
  for (const std::string& line : render_request(table, names, Paint(false))) EXPECT_LE(line.size(), page_width) << line;
}

TEST(Request, ChoosesANeighbour) {
  Table table = closed_table(Variant::Standard, 3);
  table.phase = Phase::Take;
  EXPECT_EQ(request(table), R"(
  Ada, take all unsecured cards of a neighbour.
  < Cleo (left)   > Ben (right)   ? help   q quit
)");
}

TEST(Help, IsAboutTheDecisionAndTheVariant) {
  const auto help = [](Variant variant, Phase phase) {
    Table table = closed_table(variant, 4);
    table.phase = phase;
    return text(render_help(table));
  };
  EXPECT_NE(help(Variant::Standard, Phase::CoverOrSeek).find("R4.1"), std::string::npos);
  EXPECT_EQ(help(Variant::Standard, Phase::Seek).find("R4.1"), std::string::npos);
  EXPECT_NE(help(Variant::Standard, Phase::Take).find("R6.1"), std::string::npos);
  EXPECT_EQ(help(Variant::Standard, Phase::Place).find("R5.5"), std::string::npos);
  EXPECT_NE(help(Variant::Team, Phase::Place).find("R5.5"), std::string::npos);
  EXPECT_EQ(help(Variant::Kids, Phase::FirstCard).find('X'), std::string::npos);
}

}  // namespace
}  // namespace rookie
