#include "arena/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "arena/play_game.h"
#include "arena/simulate.h"
#include "bots/evaluation/trained.h"
#include "bots/every_options.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

using testing::ElementsAre;

constexpr Edition tiny{.colours = 2, .copies = 4};
constexpr Options two_seats{.edition = tiny};
constexpr Options four_seats{.edition = tiny, .seats = 4};
constexpr Options two_pairs{.edition = tiny, .variant = Variant::Team, .seats = 4};
constexpr Options three_pairs{.edition = tiny, .variant = Variant::Team, .seats = 6};

const std::vector<std::string> elephant_and_random{"elephant", "random"};
const std::vector<std::string> four_bots{"elephant", "random", "random", "elephant"};

std::vector<Tally> play(const Match& match) { return play_match(match, {}).value(); }

// Everything that is the same each time a match is played.
auto numbers(const std::vector<Tally>& tallies) {
  std::vector<std::array<std::uint64_t, 7>> all;
  for (const Tally& tally : tallies) {
    all.push_back({tally.deals, tally.games, tally.seats, tally.win_parts, tally.squared_win_parts, tally.points,
                   tally.decisions});
  }
  return all;
}

// --- who sits where -------------------------------------------------------------------------------------------------

TEST(Seating, OfTwoBotsTheFirstHoldsOneSide) {
  EXPECT_THAT(seating({.options = two_seats, .bots = elephant_and_random}, 0), ElementsAre(0, 1));
  EXPECT_THAT(seating({.options = four_seats, .bots = elephant_and_random}, 0), ElementsAre(0, 1, 1, 1));
  EXPECT_THAT(seating({.options = two_pairs, .bots = elephant_and_random}, 0), ElementsAre(0, 1, 0, 1));
  EXPECT_THAT(seating({.options = three_pairs, .bots = elephant_and_random}, 0), ElementsAre(0, 1, 1, 0, 1, 1));
}

