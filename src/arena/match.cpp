#include "arena/match.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>
#include <utility>

#include "arena/play_game.h"
#include "arena/share_out.h"
#include "bot_protocol/exec_bot.h"
#include "bots/bot.h"
#include "bots/luck.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

using Tallies = std::array<Tally, Seat::count>;  // one per bot

std::size_t sides(const Match& match) { return static_cast<std::size_t>(sides_of(match.options)); }

bool one_a_seat(const Match& match) { return match.bots.size() == match.options.seats; }

// Wraps a bot and tallies its decisions and their time.
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

// Makes one of the match's bots for a game.
using BotMaker = std::function<std::unique_ptr<Bot>(const Options& options, Seat seat, std::uint64_t seed)>;
using BotMakers = std::vector<BotMaker>;  // one per bot of the match

Result<BotMaker> maker_of(const std::string& name, const Match& match) {
  constexpr std::string_view prefix = "exec:";
  if (name.starts_with(prefix)) {
    std::string command = name.substr(prefix.size());
    if (command.empty()) return refuse("", "exec: needs a command, such as exec:./mybot");
    return [bots = std::make_shared<ExecBots>(std::move(command))](
               const Options& of_game, Seat seat, std::uint64_t seed) { return bots->make(of_game, seat, seed); };
  }
  if (const auto known = make_bot(name, match.options, Seat{}, 0, match.evaluation); !known) {
    return std::unexpected(known.error());
  }
  return [name, evaluation = match.evaluation, reads = match.reads](const Options& of_game, Seat seat,
                                                                    std::uint64_t seed) {
    return *make_bot(name, of_game, seat, seed, evaluation, reads);
  };
}

Bots seat_bots(const Match& match, const BotMakers& makers, const std::vector<std::size_t>& seated,
               const BotSeeds& seeds, Tallies& tallies) {
  Bots bots;
  bots.reserve(seated.size());
  for (std::size_t seat = 0; seat < seated.size(); ++seat) {
    const std::size_t bot = seated[seat];
    bots.push_back(std::make_unique<TimedBot>(makers[bot](match.options, Seat::at(static_cast<int>(seat)), seeds[seat]),
                                              tallies[bot]));
  }
  return bots;
}

// Counts a game, except for the wins, which are summed per deal.
void count_game(const Played& played, std::uint64_t number, const std::vector<std::size_t>& seated, Tallies& tallies) {
  for (std::size_t seat = 0; seat < seated.size(); ++seat) {
    const int points = played.course.game().points(Seat::at(static_cast<int>(seat)));
    tallies[seated[seat]] += {.seats = 1, .points = static_cast<std::uint64_t>(points)};
  }
  if (!played.forfeit) return;
  const auto loser = static_cast<std::size_t>(played.forfeit->seat.index());
  tallies[seated[loser]] += {.forfeits = 1, .first_forfeit = ForfeitedGame{number, *played.forfeit}};
}

// Measures the luck of each bot in a game.
class LuckMeter {
 public:
  explicit LuckMeter(const Match& match, const std::vector<std::size_t>& seated)
      : match_(match), seated_(seated), recall_(match.options) {}

  void observe(const Events& events) {
    for (std::size_t side = 0; side < sides(match_); ++side) {
      const Seat viewer = Seat::at(static_cast<int>(side));
      luck_[seated_[side]] += luck_of(events[0], recall_, *match_.evaluation, viewer);
    }
    for (const Event& event : events) recall_.observe(event);
  }

  [[nodiscard]] double luck(std::size_t bot) const { return luck_[bot]; }

 private:
  const Match& match_;
  const std::vector<std::size_t>& seated_;
  Recall recall_;
  std::array<double, Seat::count> luck_{};
};

std::vector<std::string> names_of(const Match& match, const std::vector<std::size_t>& seated) {
  std::vector<std::string> names;
  names.reserve(seated.size());
  for (const std::size_t bot : seated) names.push_back(match.bots[bot]);
  return names;
}

