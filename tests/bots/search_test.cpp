#include "bots/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "bots/greedy.h"
#include "bots/watched.h"
#include "core/random.h"
#include "rules/deck.h"

namespace rookie {
namespace {

// What the active player of a two-seat game can be sure of: nothing is left out, nothing estimated. Lines that are not
// over after so many cards count as lost for `low` and as won for `high`; where the two agree, that is the value.
struct Bounds {
  float low = 0;
  float high = 0;
};

class BruteForce {
 public:
  // Of the first seat.
  Bounds value(const Recall& recall, int cards) {
    const Game& game = recall.game();
    if (game.over()) {
      const int lead = game.points(Seat::at(0)) - game.points(Seat::at(1));
      const float won = lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F;
      return {won, won};
    }
    if (cards == 0) return {0, 1};
    const auto key = std::pair(cards, written(recall));
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    return values_[key] = best(recall, cards);
  }

 private:
  Bounds best(const Recall& recall, int cards) {
    const bool mine = recall.game().active() == Seat::at(0);
    Bounds best = mine ? Bounds{0, 0} : Bounds{1, 1};
    for (const Move move : recall.game().legal_moves()) {
      const Bounds bounds = after(recall, move, cards);
      best.low = mine ? std::max(best.low, bounds.low) : std::min(best.low, bounds.low);
      best.high = mine ? std::max(best.high, bounds.high) : std::min(best.high, bounds.high);
    }
    return best;
  }

  Bounds after(const Recall& recall, Move move, int cards) {
    if (move.type() != Move::Type::Turn || recall.top(move.spot())) {
      Recall next = recall;
      next.play(move);
      return value(next, cards - (move.type() == Move::Type::Turn ? 1 : 0));
    }
    Bounds sum;
    for (const Kind kind : all_kinds) {
      const float chance = static_cast<float>(recall.unseen().of(kind)) / static_cast<float>(recall.unseen().total());
      if (chance == 0) continue;
      Recall next = recall;
      next.turn_over(move.spot(), kind);
      const Bounds bounds = value(next, cards - 1);
      sum.low += chance * bounds.low;
      sum.high += chance * bounds.high;
    }
    return sum;
  }

  // All that the rest of the game depends on, but for R8.4.
  static std::string written(const Recall& recall) {
    const Table table = recall.game().table();
    std::string text;
    const auto add = [&](int value) { text.append(std::to_string(value)).append(" "); };
    const auto add_kind = [&](std::optional<Kind> kind) { text.push_back(kind ? letter(*kind) : '-'); };
    for (const Spot spot : SpotSet::all()) {
      const auto& view = table.spots.at(static_cast<std::size_t>(spot.index()));
      add(view.height);
      add_kind(view.open);
      add_kind(recall.top(spot));
    }
    for (int seat = 0; seat < table.options.seats; ++seat) {
      const auto& view = table.seats.at(static_cast<std::size_t>(seat));
      for (const auto& pile : view.tray) add_kind(pile.top);
      add(view.points);
      text.append(std::to_string(recall.unsecured(Seat::at(seat)).packed())).append(" ");
    }
    add(static_cast<int>(table.phase));
    add(table.active.index());
    add(static_cast<int>(table.turnable.bits()));
    text.append(std::to_string(table.hand.packed())).append(" ");
    add(table.owner.index());
    return text;
  }

  std::map<std::pair<int, std::string>, Bounds> values_;
};

void expect_exact(const Options& options, std::string_view letters, const std::string& moves, int cards) {
  SCOPED_TRACE(std::string(letters) + " after " + moves);
  const Recall recall = recall_after(moves, options, letters);
  const Bounds bounds = BruteForce().value(recall, cards);
  ASSERT_NEAR(bounds.low, bounds.high, 1e-6F) << "the game does not end within so many cards";
  Search search(Evaluation::trained());
  EXPECT_NEAR(search.to_depth(cards, recall).chances[0], bounds.low, 1e-5F);
}

TEST(Search, IsExactWhereTheRestOfTheGameFitsIn) {
  const Options kids{.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids};
  expect_exact(kids, "GYYG", "", 6);
  expect_exact(kids, "GYYG", "1 2", 4);
  const Options six{.edition = {.colours = 3, .copies = 2}, .variant = Variant::Kids};
  expect_exact(six, "GYRGYR", "1 4", 8);
  const Options standard{.edition = {.colours = 1, .copies = 2}};
  expect_exact(standard, "GXXG", "", 8);
  expect_exact(standard, "GXXG", "1 2", 6);
  const Options four{.edition = {.colours = 1, .copies = 4}};
  expect_exact(four, "GXXGGXXG", "1 4 GG- 5 8 GG-", 8);
}

// A game of elephants, cut after so many decisions.
Recall after_decisions(int decisions, const Options& options, std::uint64_t seed) {
  Random random(seed);
  Recall recall(options);
  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  Events events;
  for (int decision = 0; decision < decisions; ++decision) {
    EXPECT_TRUE(game.apply(greedy_move(recall), events));
    for (const Event& event : events) recall.observe(event);
  }
  return recall;
}

TEST(Search, DecidesTheSameForTheSameBudget) {
  for (const int positions : {0, 100, 1000, 3000}) {
    for (const int decisions : {0, 20, 41, 60}) {
      const Recall recall = after_decisions(decisions, Options{}, 1);
      Search once(Evaluation::trained());
      Search again(Evaluation::trained());
      const Judgement first = once.within({.positions = positions}, recall);
      EXPECT_EQ(again.within({.positions = positions}, recall).move, first.move);
      EXPECT_EQ(once.within({.positions = positions}, recall).chances, first.chances);
    }
  }
}

TEST(Search, KeepsToItsBudgetAndToTheLastDepthThatItCompletes) {
  const Recall recall = after_decisions(24, Options{}, 1);
  Search search(Evaluation::trained());
  const auto cost_of = [&](int depth) {
    Search other(Evaluation::trained());
    static_cast<void>(other.to_depth(depth, recall));
    return other.judged();
  };
  const auto chances_at = [&](int depth) { return search.to_depth(depth, recall).chances; };
  const int one = cost_of(1);
  const int two = one + cost_of(2);
  ASSERT_NE(chances_at(1), chances_at(2));

  EXPECT_EQ(search.within({.positions = 0}, recall).chances, chances_at(1));
  EXPECT_EQ(search.within({.positions = two - 1}, recall).chances, chances_at(1));
  static_cast<void>(search.within({.positions = two - 1}, recall));
  EXPECT_LE(search.judged(), two);
  EXPECT_EQ(search.within({.positions = two}, recall).chances, chances_at(2));
}

// With four seats nobody is sure to lose what another wins: each looks after the own side.
TEST(Search, TakesTheLastPairsWhateverTheNumberOfSeats) {
  for (const Variant variant : {Variant::Standard, Variant::Team, Variant::Kids}) {
    const Options options{.edition = {.colours = 2, .copies = 2}, .variant = variant, .seats = 4};
    const std::string_view letters = variant == Variant::Kids ? "GYGY" : "GYGYXX";
    const Recall recall = recall_after("1 2 3 4 1 4 2 3", options, letters);
    Search search(Evaluation::trained());
    const Judgement judgement = search.within({.positions = 1000}, recall);
    EXPECT_GT(judgement.chances.at(static_cast<std::size_t>(recall.game().active().index())), 0.9F);
  }
}

}  // namespace
}  // namespace rookie