TEST(Seating, OneASideOrOneASeat) {
  EXPECT_THAT(seating({.options = four_seats, .bots = four_bots}, 0), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(seating({.options = two_pairs, .bots = four_bots}, 0), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(seating({.options = three_pairs, .bots = {"elephant", "random", "random"}}, 0),
              ElementsAre(0, 1, 2, 0, 1, 2));
}

TEST(Seating, RotationsBringEveryBotToEverySeatEquallyOften) {
  for (const Options& options : every_options()) {
    for (const std::size_t bots : {std::size_t{2}, std::size_t{options.seats}}) {
      const Match match{.options = options, .bots = std::vector<std::string>(bots, "random")};
      std::vector<std::vector<int>> sat(bots, std::vector<int>(options.seats));
      std::set<std::vector<std::size_t>> seatings;
      for (int rotation = 0; rotation < games_a_deal(match); ++rotation) {
        const auto seated = seating(match, rotation);
        seatings.insert(seated);
        for (std::size_t seat = 0; seat < seated.size(); ++seat) ++sat.at(seated.at(seat)).at(seat);
      }
      EXPECT_EQ(seatings.size(), static_cast<std::size_t>(games_a_deal(match)));
      for (const auto& times : sat) EXPECT_THAT(times, testing::Each(times.front()));
      EXPECT_EQ(sat.front().front(), 1);
    }
  }
}

// --- playing --------------------------------------------------------------------------------------------------------

TEST(PlayMatch, NobodyIsStrongerThanItself) {
  for (const Options& options : every_options()) {
    for (const std::size_t bots : {std::size_t{2}, std::size_t{options.seats}}) {
      const Match match{.options = options, .bots = std::vector<std::string>(bots, "elephant"), .deals = 7};
      for (const Tally& tally : play(match)) {
        const Estimate share = win_share(tally);
        EXPECT_DOUBLE_EQ(share.value, static_cast<double>(tally.seats) / static_cast<double>(tally.games) /
                                          static_cast<double>(options.seats));
        EXPECT_EQ(share.low, share.value);
        EXPECT_EQ(share.high, share.value);
      }
    }
  }
}

// Deal i of a match is game i of a simulation, once for each rotation.
TEST(PlayMatch, CountsWhatSimulationsOfItsRotationsCount) {
  for (const Options& options : {two_seats, four_seats, two_pairs, three_pairs}) {
    const Match match{.options = options, .bots = elephant_and_random, .deals = 30, .seed = 3};
    std::array<Tally, 2> expected{};
    std::uint64_t decisions = 0;
    for (int rotation = 0; rotation < games_a_deal(match); ++rotation) {
      const auto seated = seating(match, rotation);
      Simulation simulation{.options = options, .games = match.deals, .seed = match.seed};
      for (const std::size_t bot : seated) simulation.bots.push_back(match.bots.at(bot));
      const Statistics statistics = simulate(simulation, {}).value();
      decisions += statistics.decisions;
      for (std::size_t seat = 0; seat < seated.size(); ++seat) {
        Tally& tally = expected.at(seated.at(seat));
        tally.seats += match.deals;
        tally.points += statistics.seats.at(seat).points;
        tally.win_parts += statistics.seats.at(seat).win_parts;
      }
    }
    const auto tallies = play(match);
    ASSERT_EQ(tallies.size(), 2U);
    for (std::size_t bot = 0; bot < 2; ++bot) {
      EXPECT_EQ(tallies[bot].deals, match.deals);
      EXPECT_EQ(tallies[bot].games, match.deals * static_cast<std::uint64_t>(games_a_deal(match)));
      EXPECT_EQ(tallies[bot].seats, expected.at(bot).seats);
      EXPECT_EQ(tallies[bot].points, expected.at(bot).points);
      EXPECT_EQ(tallies[bot].win_parts, expected.at(bot).win_parts);
    }
    EXPECT_EQ(tallies[0].decisions + tallies[1].decisions, decisions);
  }
}

// Both partners win, half a win each: the wins of a game always add up to one.
TEST(PlayMatch, ATeamWinsAsOneSide) {
  const auto tallies = play({.options = two_pairs, .bots = elephant_and_random, .deals = 200});
  EXPECT_EQ(tallies[0].win_parts + tallies[1].win_parts, tallies[0].games * whole_win);
  EXPECT_EQ(tallies[0].seats, 2 * tallies[0].games);
  EXPECT_GT(win_share(tallies[0]).low, 0.5);
}

TEST(PlayMatch, SquaresAreThoseOfWholeDeals) {
  const Match two_deals{.options = two_seats, .bots = elephant_and_random, .deals = 2, .seed = 5};
  Match three_deals = two_deals;
  three_deals.deals = 3;
  const auto two = play(two_deals);
  const auto three = play(three_deals);
  for (std::size_t bot = 0; bot < 2; ++bot) {
    const std::uint64_t third = three[bot].win_parts - two[bot].win_parts;
    EXPECT_EQ(three[bot].squared_win_parts - two[bot].squared_win_parts, third * third);
  }
}

TEST(PlayMatch, ThreadsDoNotChangeTheResult) {
  Match match{.options = four_seats, .bots = elephant_and_random, .deals = 101, .seed = 7};
  const auto alone = numbers(play(match));
  for (const int threads : {2, 3, 200}) {
    match.threads = threads;
    EXPECT_EQ(numbers(play(match)), alone) << threads;
  }
  match.seed = 8;
  EXPECT_NE(numbers(play(match)), alone);
}

TEST(PlayMatch, TakesTheTimeForThinking) {
  for (const Tally& tally : play({.options = two_seats, .bots = elephant_and_random, .deals = 50})) {
    EXPECT_GT(tally.decisions, 0U);
    EXPECT_GT(tally.thinking.count(), 0);
  }
}

TEST(PlayMatch, ReportsOnTheCallingThreadUpToTheLastDeal) {
  std::vector<std::uint64_t> done;
  const Match match{.options = two_seats, .bots = elephant_and_random, .deals = 400, .threads = 2};
  ASSERT_TRUE(play_match(match, {.progress = [&, caller = std::this_thread::get_id()](std::uint64_t deals) {
                           EXPECT_EQ(std::this_thread::get_id(), caller);
                           done.push_back(deals);
                         }}));
  ASSERT_FALSE(done.empty());
  EXPECT_EQ(done.back(), match.deals);
  EXPECT_EQ(std::ranges::adjacent_find(done, std::greater_equal<>()), done.end());
}

// --- programs and forfeits ------------------------------------------------------------------------------------------

// A program that plays the first legal move, but resigns on seat 2.
const std::string resigns_on_seat_2 =
    "exec:read line; echo rookie 1; while read word line; do case $word in game) game=$line;; go) moves=${line#*moves "
    "};"
    "case $game in *you\\ 2\\ *) echo resign;; *) echo ${moves%% *};; esac;; esac; done";

TEST(PlayMatch, GoesOnAfterForfeitsAndCountsThem) {
  for (const int threads : {1, 2}) {
    const auto tallies =
        play({.options = two_seats, .bots = {resigns_on_seat_2, "random"}, .deals = 20, .threads = threads});
    EXPECT_EQ(tallies[0].games, 40U);
    EXPECT_EQ(tallies[0].forfeits, 20U);
    ASSERT_TRUE(tallies[0].first_forfeit);
    EXPECT_EQ(tallies[0].first_forfeit->number, 2U);
    EXPECT_EQ(tallies[0].first_forfeit->forfeit.seat, Seat::at(1));
    EXPECT_EQ(to_string(tallies[0].first_forfeit->forfeit.why), "its answer 'resign' is no decision (N5)");
    EXPECT_EQ(tallies[1].forfeits, 0U);
    EXPECT_FALSE(tallies[1].first_forfeit);
    EXPECT_EQ(tallies[0].win_parts + tallies[1].win_parts, 40 * whole_win);
    EXPECT_GE(tallies[1].win_parts, 20 * whole_win);
  }
}

TEST(PlayMatch, TakesTheBudgetToEveryBot) {
  Match match{.options = {.edition = pocket},
              .bots = {"grandmaster", "elephant"},
              .seed = 3,
              .evaluation = &trained_evaluation()};
  std::set<std::uint64_t> decisions;
  for (const int positions : {1, 300}) {
    match.budget.positions = positions;
    const auto tallies = play(match);
    EXPECT_EQ(numbers(play(match)), numbers(tallies));
    decisions.insert(tallies[0].decisions);
  }
  EXPECT_EQ(decisions.size(), 2U);
}

// --- records --------------------------------------------------------------------------------------------------------

std::vector<Record> records_of(const Match& match) {
  std::vector<Record> records;
  EXPECT_TRUE(play_match(match, {.record = [&](const Record& record) { records.push_back(record); }}));
  return records;
}

TEST(PlayMatch, RecordsItsGamesDealByDealAndRotationByRotation) {
  Match match{.options = two_seats, .bots = elephant_and_random, .deals = 20, .seed = 3};
  const auto records = records_of(match);
  ASSERT_EQ(records.size(), 40U);
  std::array<Tally, 2> tallies{};
  for (std::size_t number = 0; number < records.size(); ++number) {
    const Record& record = records[number];
    EXPECT_EQ(record.deck, records[number - number % 2].deck);
    EXPECT_EQ(record.names.at(number % 2), "elephant");
    const Game game = replay(record).value();
    EXPECT_TRUE(game.over());
    for (std::size_t bot = 0; bot < 2; ++bot) {
      const Seat seat = Seat::at(static_cast<int>((bot + number) % 2));
      tallies.at(bot).points += static_cast<std::uint64_t>(game.points(seat));
    }
  }
  const auto counted = play(match);
  for (std::size_t bot = 0; bot < 2; ++bot) EXPECT_EQ(tallies.at(bot).points, counted[bot].points);
  match.threads = 3;
  EXPECT_EQ(records_of(match), records);
}

TEST(PlayMatch, RecordsForfeitedGamesToo) {
  std::size_t number = 0;
  for (const Record& record : records_of({.options = two_seats, .bots = {resigns_on_seat_2, "random"}, .deals = 3})) {
    EXPECT_EQ(parse_rgn(write_rgn(record)).value(), std::vector{record});
    const std::vector<Record::Tag> tags{{.name = "Forfeit", .value = "2: its answer 'resign' is no decision (N5)"}};
    EXPECT_EQ(record.other_tags, ++number % 2 == 0 ? tags : std::vector<Record::Tag>());
  }
  EXPECT_EQ(number, 6U);
}

TEST(PlayMatch, RecordsNoBotWhoseNameIsNoText) {
  const Match match{.options = two_seats, .bots = {"exec:read\nline", "random"}};
  EXPECT_EQ(to_string(play_match(match, {.record = [](const Record&) { ADD_FAILURE(); }}).error()),
            "a record cannot hold the name of a bot: this quote is not closed on its line (N8)");
}

// --- what the numbers mean ------------------------------------------------------------------------------------------

// Four deals of two games: 2, 1, 1 and 0.5 won. Shares 1, 0.5, 0.5, 0.25: mean 0.5625, sample variance 0.2969 / 3 =
// 0.09896, standard error of the mean sqrt(0.09896 / 4) = 0.157288, times 1.96: 0.308285.
TEST(WinShare, IntervalOfAnExampleByHand) {
  const Estimate share = win_share({.deals = 4,
                                    .games = 8,
                                    .win_parts = 120 + 60 + 60 + 30,
                                    .squared_win_parts = 120 * 120 + 60 * 60 + 60 * 60 + 30 * 30});
  EXPECT_DOUBLE_EQ(share.value, 0.5625);
  EXPECT_NEAR(share.low, 0.5625 - 0.308285, 1e-6);
  EXPECT_NEAR(share.high, 0.5625 + 0.308285, 1e-6);
}

TEST(WinShare, StaysBetweenNoneAndAll) {
  const Estimate most = win_share({.deals = 2, .games = 4, .win_parts = 180, .squared_win_parts = 120 * 120 + 60 * 60});
  EXPECT_EQ(most.high, 1);
  const Estimate few = win_share({.deals = 2, .games = 4, .win_parts = 60, .squared_win_parts = 60 * 60});
  EXPECT_EQ(few.low, 0);
}

TEST(EloDifference, OfKnownShares) {
  const Estimate elo = elo_difference({.value = 0.5, .low = 1.0 / 11, .high = 10.0 / 11});
  EXPECT_NEAR(elo.value, 0, 1e-9);
  EXPECT_NEAR(elo.low, -400, 1e-9);
  EXPECT_NEAR(elo.high, 400, 1e-9);
  constexpr double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(elo_difference({.value = 1}).value, infinity);
  EXPECT_EQ(elo_difference({.value = 0}).value, -infinity);
}

TEST(TwoSided, TwoBotsOnTwoSides) {
  EXPECT_TRUE(two_sided({.options = two_seats, .bots = elephant_and_random}));
  EXPECT_TRUE(two_sided({.options = two_pairs, .bots = elephant_and_random}));
  EXPECT_FALSE(two_sided({.options = two_pairs, .bots = four_bots}));
  EXPECT_FALSE(two_sided({.options = four_seats, .bots = elephant_and_random}));
  EXPECT_FALSE(two_sided({.options = three_pairs, .bots = elephant_and_random}));
}

// --- refusing -------------------------------------------------------------------------------------------------------

Error refusal(const Match& match) {
  const auto tallies = play_match(match, {.progress = [](std::uint64_t) { ADD_FAILURE(); }});
  EXPECT_FALSE(tallies);
  return tallies ? Error{} : tallies.error();
}

TEST(PlayMatch, RefusesOtherNumbersOfBots) {
  const auto refused = [](const Options& options, std::size_t bots) {
    const Match match{.options = options, .bots = std::vector<std::string>(bots, "random")};
    EXPECT_THAT(refusal(match).what, testing::HasSubstr("named: " + std::to_string(bots)));
  };
  for (const std::size_t bots : {0U, 1U, 3U}) refused(two_seats, bots);
  for (const std::size_t bots : {0U, 1U, 3U, 5U}) refused(four_seats, bots);
  for (const std::size_t bots : {0U, 1U, 3U, 5U}) refused(two_pairs, bots);
  for (const std::size_t bots : {0U, 1U, 4U, 5U, 7U}) refused(three_pairs, bots);
}

TEST(PlayMatch, RefusesWhatIsNoMatch) {
  EXPECT_EQ(refusal({.options = {.variant = Variant::Team, .seats = 3}, .bots = elephant_and_random}).rule, "R1.3");
  EXPECT_THAT(refusal({.bots = {"elephant", "nobody"}}).what, testing::HasSubstr("'nobody'"));
  EXPECT_THAT(refusal({.bots = {"elephant", "exec:"}}).what, testing::HasSubstr("needs a command"));
  EXPECT_THAT(refusal({.bots = elephant_and_random, .deals = 1}).what, testing::HasSubstr("two deals"));
  EXPECT_THAT(refusal({.bots = elephant_and_random, .threads = 0}).what, testing::HasSubstr("one thread"));
  EXPECT_THAT(refusal({.bots = elephant_and_random, .less_luck = true}).what, testing::HasSubstr("not loaded"));
}

// Ratings whose expected scores are the results are found again.
TEST(EloRatings, ExplainTheEncounters) {
  const auto expected = [](double difference) { return 1 / (1 + std::pow(10, -difference / 400)); };
  const std::vector<double> truth{120, 20, -140};
  std::vector<Encounter> encounters;
  for (const auto& [one, other] : {std::pair(0UZ, 1UZ), std::pair(0UZ, 2UZ), std::pair(1UZ, 2UZ)}) {
    const double share = expected(truth[one] - truth[other]);
    encounters.push_back({.one = one, .other = other, .wins_of_one = 1e6 * share, .wins_of_other = 1e6 * (1 - share)});
  }
  const std::vector<double> ratings = elo_ratings(3, encounters);
  for (std::size_t bot = 0; bot < truth.size(); ++bot) EXPECT_NEAR(ratings[bot], truth[bot], 0.1);
}

TEST(EloRatings, AreFiniteIfOneWinsEverything) {
  const auto ratings = elo_ratings(2, {{.one = 0, .other = 1, .wins_of_one = 10}});
  EXPECT_NEAR(ratings[0] - ratings[1], 400 * std::log10(10.5 / 0.5), 1e-6);
}

}  // namespace
}  // namespace rookie
