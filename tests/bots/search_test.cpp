#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "arena/exact_play.h"
#include "bots/candidates.h"
#include "bots/evaluation/trained.h"
#include "bots/even_evaluation.h"
#include "bots/every_options.h"
#include "bots/greedy.h"
#include "bots/search/look_ahead/look_ahead.h"
#include "bots/visit_game.h"
#include "bots/watched.h"
#include "core/random.h"
#include "rules/deck.h"

namespace rookie {
namespace {

constexpr int to_the_end = 40;  // cards
constexpr float rounding = 1e-5F;

int cards_on_the_spots(const Recall& recall) {
  int cards = 0;
  for (const auto& spot : recall.game().table().spots) cards += spot.height;
  return cards;
}

// --- against brute force --------------------------------------------------------------------------------------------

// How far the search, looking to the end of the game, falls short of the exact chance: in all positions of some games
// in which at most this many cards are left and something new has happened lately.
class Shortfall {
 public:
  Shortfall(const Options& options, int games, int cards) : search_(trained_evaluation()) {
    const Way best;
    const Way careful = [](const Recall& recall) { return greedy_move(recall); };
    for (int seat = 0; seat < options.seats; ++seat) {
      exact_.emplace_back(Seat::at(seat), best, sides_of(options) == 2 ? best : careful);
    }
    Random random(1);
    for (int game = 0; game < games; ++game) {
      visit_game(options, Style::Remembering, random, [&](const Recall& recall) {
        if (cards_on_the_spots(recall) <= cards && recall.game().quiet_turns() <= 1) look_at(recall);
      });
    }
  }

  double least = 0;
  double most = 0;
  double sum = 0;
  int positions = 0;

 private:
  void look_at(const Recall& recall) {
    const auto active = static_cast<std::size_t>(recall.game().active().index());
    const double shortfall = exact_.at(active).value(recall) - double{search_.rank(to_the_end, recall)[0].chance};
    least = std::min(least, shortfall);
    most = std::max(most, shortfall);
    sum += shortfall;
    ++positions;
  }

  LookAhead search_;
  std::vector<ExactPlay> exact_;  // by seat: both sides play their best; of more than two, the others play carefully
};

TEST(Search, FindsTheExactChancesOfSmallDecks) {
  constexpr Edition one_by_two{.colours = 1, .copies = 2};
  constexpr Edition one_by_four{.colours = 1, .copies = 4};
  constexpr Edition two_by_two{.colours = 2, .copies = 2};
  constexpr Edition two_by_four{.colours = 2, .copies = 4};
  constexpr Edition three_by_two{.colours = 3, .copies = 2};
  const std::vector<Options> all{
      {.edition = one_by_two},
      {.edition = two_by_two},
      {.edition = one_by_four},
      {.edition = one_by_four, .seats = 3},
      {.edition = two_by_two, .variant = Variant::Team, .seats = 4},
      {.edition = one_by_four, .variant = Variant::Team, .seats = 4},
      {.edition = two_by_two, .variant = Variant::Kids},
      {.edition = three_by_two, .variant = Variant::Kids},
      {.edition = two_by_four, .variant = Variant::Kids},
      {.edition = two_by_four, .variant = Variant::Kids, .seats = 3},
  };
  for (const Options& options : all) {
    const Shortfall shortfall(options, 8, most_cards);
    EXPECT_GT(shortfall.positions, 30);
    EXPECT_NEAR(shortfall.least, 0, rounding) << to_string(options.edition) << " " << to_string(options.variant);
    EXPECT_NEAR(shortfall.most, 0, rounding) << to_string(options.edition) << " " << to_string(options.variant);
  }
}

// Sometimes it is better to leave a pair to the next player, who then has to turn over a new card, or to pass later on.
// The candidates leave that out, for both sides, so the search may find a little less or more than there is.
TEST(Search, FindsNearlyTheExactChancesOfLongerGames) {
  struct End {
    Options options;
    int games;
    int cards;
  };
  const std::vector<End> ends{
      {.options = {.edition = {.colours = 2, .copies = 2}, .rulings = {Ruling::It}}, .games = 8, .cards = most_cards},
      {.options = {.edition = {.colours = 3, .copies = 2}}, .games = 5, .cards = most_cards},
      {.options = {}, .games = 12, .cards = 4},
      {.options = {.seats = 3}, .games = 8, .cards = 6},
      {.options = {.variant = Variant::Team, .seats = 4}, .games = 8, .cards = 4},
      {.options = {.variant = Variant::Kids}, .games = 12, .cards = 6},
  };
  for (const End& end : ends) {
    const Shortfall shortfall(end.options, end.games, end.cards);
    EXPECT_GT(shortfall.positions, 30);
    EXPECT_GT(shortfall.least, sides_of(end.options) == 2 ? -0.1 : -double{rounding});
    EXPECT_LT(shortfall.most, 0.2);
    EXPECT_NEAR(shortfall.sum / shortfall.positions, 0, 0.01) << to_string(end.options.variant);
  }
}

// --- against its description ----------------------------------------------------------------------------------------

// The search exactly as its header describes it; it remembers no position.
class Described {
 public:
  explicit Described(Seat seat) : seat_(seat) {}

