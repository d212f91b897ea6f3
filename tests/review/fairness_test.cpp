// What must be true of every score, whoever sits where and whatever is played.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "bots/bot.h"
#include "bots/evaluation/trained.h"
#include "review/records.h"
#include "review/report.h"

namespace rookie {
namespace {

struct Setting {
  std::string name;
  Options options;
};

const std::vector<Setting>& settings() {
  static const std::vector<Setting> all{
      {"two seats", {.edition = pocket}},
      {"Italian", {.edition = pocket, .rulings = {Ruling::It}, .seats = 3}},
      {"four seats", {.edition = pocket, .seats = 4}},
      {"team", {.edition = pocket, .variant = Variant::Team, .seats = 4}},
      {"kids", {.edition = pocket, .variant = Variant::Kids, .seats = 3}},
  };
  return all;
}

std::vector<Record> games_of(const std::string& bot, const Options& options, int games) {
  return simulated(options, std::vector(options.seats, bot), games);
}

TEST(Fairness, APerfectMemoryScoresAllAndMissesNothing) {
  for (const std::string bot : {"elephant", "grandmaster"}) {
    for (const auto& [name, options] : settings()) {
      for (const Record& record : games_of(bot, options, 2)) {
        for (const PlayerReport& player : report_of(record, {}, trained_evaluation()).players) {
          EXPECT_EQ(player.memory.passed, player.memory.tests) << bot << ", " << name;
          EXPECT_EQ(player.certain.missed, 0) << bot << ", " << name;
          EXPECT_EQ(points_of(player.memory).value_or(100), 100) << bot << ", " << name;
        }
      }
    }
  }
}

TEST(Fairness, TheElephantLeavesNothing) {
  for (const auto& [name, options] : settings()) {
    for (const Record& record : games_of("elephant", options, 10)) {
      for (const Attempt& attempt : attempts_in(record)) EXPECT_FALSE(attempt.left()) << name;
    }
  }
}

// The number of tests passed by guessing, and how far it may be off: four standard deviations, which happens once in
// 16,000 times.
struct Guesses {
  double passed = 0;
  double expected = 0;
  double variance = 0;

  void add(const MemoryTest& test) {
    passed += test.passed ? 1 : 0;
    expected += test.by_chance;
    variance += test.by_chance * (1 - test.by_chance);
  }
};

TEST(Fairness, ChanceScoresNothingOnAnySeat) {
  for (const auto& [name, options] : settings()) {
    std::map<Seat, Guesses> by_seat;
    for (const Record& record : games_of("random", options, 3)) {
      for (const MemoryTest& test : tests_in(record)) by_seat[test.seat].add(test);
    }
    ASSERT_EQ(by_seat.size(), options.seats) << name;
    for (const auto& [player, guesses] : by_seat) {
      EXPECT_GT(guesses.expected, 3);
      EXPECT_NEAR(guesses.passed, guesses.expected, 4 * std::sqrt(guesses.variance)) << name << player.number();
    }
  }
}

// Whatever is played, by people who forget too, nothing of a result comes from nowhere.
TEST(Fairness, EveryResultAddsUp) {
  for (const std::string bot : {"random", "parrot", "elephant"}) {
    for (const auto& [name, options] : settings()) {
      for (Record record : games_of(bot, options, 2)) {
        for (const double part : {1.0, 0.5}) {  // of the game
          record.moves.resize(static_cast<std::size_t>(part * double(record.moves.size())));
          for (const auto& player : report_of(record, {}, trained_evaluation()).players) {
            const auto& [start, own, others, end] = player.result;
            EXPECT_NEAR(start + player.luck + own + others, end, 0.001) << bot << ", " << name;
          }
        }
      }
    }
  }
}

// The mean of the values added, and its standard error.
class Mean {
 public:
  void add(double value) {
    ++number_;
    sum_ += value;
    squares_ += value * value;
  }
  [[nodiscard]] double value() const { return sum_ / number_; }
  [[nodiscard]] double error() const { return std::sqrt((squares_ / number_ - value() * value()) / (number_ - 1)); }

 private:
  int number_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

TEST(Fairness, LuckEvensOutWithinEveryGame) {
  for (const auto& [name, options] : settings()) {
    for (const Record& record : games_of("fox", options, 3)) {
      double luck = 0;
      for (const PlayerReport& player : report_of(record, {}, trained_evaluation()).players) luck += player.luck;
      EXPECT_NEAR(luck, 0, 1e-3) << name;
    }
  }
}

TEST(Fairness, LuckIsNothingInTheMeanOnAnySeat) {
  for (const auto& [name, options] : settings()) {
    std::array<Mean, Seat::count> luck;
    for (const Record& record : games_of("squirrel", options, 25)) {
      std::array<double, Seat::count> in_game{};
      for (const LuckyCard& card : lucky_cards_in(record)) {
        for (std::size_t player = 0; player < in_game.size(); ++player) in_game[player] += card.luck[player];
      }
      for (std::size_t player = 0; player < in_game.size(); ++player) luck[player].add(in_game[player]);
    }
    for (std::size_t player = 0; player < options.seats; ++player) {
      EXPECT_NEAR(luck[player].value(), 0, 4 * luck[player].error()) << name;
      EXPECT_GT(luck[player].error(), 0) << name;
    }
  }
}

MemoryScore score_of(const std::vector<Record>& records) {
  MemoryScore score;
  for (const Record& record : records) {
    for (const MemoryTest& test : tests_in(record)) score.add(test);
  }
  return score;
}

// In every variant, a bot scores higher the better it remembers. The variants make no great difference.
TEST(Fairness, TheLevelsOfBotsStandInTheirOrder) {
  for (const Variant variant : {Variant::Standard, Variant::Kids}) {
    double below = -0.02;
    for (const std::string bot : {"random", "goldfish", "puppy", "parrot", "squirrel", "fox", "raven", "elephant"}) {
      const double recall = score_of(games_of(bot, {.edition = pocket, .variant = variant}, 30)).recall().value();
      EXPECT_GT(recall, below) << bot;
      below = recall;
    }
    EXPECT_EQ(below, 1);
  }
}

TEST(Fairness, SeatsMakeNoDifference) {
  std::map<Seat, MemoryScore> by_seat;
  MemoryScore all;
  for (const Record& record : games_of("squirrel", {.edition = pocket, .seats = 4}, 60)) {
    for (const MemoryTest& test : tests_in(record)) {
      by_seat[test.seat].add(test);
      all.add(test);
    }
  }
  const double recall = all.recall().value();
  for (const auto& [player, score] : by_seat) {
    const double error = std::sqrt(recall * (1 - recall) / score.tests);
    EXPECT_NEAR(score.recall().value(), recall, 4 * error) << player.number();
  }
}

}  // namespace
}  // namespace rookie
