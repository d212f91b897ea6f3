#include "bots/human_bot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>

#include "bots/every_options.h"
#include "bots/watched.h"
#include "core/random.h"

namespace rookie {
namespace {

using testing::ElementsAre;

constexpr HumanLevel flawless{.name = "", .memory = {.half_life = 1e12, .span = Spot::count}, .counts = true};

std::string decision_after(const std::string& moves, const HumanLevel& level, std::uint64_t seed,
                           const Options& options = {.edition = twelve_cards},
                           std::string_view letters = deck_of_twelve) {
  HumanBot bot(level, options, Seat::at(0), seed);
  return decision_after(moves, options, letters, bot);
}

std::set<std::string> decisions_after(const std::string& moves, const HumanLevel& level,
                                      const Options& options = {.edition = twelve_cards},
                                      std::string_view letters = deck_of_twelve) {
  std::set<std::string> decisions;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    decisions.insert(decision_after(moves, level, seed, options, letters));
  }
  return decisions;
}

bool turns_over_the_unknown(const Recall& recall, Move move) {
  return move.type() == Move::Type::Turn && !recall.top(move.spot());
}

bool knows_all(const Recall& recall) {
  return std::ranges::none_of(recall.game().legal_moves(),
                              [&](Move move) { return turns_over_the_unknown(recall, move); });
}

// It may choose another unknown card, and another card if all are known and none makes a pair.
void expect_same_decision(Move move, Move elephants, const Recall& recall) {
  if (turns_over_the_unknown(recall, elephants)) {
    ASSERT_TRUE(turns_over_the_unknown(recall, move));
  } else if (elephants.type() != Move::Type::Turn || !knows_all(recall)) {
    ASSERT_EQ(to_string(move), to_string(elephants));
  }
}

void expect_the_elephants_decisions(const Options& options, Random& random) {
  Game game = Game::deal(options, Deck::shuffled(options, random)).value();
  Recall recall(options);
  const auto elephant = make_bot("elephant", options, Seat{}, 0, nullptr).value();
  HumanBot human(flawless, options, Seat::at(0), random.next());
  Events events;
  while (!game.over() && !testing::Test::HasFatalFailure()) {
    SCOPED_TRACE("turn " + std::to_string(game.turn()));
    const Move move = human.decide(game.table(), game.legal_moves(), {}).value();
    expect_same_decision(move, elephant->decide(game.table(), game.legal_moves(), {}).value(), recall);
    ASSERT_TRUE(game.apply(move, events));
    for (const Event& event : events) {
      recall.observe(event);
      elephant->observe(event);
      human.observe(event);
    }
  }
}

TEST(HumanBot, DecidesAsTheElephantIfItForgetsNothing) {
  Random random(1);
  for (const Options& options : every_options()) expect_the_elephants_decisions(options, random);
}

TEST(HumanBot, TakesAPairThatItRemembers) {
  EXPECT_THAT(decisions_after("3 5 4 7", flawless), ElementsAre("5"));
  EXPECT_THAT(decisions_after("3 5 4 7 5", flawless), ElementsAre("7"));
}

TEST(HumanBot, OverlooksAPairThatItDoesNotRemember) {
  HumanLevel level = flawless;
  level.memory.span = 1;
  EXPECT_THAT(decisions_after("3 5 4 7 5", level), testing::Not(ElementsAre("7")));
}

TEST(HumanBot, TurnsOverTheWrongCardIfItConfusesTheSpots) {
  HumanLevel level = flawless;
  level.memory.confusion = 100;
  EXPECT_THAT(decisions_after("3 1 4", level), testing::IsSupersetOf({"2"}));
}

TEST(HumanBot, TurnsOverAnyCardThatItDoesNotRemember) {
  EXPECT_THAT(decisions_after("1 2 3 5", flawless), ElementsAre("4", "6", "7", "8", "9"));
}

TEST(HumanBot, OnAWhimPlacesAnyhow) {
  const Options options{.edition = {.colours = 2, .copies = 4}};
  const std::string_view letters = "XXXGYYYYXGGG";
  HumanLevel level = flawless;
  EXPECT_EQ(decisions_after("1 2 GG- 3 4", level, options, letters).size(), 1U);
  level.whim = 100;
  EXPECT_THAT(decisions_after("1 2", level, options, letters), ElementsAre("--G", "-G-", "-GG", "G--", "G-G", "GG-"));
}

TEST(HumanBot, OnAWhimCoversOrSeeksAnything) {
  HumanLevel level = flawless;
  EXPECT_EQ(decisions_after("4 5 1 9", level), std::set<std::string>{"4"});
  level.whim = 100;
  EXPECT_EQ(decisions_after("4 5 1 9", level), (std::set<std::string>{"2", "3", "4", "5", "6", "7", "8", "~"}));
}

// Two piles are left, Y under G and G under Y. If a player always preferred the same card, the game could stand still
// (R8.4).
TEST(HumanBot, TurnsOverAnyCardWhereItRemembersAllAndNothingMatches) {
  const Options options{.edition = {.colours = 2, .copies = 6}, .variant = Variant::Kids};
  EXPECT_THAT(decisions_after("1 2  4 5 6 7 8 9 3 3", flawless, options, "YGYGGYYGGGYY"), ElementsAre("1", "2"));
}

TEST(HumanLevels, RememberAndJudgeTheBetterTheHigherTheyStand) {
  const auto levels = human_levels();
  ASSERT_GE(levels.size(), 5U);
  for (std::size_t at = 1; at < levels.size(); ++at) {
    const HumanLevel& lower = levels[at - 1];
    const HumanLevel& upper = levels[at];
    SCOPED_TRACE(upper.name);
    EXPECT_GT(upper.memory.half_life, lower.memory.half_life);
    EXPECT_GE(upper.memory.span, lower.memory.span);
    EXPECT_LE(upper.memory.confusion, lower.memory.confusion);
    EXPECT_LT(upper.whim, lower.whim);
    EXPECT_GE(upper.counts, lower.counts);
  }
}

}  // namespace
}  // namespace rookie
