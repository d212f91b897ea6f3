#include "arena/simulate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <future>
#include <set>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "arena/play_game.h"
#include "bots/every_options.h"

namespace rookie {
namespace {

// More games than one thread plays between two reports, and not a multiple of them.
constexpr std::uint64_t many_games = 1300;
constexpr Edition tiny{.colours = 2, .copies = 2};

Simulation parrot_against_random(std::uint64_t games, int threads = 1) {
  return {.options = {.edition = tiny, .seats = 3, .first = Seat::at(1)},
          .bots = {"parrot", "random", "parrot"},
          .games = games,
          .seed = 7,
          .threads = threads};
}

Simulation all_seats(const std::string& bot, const Options& options, std::uint64_t games) {
  return {.options = options, .bots = std::vector<std::string>(options.seats, bot), .games = games, .threads = 2};
}

struct Simulated {
  Statistics statistics;
  std::vector<Record> records;
};

Simulated run(const Simulation& simulation) {
  std::vector<Record> records;
  const auto statistics =
      simulate(simulation, {.record = [&](const Record& record) { records.push_back(record); }}).value();
  return {.statistics = statistics, .records = std::move(records)};
}

// Everything in a Statistics, to compare and to print.
auto numbers(const Statistics& statistics) {
  return std::bit_cast<std::array<std::uint64_t, sizeof(Statistics) / sizeof(std::uint64_t)>>(statistics);
}

// --- threads and order ----------------------------------------------------------------------------------------------

TEST(Simulate, ThreadsDoNotChangeTheResult) {
  const Simulated alone = run(parrot_against_random(many_games));
  ASSERT_EQ(alone.records.size(), many_games);
  for (const int threads : {2, 3, 5}) {
    const Simulated together = run(parrot_against_random(many_games, threads));
    EXPECT_EQ(numbers(together.statistics), numbers(alone.statistics)) << threads;
    EXPECT_TRUE(together.records == alone.records) << threads;
    const auto unwatched = simulate(parrot_against_random(many_games, threads), {});
    ASSERT_TRUE(unwatched);
    EXPECT_EQ(numbers(*unwatched), numbers(alone.statistics)) << threads;
  }
}

TEST(Simulate, AGameDoesNotDependOnTheNumberOfGames) {
  const auto many = run(parrot_against_random(many_games, 2)).records;
  for (const std::uint64_t games : {1U, 2U, 600U}) {
    const auto few = run(parrot_against_random(games)).records;
    ASSERT_EQ(few.size(), games);
    EXPECT_TRUE(std::ranges::equal(few, std::span(many).first(games))) << games;
  }
}

TEST(Simulate, EveryGameHasItsOwnDeal) {
  std::set<std::string> decks;
  for (const std::uint64_t seed : {1U, 2U}) {
    Simulation simulation = all_seats("random", {.edition = pocket, .variant = Variant::Kids}, many_games);
    simulation.seed = seed;
    for (const Record& record : run(simulation).records) decks.insert(to_string(record.deck));
  }
  EXPECT_EQ(decks.size(), 2 * many_games);
}

TEST(Simulate, TwoAtOnceDoNotDisturbEachOther) {
  const auto alone = numbers(run(parrot_against_random(many_games)).statistics);
  const auto with_two_threads = [] { return numbers(run(parrot_against_random(many_games, 2)).statistics); };
  auto one = std::async(std::launch::async, with_two_threads);
  auto other = std::async(std::launch::async, with_two_threads);
  EXPECT_EQ(one.get(), alone);
  EXPECT_EQ(other.get(), alone);
}

TEST(Simulate, ReportsOnTheCallingThreadUpToTheLastGame) {
  std::set<std::thread::id> threads;
  std::uint64_t records = 0;
  std::vector<std::uint64_t> records_at_progress;
  std::vector<std::uint64_t> games_done;
  Watch watch;
  watch.record = [&](const Record&) {
    threads.insert(std::this_thread::get_id());
    ++records;
  };
  watch.progress = [&](std::uint64_t done) {
    threads.insert(std::this_thread::get_id());
    games_done.push_back(done);
    records_at_progress.push_back(records);
  };
  ASSERT_TRUE(simulate(parrot_against_random(many_games, 2), watch));
  EXPECT_THAT(threads, testing::ElementsAre(std::this_thread::get_id()));
  ASSERT_GT(games_done.size(), 1U);
  EXPECT_TRUE(std::ranges::is_sorted(games_done));
  EXPECT_EQ(games_done.back(), many_games);
  EXPECT_EQ(records_at_progress, games_done);
}

// --- counting -------------------------------------------------------------------------------------------------------

void recount(const Event& event, Statistics& sums) {
  const auto is = [&](Event::Type type, Clause clause) { return event.type == type && event.clause == clause; };
  if (event.type == Event::Type::Paired) ++sums.pairs;
  if (event.type == Event::Type::Rookie) ++sums.rookies;
  if (is(Event::Type::Secured, Clause::R5_3)) ++sums.secured;
  if (is(Event::Type::GameEnded, Clause::R8_4)) ++sums.standstills;
  if (is(Event::Type::Taken, Clause::R6_1) || is(Event::Type::Taken, Clause::R6_3)) {
    ++sums.steals;
    sums.cards_stolen += static_cast<std::uint64_t>(event.cards.total());
  }
}

void recount(const Game& game, Statistics& sums) {
  std::vector<std::size_t> winners;
  for (std::size_t seat = 0; seat < game.options().seats; ++seat) {
    const Seat at = Seat::at(static_cast<int>(seat));
    sums.seats.at(seat).points += static_cast<std::uint64_t>(game.points(at));
    if (game.won(at)) winners.push_back(seat);
  }
  for (const std::size_t seat : winners) sums.seats.at(seat).win_parts += whole_win / winners.size();
}

// The statistics of these games, counted from their records.
Statistics recount(const std::vector<Record>& records) {
  Statistics sums{.games = records.size()};
  std::vector<std::uint64_t> turns;
  for (const Record& record : records) {
    const auto game = replay(record, [&](const Game&, Move, const Events& events, const Game&) {
      for (const Event& event : events) recount(event, sums);
    });
    EXPECT_TRUE(game && game->over());
    if (!game) continue;
    recount(*game, sums);
    sums.decisions += record.moves.size();
    sums.turns += turns.emplace_back(game->turn());
  }
  sums.shortest = std::ranges::min(turns);
  sums.longest = std::ranges::max(turns);
  return sums;
}

TEST(Simulate, CountsWhatTheRecordsShow) {
  for (const Options& options : every_options()) {
    const Simulated simulated = run(all_seats("random", options, 8));
    EXPECT_EQ(numbers(simulated.statistics), numbers(recount(simulated.records)));
  }
}

std::uint64_t over_all_seats(std::uint64_t Statistics::ForSeat::* sum, const Statistics& statistics) {
  std::uint64_t total = 0;
  for (const auto& seat : statistics.seats) total += seat.*sum;
  return total;
}

// R8.2, R8.3: every card is somebody's point unless it is forfeited, every pair is found, every win is whole.
TEST(Simulate, PointsPairsAndWinsAddUp) {
  constexpr std::uint64_t games = 50;
  for (const Options& options : every_options()) {
    const auto statistics = run(all_seats("parrot", options, games)).statistics;
    const auto cards = static_cast<std::uint64_t>(full_deck(options).total());
    ASSERT_EQ(statistics.standstills, 0U);
    EXPECT_EQ(statistics.pairs, games * cards / 2);
    const std::uint64_t points = over_all_seats(&Statistics::ForSeat::points, statistics);
    const bool forfeits = options.rulings.contains(Ruling::Forfeit) && options.variant != Variant::Kids;
    if (forfeits) {
      EXPECT_LT(points, games * cards);
    } else {
      EXPECT_EQ(points, games * cards);
    }
    EXPECT_EQ(over_all_seats(&Statistics::ForSeat::win_parts, statistics), games * whole_win);
  }
}

Statistics sum_of(Statistics left, const Statistics& right) { return left += right; }

TEST(Statistics, ShortestAndLongestAreThoseOfAllShares) {
  const Statistics one{.games = 2, .shortest = 4, .longest = 9};
  const Statistics other{.games = 3, .shortest = 5, .longest = 6};
  const auto both = numbers({.games = 5, .shortest = 4, .longest = 9});
  EXPECT_EQ(numbers(sum_of(one, other)), both);
  EXPECT_EQ(numbers(sum_of(other, one)), both);
}

TEST(Statistics, AnEmptyShareChangesNothing) {
  const Statistics some{.games = 2, .shortest = 4, .longest = 9};
  EXPECT_EQ(numbers(sum_of(some, {})), numbers(some));
  EXPECT_EQ(numbers(sum_of({}, some)), numbers(some));
}

// --- records --------------------------------------------------------------------------------------------------------

TEST(Simulate, RecordsAreReadAgainAsTheyAre) {
  for (const Options& options : every_options()) {
    const auto records = run(all_seats("parrot", options, 3)).records;
    std::string text;
    for (const Record& record : records) text += write_rgn(record);
    StringSource source(text);
    RgnReader reader(source);
    for (const Record& record : records) {
      const auto read = reader.next();
      ASSERT_TRUE(read) << to_string(read.error(), "record");
      EXPECT_EQ(*read, record);
    }
    EXPECT_EQ(reader.next().value(), std::nullopt);
  }
}

TEST(Simulate, RecordsNameTheBotsOnTheirSeats) {
  const Simulation simulation = parrot_against_random(1);
  const Record record = run(simulation).records.front();
  EXPECT_EQ(record.names, simulation.bots);
  EXPECT_EQ(record.options, simulation.options);
}

// --- refusing -------------------------------------------------------------------------------------------------------

Error refusal(const Simulation& simulation) {
  const Watch watch{.progress = [](std::uint64_t) { ADD_FAILURE(); }, .record = [](const Record&) { ADD_FAILURE(); }};
  const auto statistics = simulate(simulation, watch);
  EXPECT_FALSE(statistics);
  return statistics ? Error{} : statistics.error();
}

TEST(Simulate, RefusesOptionsThatAreNoGame) {
  Simulation simulation = parrot_against_random(1);
  simulation.options.variant = Variant::Team;
  EXPECT_EQ(refusal(simulation).rule, "R1.3");
}

TEST(Simulate, RefusesAnotherNumberOfBotsThanSeats) {
  Simulation simulation = parrot_against_random(1);
  simulation.bots.pop_back();
  EXPECT_EQ(refusal(simulation).what, "2 bots for 3 seats");
}

TEST(Simulate, RefusesAnUnknownBot) {
  Simulation simulation = parrot_against_random(1);
  simulation.bots.back() = "nobody";
  EXPECT_THAT(refusal(simulation).what, testing::HasSubstr("'nobody'"));
}

}  // namespace
}  // namespace rookie
