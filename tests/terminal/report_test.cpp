#include "terminal/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/rgn.h"
#include "terminal/tables.h"
#include "terminal/width.h"

namespace rookie {
namespace {

using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Le;
using testing::Not;
using testing::ResultOf;
using testing::StartsWith;

std::string times(int number, std::string_view text) {
  std::string all;
  for (int time = 0; time < number; ++time) all += text;
  return all;
}

Record two_children() {
  return parse_rgn(R"([Rookie "1"]
[Edition "2x2"]
[Variant "kids"]
[Seats "Ada" "Ben"]
[Deck "GYGY"]
[Result "0 4"]

1. 1G 2Y
2. 3G 1G 2Y 4Y
)")
      .value()
      .at(0);
}

// Made-up figures, all different.
Report report_on_two_children() {
  PlayerReport ada{.seat = Seat::at(0)};
  ada.memory = {.tests = 4, .passed = 3, .by_chance = 2};
  ada.certain = {.taken = 3, .missed = 1, .left = 2};
  ada.again_in_vain = 5;
  ada.finds = {.memory = 6, .deduction = 7, .luck = 8, .expected_by_luck = 9.4};
  ada.luck = -0.126;
  ada.result = {.start = 0.33, .own = -0.3, .others = 0.1, .end = 0};
  ada.decisions = {.all = 2, .judged = 2, .best = 1, .loss = 0.3, .error = 0.021};
  PlayerReport ben{.seat = Seat::at(1)};
  ben.luck = 0.126;
  ben.result = {.start = 0.67, .own = -0.1, .others = 0.3, .end = 1};
  Report report{.players = {ada, ben}, .winners = {Seat::at(1)}};
  report.curve = {{.chances = {0.5F, 0.5F}},
                  {.turn = 1, .decision = 1, .chances = {0.125F, 0.875F}},
                  {.turn = 2, .decision = 5, .chances = {0, 1}}};
  report.moments = {{.type = Moment::Type::LuckyFind,
                     .decision = 3,
                     .turn = 2,
                     .seat = Seat::at(1),
                     .kind = Kind::Green,
                     .chance = 0.5},
                    {.type = Moment::Type::End, .decision = 5, .turn = 2, .seat = Seat::at(1)}};
  report.verdicts = {
      {1, {.move = Move::turn(Spot::at(1)), .best = Move::turn(Spot::at(2)), .loss = 0.3F, .error = 0.02F}}};
  report.decisions = {{.seat = Seat::at(0), .turn = 1}, {.seat = Seat::at(0), .turn = 1}};
  return report;
}

TEST(RenderedReport, SaysWhoWonWhoWasAheadAndWhatWasCounted) {
  EXPECT_EQ(text(render_report(two_children(), report_on_two_children(), {}, Paint(false))), R"(
Variant kids, 2x2 edition, ruling de: 2 turns, 6 decisions.
Ben wins.

Who was ahead: the chance to win after every turn, if all play equally well
  Ada          ▅▂▁   0%
  Ben          ▅██ 100%

Memory, luck and judgement
                                       Ada         Ben
  Memory score, of 100                  50           –
    remembered                      3 of 4      0 of 0
    0 to 3 cards later                   –           –
    4 to 7 cards later                   –           –
    8 to 15 cards later                  –           –
    16 to 31 cards later                 –           –
    32 cards later or more               –           –
  Certain pairs taken                    3           0
    missed                               1           0
    left lying                           2           0
  Turned over again in vain              5           0
  Pairs from memory                      6           0
  Pairs by deduction                     7           0
  Pairs by luck (expected)         8 (9.4)     0 (0.0)
  Result, in per cent of a win           0         100
    chance at the start                 33          67
    luck with the cards                −13         +13
    own decisions                      −30         −10
    others' decisions                  +10         +30
  Lost, in percentage points        30 ± 2           –
    as good as the best             1 of 2      0 of 0

Moments
  Turn 2: Ben finds a pair of green by luck; the chance was 50%.
  Turn 2: Ben wins.

Decisions that cost most
  Turn 1: Ada, 2 instead of 3: 30.0 percentage points (± 2.0).
)");
}

TEST(RenderedReport, OfOnePlayerLeavesOutTheOthers) {
  const std::string ben = text(render_report(two_children(), report_on_two_children(), Seat::at(1), Paint(false)));
  EXPECT_THAT(ben, HasSubstr("\n  Ben          ▅██ 100%\n"));
  EXPECT_THAT(ben, HasSubstr("by luck"));
  EXPECT_THAT(ben, Not(HasSubstr("Ada")));
  EXPECT_THAT(ben, Not(HasSubstr("Decisions that cost most")));  // none of Ben's
}

TEST(RenderedReport, IsPaintedOnlyWhereThereAreColours) {
  const Report report = report_on_two_children();
  EXPECT_THAT(render_report(two_children(), report, {}, Paint(false)), Each(Not(HasSubstr("\x1b["))));
  EXPECT_EQ(render_report(two_children(), report, {}, Paint(true)).front(),
            "\x1b[1mVariant kids, 2x2 edition, ruling de: 2 turns, 6 decisions.\x1b[0m");
}

// Six players, two with long names, more turns than fit side by side, and figures as wide as they get.
TEST(RenderedReport, FitsOnThePage) {
  const Record record{
      .options = {.seats = 6},
      .names = {"Maximiliane the First", "林さんと林さんと林さん", "Cleo", "Dora", "Emil", "Frieda"},
  };
  Report report;
  for (int seat = 0; seat < 6; ++seat) {
    PlayerReport player{.seat = Seat::at(seat)};
    player.decisions = {.all = 200, .judged = 200, .best = 150, .loss = 1.25, .error = 0.14};
    report.players.push_back(player);
  }
  for (int turn = 0; turn < 200; ++turn) report.curve.push_back({.turn = turn, .chances = {1}});
  const Lines lines = render_report(record, report, {}, Paint(false));
  EXPECT_THAT(lines, Each(ResultOf(width_of, Le(page_width))));
  EXPECT_THAT(lines.at(2), StartsWith("Who was ahead"));  // nobody has won
  EXPECT_THAT(lines, Contains("  Maximiliane  " + times(56, "█") + " 100%"));
  EXPECT_THAT(lines, Contains("  林さんと林さ " + times(56, "▁") + "   0%"));
  EXPECT_THAT(lines, Contains("                               Maximiliane  林さんと林        Cleo        Dora"));
  EXPECT_THAT(lines, Contains("                                      Emil      Frieda"));
  EXPECT_THAT(lines, Contains("  Lost, in percentage points      125 ± 14    125 ± 14    125 ± 14    125 ± 14"));
  EXPECT_THAT(lines, Contains("    as good as the best         150 of 200  150 of 200"));
}

}  // namespace
}  // namespace rookie
