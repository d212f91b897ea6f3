#include "bots/candidates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "bots/essence.h"
#include "bots/every_options.h"
#include "bots/visit_game.h"
#include "bots/watched.h"
#include "rules/tray.h"

namespace rookie {
namespace {

bool contains(const Moves& moves, Move move) { return std::ranges::find(moves, move) != moves.end(); }

std::string written(const Moves& moves) {
  std::string text;
  for (const Move move : moves) text.append(text.empty() ? "" : " ").append(to_string(move));
  return text;
}

// What the header says about one move in one position.
class Described {
 public:
  Described(const Recall& recall, Move move) : recall_(recall), table_(recall.game().table()), move_(move) {}

  [[nodiscard]] bool turns() const { return move_.type() == Move::Type::Turn; }
  [[nodiscard]] bool makes_pair() const { return turns() && known() && lies_open(); }
  // A first card that is known and leads to no pair.
  [[nodiscard]] bool passes() const {
    const bool first = table_.phase == Phase::FirstCard || table_.phase == Phase::CoverOrSeek;
    return turns() && first && known() && !lies_open() && !(table_.phase == Phase::FirstCard && known_twice());
  }
  // Equal for moves that are said to lead to the same.
  [[nodiscard]] std::string set() const {
    if (turns()) return std::string("turn ") + (known() ? letter(*known()) : '?') + (height() == 1 ? " alone" : "");
    if (move_.type() != Move::Type::Place && move_.type() != Move::Type::PlaceWithPartner) return to_string(move_);
    std::string set = move_.type() == Move::Type::Place ? "own" : "partner";
    for (const Kind kind : all_kinds) set += std::to_string(tops_after(table_, move_).of(kind));
    return set;
  }
  [[nodiscard]] int height() const { return turns() ? table_.spots.at(std::size_t(move_.spot().index())).height : 0; }

 private:
  [[nodiscard]] std::optional<Kind> known() const { return recall_.top(move_.spot()); }
  [[nodiscard]] bool lies_open() const {
    return std::ranges::any_of(table_.spots, [&](const auto& spot) { return spot.open == known(); });
  }
  [[nodiscard]] bool known_twice() const {
    int count = 0;
    for (const Spot spot : table_.turnable) count += recall_.top(spot) == known() ? 1 : 0;
    return count > 1;
  }