// Plays deal `number` in all rotations and returns the games. The match has been checked.
std::vector<Played> play_deal(const Match& match, const BotMakers& makers, std::uint64_t number, Tallies& tallies) {
  const Shuffle shuffle = make_shuffle(match.options, match.seed, number);
  const auto games = static_cast<std::uint64_t>(games_a_deal(match));
  std::vector<Played> all;
  std::array<std::uint64_t, Seat::count> won{};  // by each bot, in this deal
  std::array<double, Seat::count> luck{};
  for (std::uint64_t rotation = 0; rotation < games; ++rotation) {
    const auto seated = seating(match, static_cast<int>(rotation));
    const Bots bots = seat_bots(match, makers, seated, shuffle.bot_seeds, tallies);
    LuckMeter meter(match, seated);
    const Played& played =
        all.emplace_back(play_game({.options = match.options, .names = names_of(match, seated), .deck = shuffle.deck},
                                   bots, match.budget, [&](const Events& events) {
                                     if (match.less_luck) meter.observe(events);
                                   }));
    count_game(played, number * games + rotation + 1, seated, tallies);
    const auto parts = win_parts(played);
    for (std::size_t seat = 0; seat < seated.size(); ++seat) won[seated[seat]] += parts[seat];
    for (std::size_t bot = 0; bot < match.bots.size(); ++bot) luck[bot] += meter.luck(bot);
  }
  for (std::size_t bot = 0; bot < match.bots.size(); ++bot) {
    const auto luckless =
        std::llround((static_cast<double>(won[bot]) / static_cast<double>(whole_win) - luck[bot]) / luck_unit);
    tallies[bot] += {.deals = 1,
                     .games = games,
                     .win_parts = won[bot],
                     .squared_win_parts = won[bot] * won[bot],
                     .luckless_wins = luckless,
                     .squared_luckless_wins = static_cast<std::uint64_t>(luckless * luckless)};
  }
  return all;
}

// Estimates a share from the sum over all deals and the sum of squares.
Estimate share_of_wins(const Tally& tally, double sum, double squares, double unit) {
  constexpr double standard_errors = 1.96;  // on either side: 95 % of a normal distribution
  const auto deals = static_cast<double>(tally.deals);
  const double spread = squares - sum * sum / deals;
  const double standard_error = std::sqrt(std::max(spread, 0.0) * deals / (deals - 1));  // of the sum
  const double a_game = unit / static_cast<double>(tally.games);
  const double value = sum * a_game;
  const double margin = standard_errors * standard_error * a_game;
  return {.value = value, .low = std::max(value - margin, 0.0), .high = std::min(value + margin, 1.0)};
}

// Refuses names that a record cannot hold (N0 to N9); a program's command may be any text.
Result<void> check_names(const Match& match) {
  const auto read = parse_rgn(write_rgn({.options = match.options,
                                         .names = names_of(match, seating(match, 0)),
                                         .deck = Deck::blank(match.options),
                                         .deck_tag = false}));
  if (read) return {};
  const auto& [rule, what] = read.error().error;
  return refuse(rule, "a record cannot hold the name of a bot: " + what);
}

// Checks the match and returns the makers of its bots.
Result<BotMakers> prepare(const Match& match) {
  if (auto valid = check_games(match.options, match.threads); !valid) return std::unexpected(valid.error());
  BotMakers makers;
  for (const std::string& name : match.bots) {
    auto maker = maker_of(name, match);
    if (!maker) return std::unexpected(maker.error());
    makers.push_back(*std::move(maker));
  }
  const std::size_t bots = match.bots.size();
  if (bots != 2 && bots != sides(match) && !one_a_seat(match)) {
    return refuse("", "a match needs two bots, or one a side, or one a seat; named: " + std::to_string(bots));
  }
  if (match.less_luck) {
    if (const auto needed = loaded(match.evaluation); !needed) return std::unexpected(needed.error());
  }
  if (match.deals < 2) {
    return refuse("", "a match needs at least two deals, here " + std::to_string(2 * games_a_deal(match)) + " games");
  }
  return makers;
}

}  // namespace

