#include "arena/match.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

#include "arena/play_game.h"
#include "arena/share_out.h"

namespace rookie {
namespace {

using Tallies = std::array<Tally, Seat::count>;  // one a bot

std::size_t sides(const Options& options) {
  return options.variant == Variant::Team ? options.seats / 2U : options.seats;
}

bool one_a_seat(const Match& match) { return match.bots.size() == match.options.seats; }

// Counts the decisions of another bot, and the time they take.
class TimedBot final : public Bot {
 public:
  TimedBot(std::unique_ptr<Bot> bot, Tally& tally) : bot_(std::move(bot)), tally_(tally) {}

  void observe(const Event& event) override { bot_->observe(event); }

  [[nodiscard]] Result<Move> decide(const Table& table, const Moves& legal, const Budget& budget) override {
    const auto start = std::chrono::steady_clock::now();
    auto move = bot_->decide(table, legal, budget);
    tally_.thinking += std::chrono::steady_clock::now() - start;
    ++tally_.decisions;
    return move;
  }

 private:
  std::unique_ptr<Bot> bot_;
  Tally& tally_;
};

Bots seat_bots(const Match& match, const std::vector<std::size_t>& seated, const Deal& deal, Tallies& tallies) {
  Bots bots;
  bots.reserve(seated.size());
  for (std::size_t seat = 0; seat < seated.size(); ++seat) {
    const std::size_t bot = seated[seat];
    bots.push_back(std::make_unique<TimedBot>(
        *make_bot(match.bots[bot], match.options, Seat::at(static_cast<int>(seat)), deal.bot_seeds[seat]),
        tallies[bot]));
  }
  return bots;
}

// Plays deal number `number` in all rotations. Options and bots have been checked.
void play_deal(const Match& match, std::uint64_t number, Tallies& tallies) {
  const Deal deal = make_deal(match.options, match.seed, number);
  std::array<std::uint64_t, Seat::count> won{};  // by each bot, in this deal
  for (int rotation = 0; rotation < games_a_deal(match); ++rotation) {
    const auto seated = seating(match, rotation);
    const Bots bots = seat_bots(match, seated, deal, tallies);
    const Game game = play_game(match.options, deal.deck, bots, {}, [](Move, const Events&) {});
    const auto parts = win_parts(game);
    for (std::size_t seat = 0; seat < seated.size(); ++seat) {
      Tally& tally = tallies[seated[seat]];
      ++tally.seats;
      tally.points += static_cast<std::uint64_t>(game.points(Seat::at(static_cast<int>(seat))));
      won[seated[seat]] += parts[seat];
    }
  }
  for (std::size_t bot = 0; bot < match.bots.size(); ++bot) {
    tallies[bot] += {.deals = 1,
                     .games = static_cast<std::uint64_t>(games_a_deal(match)),
                     .win_parts = won[bot],
                     .squared_win_parts = won[bot] * won[bot]};
  }
}

Result<void> check(const Match& match) {
  if (auto valid = check_games(match.options, match.bots, match.threads); !valid) return valid;
  const std::size_t bots = match.bots.size();
  if (bots != 2 && bots != sides(match.options) && !one_a_seat(match)) {
    return refuse("", "a match needs two bots, or one a side, or one a seat; named: " + std::to_string(bots));
  }
  if (match.deals < 2) {
    return refuse("", "a match needs at least two deals, here " + std::to_string(2 * games_a_deal(match)) + " games");
  }
  return {};
}

}  // namespace

int games_a_deal(const Match& match) {
  return one_a_seat(match) ? match.options.seats : static_cast<int>(sides(match.options));
}

std::vector<std::size_t> seating(const Match& match, int rotation) {
  std::vector<std::size_t> bots(match.options.seats);
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    const std::size_t place = (seat + static_cast<std::size_t>(rotation)) % bots.size();
    bots[seat] = one_a_seat(match) ? place : std::min(place % sides(match.options), match.bots.size() - 1);
  }
  return bots;
}

bool two_sided(const Match& match) { return match.bots.size() == 2 && sides(match.options) == 2; }

Tally& Tally::operator+=(const Tally& other) {
  deals += other.deals;
  games += other.games;
  seats += other.seats;
  win_parts += other.win_parts;
  squared_win_parts += other.squared_win_parts;
  points += other.points;
  decisions += other.decisions;
  thinking += other.thinking;
  return *this;
}

Result<std::vector<Tally>> play_match(const Match& match,
                                      const std::function<void(std::uint64_t deals_done)>& progress) {
  if (auto valid = check(match); !valid) return std::unexpected(valid.error());
  const auto shares = share_out<Tallies>(
      0, match.deals, match.threads,
      [&match](Tallies& tallies, std::uint64_t number) { play_deal(match, number, tallies); }, progress);
  std::vector<Tally> total(match.bots.size());
  for (const Tallies& share : shares) {
    for (std::size_t bot = 0; bot < total.size(); ++bot) total[bot] += share[bot];
  }
  return total;
}

Estimate win_share(const Tally& tally) {
  constexpr double standard_errors = 1.96;  // on either side: 95 % of a normal distribution
  const auto deals = static_cast<double>(tally.deals);
  const auto sum = static_cast<double>(tally.win_parts);
  const double spread = static_cast<double>(tally.squared_win_parts) - sum * sum / deals;
  const double standard_error = std::sqrt(std::max(spread, 0.0) * deals / (deals - 1));  // of the sum
  const double whole = static_cast<double>(tally.games) * static_cast<double>(whole_win);
  const double value = sum / whole;
  const double margin = standard_errors * standard_error / whole;
  return {.value = value, .low = std::max(value - margin, 0.0), .high = std::min(value + margin, 1.0)};
}

Estimate elo_difference(const Estimate& win_share) {
  const auto elo = [](double share) { return 400 * std::log10(share / (1 - share)); };
  return {.value = elo(win_share.value), .low = elo(win_share.low), .high = elo(win_share.high)};
}

}  // namespace rookie