  [[nodiscard]] float chance(const Recall& recall, int depth) const {
    const Game& game = recall.game();
    if (game.over()) return result_of(game).at(static_cast<std::size_t>(seat_.index()));
    const bool turning = game.phase() <= Phase::Seek;
    if (turning && depth == 0 && costs(recall, greedy_move(recall))) {
      return trained_evaluation().chance(recall, seat_);
    }
    const bool ours = same_side(game.options(), game.active(), seat_);
    const bool few = turning || game.table().hand.total() <= 2;
    if ((!ours && sides_of(game.options()) > 2) || !few || depth == 0) {
      return chance_after(recall, greedy_move(recall), depth);
    }
    std::vector<float> chances;
    for (const Move move : candidates(recall)) chances.push_back(chance_after(recall, move, depth));
    return ours ? std::ranges::max(chances) : std::ranges::min(chances);
  }

  [[nodiscard]] float chance_after(const Recall& recall, Move move, int depth) const {
    if (move.type() != Move::Type::Turn || recall.top(move.spot())) {
      Recall next = recall;
      next.play(move);
      return chance(next, depth - (costs(recall, move) ? 1 : 0));
    }
    float sum = 0;
    for (const Kind kind : all_kinds) {
      const int count = recall.unseen().of(kind);
      if (count == 0) continue;
      Recall next = recall;
      next.turn_over(move.spot(), kind);
      sum += static_cast<float>(count) * chance(next, depth - 1);
    }
    return sum / static_cast<float>(recall.unseen().total());
  }

 private:
  // Whether it costs depth: an unknown card does, and so do known ones that lead to no pair, since they end the turn.
  static bool costs(const Recall& recall, Move move) {
    if (move.type() != Move::Type::Turn) return false;
    const Table table = recall.game().table();
    const auto kind = recall.top(move.spot());
    if (!kind) return true;
    for (const Spot spot : SpotSet::all() - SpotSet(move.spot())) {
      const bool open = table.spots.at(static_cast<std::size_t>(spot.index())).open.has_value();
      const bool next = table.phase == Phase::FirstCard && table.turnable.contains(spot);
      if (recall.top(spot) == kind && (open || next)) return false;
    }
    return true;
  }