int games_a_deal(const Match& match) { return one_a_seat(match) ? match.options.seats : sides_of(match.options); }

std::vector<std::size_t> seating(const Match& match, int rotation) {
  std::vector<std::size_t> bots(match.options.seats);
  for (std::size_t seat = 0; seat < bots.size(); ++seat) {
    const std::size_t place = (seat + static_cast<std::size_t>(rotation)) % bots.size();
    bots[seat] = one_a_seat(match) ? place : std::min(place % sides(match), match.bots.size() - 1);
  }
  return bots;
}

bool two_sided(const Match& match) { return match.bots.size() == 2 && sides(match) == 2; }

Tally& Tally::operator+=(const Tally& other) {
  deals += other.deals;
  games += other.games;
  seats += other.seats;
  win_parts += other.win_parts;
  squared_win_parts += other.squared_win_parts;
  luckless_wins += other.luckless_wins;
  squared_luckless_wins += other.squared_luckless_wins;
  points += other.points;
  forfeits += other.forfeits;
  if (other.first_forfeit && (!first_forfeit || other.first_forfeit->number < first_forfeit->number)) {
    first_forfeit = other.first_forfeit;
  }
  decisions += other.decisions;
  thinking += other.thinking;
  return *this;
}

Result<std::vector<Tally>> play_match(const Match& match, const Watch& watch) {
  const auto makers = prepare(match);
  if (!makers) return std::unexpected(makers.error());
  if (watch.record) {
    if (const auto checked = check_names(match); !checked) return std::unexpected(checked.error());
  }
  Watched watched(watch);
  const auto shares = share_out<Tallies>(
      0, match.deals, match.threads,
      [&](Tallies& tallies, std::uint64_t number) { watched.add(number, play_deal(match, *makers, number, tallies)); },
      watched.progress());
  std::vector<Tally> total(match.bots.size());
  for (const Tallies& share : shares) {
    for (std::size_t bot = 0; bot < total.size(); ++bot) total[bot] += share[bot];
  }
  return total;
}

Estimate win_share(const Tally& tally) {
  return share_of_wins(tally, static_cast<double>(tally.win_parts), static_cast<double>(tally.squared_win_parts),
                       1.0 / static_cast<double>(whole_win));
}

Estimate luckless_share(const Tally& tally) {
  return share_of_wins(tally, static_cast<double>(tally.luckless_wins),
                       static_cast<double>(tally.squared_luckless_wins), luck_unit);
}

// Hunter's algorithm (2004): each bot's strength becomes its wins, divided by what its games would have brought to a
// bot of strength 1, until nothing changes any more.
std::vector<double> elo_ratings(std::size_t bots, const std::vector<Encounter>& encounters) {
  constexpr int rounds = 1000;
  constexpr double draw = 0.5;
  std::vector<double> strengths(bots, 1.0);
  for (int round = 0; round < rounds; ++round) {
    std::vector<double> wins(bots);
    std::vector<double> expected(bots);
    for (const auto& [one, other, wins_of_one, wins_of_other] : encounters) {
      wins[one] += wins_of_one + draw;
      wins[other] += wins_of_other + draw;
      const double each = (wins_of_one + wins_of_other + 2 * draw) / (strengths[one] + strengths[other]);
      expected[one] += each;
      expected[other] += each;
    }
    for (std::size_t bot = 0; bot < bots; ++bot) strengths[bot] = wins[bot] / expected[bot];
  }
  std::vector<double> ratings(bots);
  for (std::size_t bot = 0; bot < bots; ++bot) ratings[bot] = 400 * std::log10(strengths[bot]);
  const double mean = std::accumulate(ratings.begin(), ratings.end(), 0.0) / static_cast<double>(bots);
  for (double& rating : ratings) rating -= mean;
  return ratings;
}

Estimate elo_difference(const Estimate& win_share) {
  const auto elo = [](double share) { return 400 * std::log10(share / (1 - share)); };
  return {.value = elo(win_share.value), .low = elo(win_share.low), .high = elo(win_share.high)};
}

}  // namespace rookie
