#include "notation/transcript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "notation/rgn.h"

namespace rookie {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

Record record_of(std::string_view text) {
  const auto records = parse_rgn(text);
  EXPECT_TRUE(records) << to_string(records.error(), "record");
  return records->front();
}

TEST(Transcript, WholeGame) {
  const Record record = record_of(R"([Rookie "1"]
[Edition "1x2"]
[Variant "standard"]
[Seats "Ada" "Ben"]
[Deck "GXGX"]
1. 1G 2X
2. ~ 4X 3G
3. 1G -GG 2X)");
  EXPECT_EQ(transcript(record),
            R"(edition 1x2, variant standard, ruling de, seat 1 starts
seat 1 Ada
seat 2 Ben
deck GXGX
  spots 1 1 1  1 0 0  0 0 0
  trays - - - (0)  - - - (0)
  turn 1 seat 1: first card
  legal 4: 1 2 3 4
1. seat 1 1G
  seat 1 turned 1 G (R3.1)
  spots 1G 1 1  1 0 0  0 0 0
  trays - - - (0)  - - - (0)
  turn 1 seat 1: second card
  legal 3: 2 3 4
1. seat 1 2X
  seat 1 turned 2 X (R3.1)
  seat 1 ended the turn, seat 2 is next (R3.4)
  spots 1G 1X 1  1 0 0  0 0 0
  trays - - - (0)  - - - (0)
  turn 2 seat 2: cover or seek
  legal 3: 3 4 ~
2. seat 2 ~
  seat 2 covered 1 2 (R4.1)
  spots 1! 1! 1  1 0 0  0 0 0
  trays - - - (0)  - - - (0)
  turn 2 seat 2: first card
  legal 2: 3 4
2. seat 2 4X
  seat 2 turned 4 X (R3.1)
  spots 1! 1! 1  1X 0 0  0 0 0
  trays - - - (0)  - - - (0)
  turn 2 seat 2: second card
  legal 1: 3
2. seat 2 3G
  seat 2 turned 3 G (R3.1)
  seat 2 ended the turn, seat 1 is next (R3.4)
  spots 1 1 1G  1X 0 0  0 0 0
  trays - - - (0)  - - - (0)
  turn 3 seat 1: cover or seek
  legal 3: 1 2 ~
3. seat 1 1G
  seat 1 turned 1 G (R4.2)
  seat 1 paired G 3 1 (R4.4)
  spots 0 1 0  1X 0 0  0 0 0
  trays - - - (0)  - - - (0)
  place 2G on seat 1
  turn 3 seat 1: place
  legal 6: --G -G- -GG G-- G-G GG-
3. seat 1 -GG
  seat 1 placed -GG of 2G on seat 1 (R5.1)
  spots 0 1 0  1X 0 0  0 0 0
  trays - G1 G1 (0)  - - - (0)
  turn 3 seat 1: seek
  legal 1: 2
3. seat 1 2X
  seat 1 turned 2 X (R4.2)
  seat 1 paired X 4 2 (R4.3)
  seat 1 secured 2G 2X (R8.1)
  seat 1 ended the game (R8.1)
  spots 0 0 0  0 0 0  0 0 0
  trays - - - (4)  - - - (0)
  turn 3 seat 1: over
  legal 0:
result 4 0
)");
}

TEST(Transcript, TeamPlacement) {
  const Record record = record_of(R"([Rookie "1"]
[Variant "team"]
[Seats "a" "b" "c" "d"]
1. 1R 2R)");
  EXPECT_THAT(transcript(record), HasSubstr("  place 2R on seat 1 or 3\n"));
  EXPECT_THAT(transcript(record), HasSubstr("  legal 12: --R -R- -RR R-- R-R RR- @--R @-R- @-RR "
                                            "@R-- @R-R @RR-\n"));
}

// Each form of line that transcript.h names.
TEST(Transcript, Events) {
  const Event all{.seat = Seat::at(1),
                  .other = Seat::at(2),
                  .kind = Kind::Red,
                  .from = Spot::at(2),
                  .to = Spot::at(4),
                  .spots = SpotSet(Spot::at(0)) | SpotSet(Spot::at(8)),
                  .placement = *Placement::of({Kind::Yellow, Kind::Yellow, std::nullopt}),
                  .cards = Cards(Kind::Green, 3) + Cards(Kind::X, 1)};
  const auto expect = [&all](Event::Type type, Clause clause, std::string_view line) {
    Event event = all;
    event.type = type;
    event.clause = clause;
    EXPECT_EQ(to_string(event), line);
  };
  using Type = Event::Type;
  expect(Type::Turned, Clause::R3_1, "seat 2 turned 3>5 R (R3.1)");
  expect(Type::Paired, Clause::R3_2, "seat 2 paired R 3 5 (R3.2)");
  expect(Type::Placed, Clause::R5_5, "seat 2 placed YY- of 3G 1X on seat 3 (R5.5)");
  expect(Type::Secured, Clause::R5_3, "seat 2 secured 3G 1X by R (R5.3)");
  expect(Type::Secured, Clause::R9_1, "seat 2 secured 3G 1X (R9.1)");
  expect(Type::Rookie, Clause::R6_4, "seat 2 is Rookie (R6.4)");
  expect(Type::Taken, Clause::R6_1, "seat 2 took 3G 1X from seat 3 (R6.1)");
  expect(Type::Covered, Clause::R4_1, "seat 2 covered 1 9 (R4.1)");
  expect(Type::Shifted, Clause::R7_3, "shifted 3>5 R (R7.3)");
  expect(Type::TurnEnded, Clause::R3_3, "seat 2 ended the turn, seat 3 is next (R3.3)");
  expect(Type::GameEnded, Clause::R8_1, "seat 2 ended the game (R8.1)");
  expect(Type::GameEnded, Clause::R8_4, "the game ended (R8.4)");
  EXPECT_EQ(to_string(Event{.type = Type::Covered, .clause = Clause::R4_3}), "seat 1 covered - (R4.3)");
}

// R5.2 allows more placements than anyone wants to read.
TEST(Transcript, ManyLegalMovesAreHashed) {
  const Record record = record_of(R"([Rookie "1"]
[Variant "standard"]
[Seats "a" "b"]
1. 1R 2R RR- 3G 8G --G 4Y 5B
2. 6X 7X XX-)");
  EXPECT_THAT(transcript(record), HasSubstr("  place 2G 2R on seat 2\n"));
  EXPECT_THAT(transcript(record), ContainsRegex("  legal 24: hash [0-9a-f]{16}\n"));
}

}  // namespace
}  // namespace rookie