  Seat seat_;
};

// Positions that key_of takes for equal may differ a little: a careful player turns over the first of several unknown
// cards, whatever lies beneath it.
constexpr float alike = 5e-4F;

void expect_as_described(Search& search, const Recall& recall, int depth) {
  const Described described(recall.game().active());
  const Judgement judgement = search.rank(depth, recall)[0];
  EXPECT_NEAR(judgement.chance, described.chance_after(recall, judgement.move, depth), alike);
  for (const Move move : candidates(recall)) {
    EXPECT_LE(described.chance_after(recall, move, depth), judgement.chance + alike);
  }
}

// So remembering positions only makes it faster.
TEST(Search, JudgesAsDescribed) {
  Random random(2);
  LookAhead search(trained_evaluation());
  for (const Options& options : every_options()) {
    visit_game(options, Style::Remembering, random, [&](const Recall& recall) {
      if (random.below(30) == 0) expect_as_described(search, recall, 1);
      if (random.below(100) == 0) expect_as_described(search, recall, 2);
      if (random.below(2000) == 0) expect_as_described(search, recall, 3);
    });
    ASSERT_FALSE(HasFailure()) << to_string(options.variant) << ", " << int{options.seats} << " seats";
  }
}

TEST(Search, JudgesByTheEvaluationItIsGiven) {
  const EvenEvaluation even;
  EXPECT_NEAR(LookAhead(even).rank(1, Recall({}))[0].chance, 0.5F, rounding);
}

// --- budgets --------------------------------------------------------------------------------------------------------

// Some positions from games of careful players.
std::vector<Recall> some_positions() {
  std::vector<Recall> positions;
  Random random(3);
  for (const Options& options : every_options()) {
    visit_game(options, Style::Remembering, random, [&](const Recall& recall) {
      if (random.below(400) == 0) positions.push_back(recall);
    });
  }
  return positions;
}

TEST(Search, FindsTheSameForTheSameBudget) {
  LookAhead used(trained_evaluation());
  for (const Recall& recall : some_positions()) {
    for (const int budget : {0, 100, 1000}) {
      LookAhead fresh(trained_evaluation());
      const Judgement first = used.within({.positions = budget}, recall);
      const Judgement again = used.within({.positions = budget}, recall);
      const Judgement other = fresh.within({.positions = budget}, recall);
      EXPECT_EQ(first.move, again.move);
      EXPECT_EQ(first.chance, again.chance);
      EXPECT_EQ(first.move, other.move);
      EXPECT_EQ(first.chance, other.chance);
    }
  }
}

TEST(Search, KeepsToItsBudgetAndUsesIt) {
  LookAhead search(trained_evaluation());
  int used_up = 0;
  for (const Recall& recall : some_positions()) {
    const Judgement least = search.rank(1, recall)[0];
    const int at_least = search.judged();
    int before = 0;
    for (const int budget : {0, 10, 100, 500, 2000}) {
      const Judgement judgement = search.within({.positions = budget}, recall);
      EXPECT_GE(search.judged(), before);
      EXPECT_LE(search.judged(), std::max(at_least, budget + 1));
      if (budget < at_least) EXPECT_EQ(judgement.move, least.move);
      if (budget < at_least) EXPECT_EQ(judgement.chance, least.chance);
      before = search.judged();
      used_up += before > budget ? 1 : 0;
    }
  }
  EXPECT_GT(used_up, 50);
}

TEST(Search, StopsWhereItKnowsTheEnd) {
  const Options kids{.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids};
  const Recall recall = recall_after("1 2 3 4", kids, "GYGY");
  LookAhead search(trained_evaluation());
  EXPECT_EQ(search.rank(1, recall)[0].chance, 1);
  const int enough = search.judged();
  EXPECT_EQ(search.within({.positions = 1000}, recall).chance, 1);
  EXPECT_EQ(search.judged(), enough);
}

// --- all moves, and two ---------------------------------------------------------------------------------------------

// G and Y were shown on 1 and 2, and G is open on 3. The G on 1 wins everything, any other card loses everything.
const Options four_cards{.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids};
Recall with_a_known_mate() { return recall_after("1 2 3", four_cards, "GYGY"); }
Move turn(int spot) { return Move::turn(*Spot::numbered(spot)); }

TEST(Search, RanksAllMovesTheBestFirst) {
  LookAhead search(trained_evaluation());
  const auto ranking = search.rank(to_the_end, with_a_known_mate());
  ASSERT_EQ(ranking.size(), 3U);
  EXPECT_EQ(ranking[0].move, turn(1));
  EXPECT_EQ(ranking[0].chance, 1);
  EXPECT_EQ(ranking[1].move, turn(2));
  EXPECT_EQ(ranking[1].chance, 0);
  EXPECT_EQ(ranking[2].move, turn(4));
  EXPECT_EQ(ranking[2].chance, 0);
}

TEST(Search, RanksEachMoveAsDescribed) {
  LookAhead search(trained_evaluation());
  const Recall recall = recall_after("1 2 3 4 5", {.edition = twelve_cards, .seats = 3}, deck_of_twelve);
  const Described described(recall.game().active());
  for (const int depth : {1, 2}) {
    const auto ranking = search.rank(depth, recall);
    EXPECT_EQ(ranking.size(), candidates(recall, Waiting::Too).size());
    EXPECT_TRUE(std::ranges::is_sorted(ranking, std::greater(), &Judgement::chance));
    for (const auto& [move, chance] : ranking) {
      EXPECT_NEAR(chance, described.chance_after(recall, move, depth), rounding) << to_string(move);
    }
  }
}

TEST(Search, ComparesWithTheBestToTheEnd) {
  LookAhead search(trained_evaluation());
  const auto [best, other, drift, exact] = search.compare(turn(2), {.positions = 1000}, with_a_known_mate());
  EXPECT_EQ(best.move, turn(1));
  EXPECT_EQ(best.chance, 1);
  EXPECT_EQ(other.move, turn(2));
  EXPECT_EQ(other.chance, 0);
  EXPECT_TRUE(exact);
}

// The candidates include only one of the cards that nobody has seen.
TEST(Search, TheMoveComparedMayItselfBeTheBest) {
  LookAhead search(trained_evaluation());
  const Recall start(four_cards);
  ASSERT_EQ(candidates(start).size(), 1U);
  for (const int spot : {1, 4}) {
    const Comparison comparison = search.compare(turn(spot), {.positions = 1000}, start);
    EXPECT_EQ(comparison.best.move, turn(spot));
    EXPECT_EQ(comparison.other.move, turn(spot));
    EXPECT_EQ(comparison.best.chance, comparison.other.chance);
  }
}

TEST(Search, ComparesMovesEquallyFar) {
  LookAhead search(trained_evaluation());
  const Recall recall = recall_after("1 2 3 4 5", {.edition = twelve_cards, .seats = 3}, deck_of_twelve);
  const Described described(recall.game().active());
  const Move other = turn(6);  // nobody has seen it
  const auto difference = [&](const Comparison& found, int depth) {
    EXPECT_NEAR(found.best.chance, described.chance_after(recall, found.best.move, depth), rounding);
    EXPECT_NEAR(found.other.chance, described.chance_after(recall, other, depth), rounding);
    return found.best.chance - found.other.chance;
  };

  const Comparison one_card = search.compare(other, {.positions = 0}, recall);
  const float at_first = difference(one_card, 1);
  EXPECT_EQ(one_card.drift, 0);
  EXPECT_FALSE(one_card.exact);

  const Comparison two_cards = search.compare(other, {.positions = 100}, recall);
  EXPECT_NEAR(two_cards.drift, std::abs(difference(two_cards, 2) - at_first), rounding);
  EXPECT_GT(two_cards.drift, 0);
  EXPECT_FALSE(two_cards.exact);
}

TEST(Search, ComparesWithinItsBudget) {
  LookAhead search(trained_evaluation());
  for (const Recall& recall : some_positions()) {
    const Move other = recall.game().legal_moves()[0];
    static_cast<void>(search.compare(other, {.positions = 0}, recall));
    const int at_least = search.judged();
    static_cast<void>(search.compare(other, {.positions = 500}, recall));
    EXPECT_LE(search.judged(), std::max(at_least, 501));
  }
}

// --- clocks ---------------------------------------------------------------------------------------------------------

// A clock that moves on by this step each time it is read.
std::chrono::nanoseconds shown{};
std::chrono::nanoseconds step{};
int looks = 0;

std::chrono::nanoseconds look() {
  ++looks;
  return shown += step;
}

Budget until(std::chrono::milliseconds time, std::chrono::nanoseconds a_look) {
  step = a_look;
  looks = 0;
  return {.positions = 2000, .time = time, .now = look};
}

TEST(Search, KeepsToItsTime) {
  using std::chrono::milliseconds;
  LookAhead search(trained_evaluation());
  const Recall recall = recall_after("1 2 3 4", {.edition = twelve_cards, .seats = 3}, deck_of_twelve);
  const Judgement least = search.rank(1, recall)[0];
  const int at_least = search.judged();
  const Judgement most = search.within({.positions = 2000}, recall);
  ASSERT_GT(search.judged(), 1000);
  ASSERT_NE(most.chance, least.chance);

  const Judgement in_no_time = search.within(until(milliseconds(10), milliseconds(0)), recall);
  EXPECT_EQ(in_no_time.chance, most.chance);
  EXPECT_EQ(in_no_time.move, most.move);
  EXPECT_GT(looks, 10);

  static_cast<void>(search.within(until(milliseconds(10), milliseconds(1)), recall));
  EXPECT_EQ(looks, 11);
  EXPECT_LT(search.judged(), 1000);

  static_cast<void>(search.within(until(milliseconds(10), milliseconds(10)), recall));
  EXPECT_EQ(looks, 2);
  EXPECT_LT(search.judged(), at_least + 64);
}

// --- decisions ------------------------------------------------------------------------------------------------------

std::string decision_after(const std::string& moves, const Options& options, std::string_view letters) {
  LookAhead search(trained_evaluation());
  return to_string(search.within({.positions = 1000}, recall_after(moves, options, letters)).move);
}

// The tops are Y Y G, Y X X, G Y X; beneath the first three lie G, G and X.
TEST(Search, SecuresWithThePartner) {
  const Options options{.edition = {.colours = 2, .copies = 4}, .variant = Variant::Team, .seats = 4};
  EXPECT_EQ(decision_after("1 2 @YY- 4 8", options, "GGXYXXGYXYYG"), "@--Y");
  EXPECT_EQ(decision_after("1 2 YY- 4 8", options, "GGXYXXGYXYYG"), "--Y");
}

// With four seats, what one wins is not always what another loses: each plays for its own side.
TEST(Search, TakesTheLastPairsWhateverTheNumberOfSeats) {
  for (const Variant variant : all_variants) {
    const Options options{.edition = {.colours = 2, .copies = 2}, .variant = variant, .seats = 4};
    const std::string_view letters = variant == Variant::Kids ? "GYGY" : "GYGYXX";
    const Recall recall = recall_after("1 2 3 4 1 4 2 3", options, letters);
    LookAhead search(trained_evaluation());
    EXPECT_GT(search.within({.positions = 1000}, recall).chance, 0.9F);
  }
}

}  // namespace
}  // namespace rookie
