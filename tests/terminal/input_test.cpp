#include "terminal/input.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "notation/rgn.h"
#include "terminal/tables.h"

namespace rookie {
namespace {

// The decision in RGN, "help", "quit", or the refusal.
std::string meaning(std::string_view typed, const Table& table) {
  const auto command = parse(typed, table);
  if (!command) return to_string(command.error());
  if (const Move* move = std::get_if<Move>(&*command)) return to_string(*move);
  return std::holds_alternative<Help>(*command) ? "help" : "quit";
}

Table table_in(Phase phase) {
  Table table = closed_table(Variant::Standard, 3);
  table.phase = phase;
  return table;
}

Table table_with_hand(std::string_view letters) {
  Table table = closed_table(Variant::Team, 4);
  give(table, letters);
  table.partner_allowed = true;
  return table;
}

TEST(Input, TurnsOverASpot) {
  for (const Phase phase : {Phase::FirstCard, Phase::SecondCard, Phase::CoverOrSeek, Phase::Seek}) {
    EXPECT_EQ(meaning("3", table_in(phase)), "3");
    EXPECT_EQ(meaning(" 9\t\r", table_in(phase)), "9");
  }
}

TEST(Input, Covers) {
  for (const std::string_view typed : {"c", "C", "cover", "Cover ", "~"}) {
    EXPECT_EQ(meaning(typed, table_in(Phase::CoverOrSeek)), "~") << typed;
  }
}

TEST(Input, ChoosesANeighbour) {
  for (const std::string_view typed : {"<", "l", "left", " LEFT"}) {
    EXPECT_EQ(meaning(typed, table_in(Phase::Take)), "<") << typed;
  }
  for (const std::string_view typed : {">", "r", "right"}) {
    EXPECT_EQ(meaning(typed, table_in(Phase::Take)), ">") << typed;
  }
}

TEST(Input, PlacesAPairByPiles) {
  const Table table = table_with_hand("YY");
  EXPECT_EQ(meaning("1", table), "Y--");
  EXPECT_EQ(meaning("23", table), "-YY");
  EXPECT_EQ(meaning("3 1", table), "Y-Y");
  EXPECT_EQ(meaning("@2", table), "@-Y-");
  EXPECT_EQ(meaning("@ 13", table), "@Y-Y");
}

TEST(Input, PlacesByNewTops) {
  EXPECT_EQ(meaning("yy-", table_with_hand("YY")), "YY-");
  EXPECT_EQ(meaning("@-YY", table_with_hand("YY")), "@-YY");
  EXPECT_EQ(meaning("r x -", table_with_hand("RRX")), "RX-");
}

TEST(Input, PlacesAsOfferedByJustEnter) {
  EXPECT_EQ(meaning("", table_with_hand("YY")), "YY-");
  EXPECT_EQ(meaning(" ", table_with_hand("RRRX")), "RRR");
}

TEST(Input, AsksForHelpOrQuitsAtAnyTime) {
  for (const Table& table : {table_in(Phase::FirstCard), table_in(Phase::Take), table_with_hand("RX")}) {
    for (const std::string_view typed : {"?", "h", "H", "help"}) EXPECT_EQ(meaning(typed, table), "help");
    for (const std::string_view typed : {"q", "Q", "quit"}) EXPECT_EQ(meaning(typed, table), "quit");
  }
}

TEST(Input, SaysWhatCouldBeTyped) {
  for (const std::string_view typed : {"", "0", "10", "1 2", "z", "-", "\xff"}) {
    EXPECT_EQ(meaning(typed, table_in(Phase::FirstCard)), "Type the number of a spot, 1 to 9 (R3.1)") << typed;
    EXPECT_EQ(meaning(typed, table_in(Phase::CoverOrSeek)), "Type the number of a spot, 1 to 9, or c to cover (R4.2)");
    EXPECT_EQ(meaning(typed, table_in(Phase::Take)), "Type < for the left neighbour or > for the right one (R6.1)");
  }
  for (const std::string_view typed : {"4", "c", "Y", "Y-", "---", "YYYY", "@", "1@"}) {
    EXPECT_EQ(meaning(typed, table_with_hand("YY")),
              "Type the piles, such as 1 or 23, or their new tops, such as RR- (R5.2)")
        << typed;
  }
  // Piles do not say which card goes where; only tops do.
  EXPECT_EQ(meaning("12", table_with_hand("RX")),
            "Type the new top of each pile, - where it stays, such as RX- (R5.2)");
}

TEST(Input, NeverMindsWhatIsTyped) {
  Random random(1);
  const std::vector<Table> tables{table_in(Phase::FirstCard), table_in(Phase::CoverOrSeek), table_in(Phase::Take),
                                  table_with_hand("YY"), table_with_hand("RGX")};
  for (int round = 0; round < 20'000; ++round) {
    std::string typed;
    for (std::uint32_t left = random.below(6); left > 0; --left) typed.push_back(static_cast<char>(random.below(256)));
    for (const Table& table : tables) EXPECT_FALSE(meaning(typed, table).empty());
  }
}

}  // namespace
}  // namespace rookie