  const Recall& recall_;
  Table table_;
  Move move_;
};

// Everything that may follow the move, in the order of the kinds that it may show.
std::string all_that_follows(const Recall& recall, Move move) {
  std::string text;
  for (const Kind kind : all_kinds) {
    const bool known = move.type() != Move::Type::Turn || recall.top(move.spot());
    if (known ? kind != Kind::X : recall.unseen().of(kind) == 0) continue;
    Recall next = recall;
    known ? next.play(move) : next.turn_over(move.spot(), kind);
    text += essence_of(next);
  }
  return text;
}

// Each move that is kept is kept for a reason, and so is each that is left out. Counts the reasons for leaving out.
struct Reasons {
  int same = 0;
  int pairs = 0;
  int passes = 0;
};

void expect_all_for_a_reason(const Recall& recall, Waiting asked, Reasons& reasons) {
  const Moves legal = recall.game().legal_moves();
  const Moves kept = candidates(recall, asked);
  const auto described = [&](Move move) { return Described(recall, move); };
  const bool a_pair = std::ranges::any_of(legal, [&](Move move) { return described(move).makes_pair(); });
  const bool only_passes =
      std::ranges::all_of(legal, [&](Move move) { return !described(move).turns() || described(move).passes(); });

  ASSERT_FALSE(kept.empty());
  std::set<std::string> sets;
  for (const Move move : kept) {
    ASSERT_TRUE(contains(legal, move)) << to_string(move);
    ASSERT_TRUE(sets.insert(described(move).set()).second) << to_string(move);
    if (asked == Waiting::Too) continue;
    if (described(move).turns()) ASSERT_EQ(described(move).makes_pair(), a_pair) << to_string(move);
    if (described(move).passes()) ASSERT_TRUE(only_passes) << to_string(move);
  }
  for (const Move move : legal) {
    if (contains(kept, move)) continue;
    const bool same = sets.contains(described(move).set());
    const bool pair_instead = described(move).turns() && a_pair && !described(move).makes_pair();
    const bool passes = described(move).passes();
    ASSERT_TRUE(same || (asked == Waiting::No && (pair_instead || passes)))
        << to_string(move) << " is not among " << written(kept);
    reasons.same += same ? 1 : 0;
    reasons.pairs += pair_instead ? 1 : 0;
    reasons.passes += passes ? 1 : 0;
  }
}

// Except where other heights make a difference, which is neglected.
void expect_the_same_from_each_set(const Recall& recall) {
  for (const Move kept : candidates(recall, Waiting::Too)) {
    const std::string follows = all_that_follows(recall, kept);
    for (const Move move : recall.game().legal_moves()) {
      const Described one(recall, kept);
      const Described other(recall, move);
      if (one.set() == other.set() && one.height() == other.height()) {
        ASSERT_EQ(all_that_follows(recall, move), follows) << to_string(move) << " and " << to_string(kept);
      }
    }
  }
}

TEST(Candidates, AreKeptAndLeftOutForAReasonOnly) {
  Random random(1);
  Reasons reasons;
  for (const Options& options : every_options()) {
    for (const Style style : {Style::Random, Style::Remembering, Style::Hoarding, Style::StandingStill}) {
      visit_game(options, style, random, [&](const Recall& recall) {
        if (random.below(16) != 0) return;
        expect_all_for_a_reason(recall, Waiting::No, reasons);
        expect_all_for_a_reason(recall, Waiting::Too, reasons);
      });
      ASSERT_FALSE(HasFailure()) << to_string(options.variant) << ", " << int{options.seats} << " seats";
    }
  }
  EXPECT_GT(reasons.same, 10'000);
  EXPECT_GT(reasons.pairs, 1000);
  EXPECT_GT(reasons.passes, 1000);
}

TEST(Candidates, LeaveOutNothingThatWouldComeToSomethingElse) {
  Random random(2);
  for (const Options& options : every_options()) {
    visit_game(options, Style::Remembering, random, [&](const Recall& recall) {
      if (random.below(8) == 0) expect_the_same_from_each_set(recall);
    });
    ASSERT_FALSE(HasFailure()) << to_string(options.variant) << ", " << int{options.seats} << " seats";
  }
}

std::string candidates_after(const std::string& moves, Waiting waiting = Waiting::No) {
  return written(candidates(recall_after(moves, {.edition = twelve_cards}, deck_of_twelve), waiting));
}

TEST(Candidates, AreOneUnknownCardAloneAndOneWithAnotherBeneath) { EXPECT_EQ(candidates_after(""), "1 4"); }

TEST(Candidates, HaveNoFirstCardThatOnlyPassesUnlessItIsAskedFor) {
  EXPECT_EQ(candidates_after("1 2"), "3 4");  // green and yellow match nothing
  EXPECT_EQ(candidates_after("1 2", Waiting::Too), "3 4 1 2");
  EXPECT_EQ(candidates_after("1 2 3 4"), "1 4 5");  // green is known twice, once alone
  EXPECT_EQ(candidates_after("1 2 3 4", Waiting::Too), "1 4 5 2 3");
  EXPECT_EQ(candidates_after("1 2 5 9"), "3 4 ~");  // blue and X are open
  EXPECT_EQ(candidates_after("1 2 5 9", Waiting::Too), "3 4 1 2 ~");
}

TEST(Candidates, SeekAnUnknownCardOrCover) { EXPECT_EQ(candidates_after("4 9"), "1 5 ~"); }

TEST(Candidates, MayPassWithTheSecondCard) { EXPECT_EQ(candidates_after("1 2 3"), "1 2 4"); }

// Two piles are left, G and Y, both known. What lies beneath shows only when one of them moves away (R7.1).
TEST(Candidates, PassWhereNothingElseIsLeft) {
  const Options kids{.edition = {.colours = 2, .copies = 6}, .variant = Variant::Kids};
  EXPECT_EQ(written(candidates(recall_after("1 2 4 5 6 7 8 9 3 3", kids, "YGGGGYYYYGYG"))), "1 2");
}

TEST(Candidates, AreOnlyPairsWhereACardIsKnownToMakeOneUnlessWaitingIsAskedFor) {
  EXPECT_EQ(candidates_after("1 2 3 4 1"), "4");
  EXPECT_EQ(candidates_after("1 2 3 4 1", Waiting::Too), "4 2 3 5");
  EXPECT_EQ(candidates_after("4 5 1 9"), "4 ~");  // covering may still be better
}

TEST(Candidates, AreNoneWithTheSameTops) {
  EXPECT_EQ(candidates_after("1 4"), "--G -GG");
  EXPECT_EQ(candidates_after("1 4 G-- 5 7"), "--B -BB B-- B-B");
}

TEST(Candidates, AreBothTraysInTeam) {
  const Options team{.edition = twelve_cards, .variant = Variant::Team, .seats = 4};
  EXPECT_EQ(written(candidates(recall_after("1 4", team, deck_of_twelve))), "--G -GG @--G @-GG");
}

TEST(Candidates, AreBothNeighbours) {
  const Options options{.edition = twelve_cards, .seats = 3};
  const Recall recall = recall_after("5 7 BB- 1 2  1 2  6 8 PP- 4 5 G-- 1 3  1 4  3 9 XX-", options, deck_of_twelve);
  EXPECT_EQ(written(candidates(recall)), "< >");
}

TEST(Candidates, AreNoneWhenTheGameIsOver) {
  const Options kids{.edition = {.colours = 1, .copies = 2}, .variant = Variant::Kids};
  EXPECT_EQ(written(candidates(recall_after("1 2", kids, "GG"))), "");
}

}  // namespace
}  // namespace rookie
