#include "bots/outlook.h"

#include <gtest/gtest.h>

#include <numeric>
#include <span>

#include "bots/evaluation/trained.h"
#include "bots/even_evaluation.h"
#include "bots/every_options.h"
#include "bots/visit_game.h"
#include "bots/watched.h"

namespace rookie {
namespace {

constexpr Options four_cards{.edition = {.colours = 2, .copies = 2}, .variant = Variant::Kids};
constexpr float rounding = 1e-5F;

Chances outlook_after(const std::string& moves, std::string_view letters, const Evaluation& evaluation) {
  return outlook(recall_after(moves, four_cards, letters), evaluation);
}

// Even an evaluation that knows nothing cannot change what is known.
TEST(Outlook, IsTheResultWhereEverythingIsKnown) {
  const Chances first_takes_all = outlook_after("1 2 3 4", "GYGY", EvenEvaluation());
  EXPECT_EQ(first_takes_all[0], 1);
  EXPECT_EQ(first_takes_all[1], 0);
  const Chances second_takes_all = outlook_after("1 2 3 2 1 4", "GYGY", EvenEvaluation());
  EXPECT_EQ(second_takes_all[0], 0);
  EXPECT_EQ(second_takes_all[1], 1);
}

TEST(Outlook, IsTheResultOfAGameThatIsOverOrEndsWithTheNextCard) {
  for (const std::string moves : {"1 3 2 4", "1 3 2"}) {
    const Chances won = outlook_after(moves, "GYGY", EvenEvaluation());
    EXPECT_EQ(won[0], 1) << moves;
    EXPECT_EQ(won[1], 0) << moves;
  }
}

// One of the three that nobody has seen is G.
TEST(Outlook, IsTheMeanOfWhatTheNextCardMayBe) {
  const Evaluation& evaluation = trained_evaluation();
  const Chances pair = evaluation.chances(recall_after("1 2", four_cards, "GGYY"));
  const Chances none = evaluation.chances(recall_after("1 2", four_cards, "GYGY"));
  ASSERT_GT(pair[0] - none[0], 0.5F);
  const Chances mean = outlook_after("1", "GYGY", evaluation);
  EXPECT_NEAR(mean[0], pair[0] / 3 + none[0] * 2 / 3, rounding);
  EXPECT_NEAR(mean[1], pair[1] / 3 + none[1] * 2 / 3, rounding);
}

// It depends on what can be known, not on what is true: the card beneath the hand may be either.
TEST(Outlook, DoesNotPeek) {
  const Evaluation& evaluation = trained_evaluation();
  EXPECT_EQ(outlook_after("1", "GYGY", evaluation), outlook_after("1", "GGYY", evaluation));
}

TEST(Outlook, SharesOutOneWinAmongTheSides) {
  Random random(4);
  for (const Options& options : every_options()) {
    visit_game(options, Style::Remembering, random, [&](const Recall& recall) {
      if (random.below(20) != 0) return;
      const Chances chances = outlook(recall, trained_evaluation());
      const auto sides = std::span(chances).first(static_cast<std::size_t>(sides_of(options)));
      EXPECT_NEAR(std::accumulate(sides.begin(), sides.end(), 0.0F), 1, rounding);
      for (std::size_t seat = sides.size(); seat < options.seats; ++seat) {
        EXPECT_EQ(chances.at(seat), chances.at(seat - sides.size()));  // partners
      }
    });
  }
}

// The pair on 5 and 7 is placed, and the same player turns over a card next.
TEST(Outlook, SettlesWhatWasGained) {
  const Recall recall = recall_after("5 7", {.edition = twelve_cards}, deck_of_twelve);
  ASSERT_EQ(recall.game().phase(), Phase::Place);
  const Recall after = settled(recall);
  EXPECT_EQ(after.game().phase(), Phase::FirstCard);
  EXPECT_EQ(after.game().active(), recall.game().active());
  EXPECT_EQ(after.unsecured(Seat::at(0)), Cards(Kind::Blue, 2));
  EXPECT_EQ(settled(after), after);
}

}  // namespace
}  // namespace rookie
