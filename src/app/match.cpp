#include "arena/match.h"

#include <fmt/core.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <cmath>
#include <memory>

#include "app/command.h"
#include "bots/bot.h"

namespace rookie {
namespace {

struct MatchArguments {
  GameArguments game;
  std::vector<std::string> bots;
  bool ladder = false;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  bool json = false;
};

struct PlayedMatch {
  Match match;
  std::vector<Tally> tallies;  // one a bot
};

double each(std::uint64_t sum, std::uint64_t number) { return static_cast<double>(sum) / static_cast<double>(number); }

// What the bot would win if all were equally strong.
double even_share(const Match& match, const Tally& tally) {
  return each(tally.seats, tally.games * match.options.seats);
}

double microseconds_a_decision(const Tally& tally) {
  return std::chrono::duration<double, std::micro>(tally.thinking).count() / static_cast<double>(tally.decisions);
}

std::string in_percent(const Estimate& share) {
  return fmt::format("{:>5.1f} %  {:>5.1f} to {:>5.1f} %", 100 * share.value, 100 * share.low, 100 * share.high);
}

std::string in_elo(const Match& match, const Tally& tally) {
  if (!two_sided(match)) return "";
  const Estimate elo = elo_difference(win_share(tally));
  return fmt::format("  {:>+6.0f} ({:+.0f} to {:+.0f})", elo.value, elo.low, elo.high);
}

void print_setting(const Match& match, std::uint64_t games) {
  fmt::print("{} games, {}, {}, ruling {}, {} seats, seed {}\n\n", games, to_string(match.options.variant),
             to_string(match.options.edition), to_string(match.options.ruling), match.options.seats, match.seed);
}

void print_text(const PlayedMatch& played) {
  print_setting(played.match, played.tallies.front().games);
  fmt::print("{:<16} {:>7}  {:<16} {:>7} {:>13} {:>11} {:>13}{}\n", "bot", "wins", "   95 % interval", "even",
             "points a seat", "decisions", "us a decision", two_sided(played.match) ? "     Elo" : "");
  for (std::size_t bot = 0; bot < played.tallies.size(); ++bot) {
    const Tally& tally = played.tallies[bot];
    fmt::print("{:<16} {}  {:>5.1f} % {:>13.2f} {:>11} {:>13.2f}{}\n", played.match.bots[bot],
               in_percent(win_share(tally)), 100 * even_share(played.match, tally), each(tally.points, tally.seats),
               tally.decisions, microseconds_a_decision(tally), in_elo(played.match, tally));
  }
}

void print_ladder(const std::vector<PlayedMatch>& ladder) {
  print_setting(ladder.front().match, ladder.front().tallies.front().games);
  fmt::print("{:<16} {:<16} {:>7}  {:<16}{}\n", "bot", "against", "wins", "   95 % interval",
             two_sided(ladder.front().match) ? "     Elo" : "");
  for (const PlayedMatch& rung : ladder) {
    const Tally& tally = rung.tallies.front();
    fmt::print("{:<16} {:<16} {}{}\n", rung.match.bots.front(), rung.match.bots.back(), in_percent(win_share(tally)),
               in_elo(rung.match, tally));
  }
}

// JSON knows no infinity.
boost::json::value finite_or_null(double value) { return std::isfinite(value) ? boost::json::value(value) : nullptr; }

boost::json::object to_json(const Estimate& estimate) {
  return {{"value", finite_or_null(estimate.value)},
          {"low", finite_or_null(estimate.low)},
          {"high", finite_or_null(estimate.high)}};
}

boost::json::object to_json(const PlayedMatch& played) {
  const Match& match = played.match;
  boost::json::array bots;
  for (std::size_t bot = 0; bot < played.tallies.size(); ++bot) {
    const Tally& tally = played.tallies[bot];
    boost::json::object object{{"bot", match.bots[bot]},
                               {"win_share", to_json(win_share(tally))},
                               {"even_share", even_share(match, tally)},
                               {"points", each(tally.points, tally.seats)},
                               {"decisions", tally.decisions},
                               {"microseconds_a_decision", microseconds_a_decision(tally)}};
    if (two_sided(match)) object["elo"] = to_json(elo_difference(win_share(tally)));
    bots.push_back(std::move(object));
  }
  return {{"games", played.tallies.front().games},
          {"deals", match.deals},
          {"variant", to_string(match.options.variant)},
          {"edition", to_string(match.options.edition)},
          {"ruling", to_string(match.options.ruling)},
          {"seats", match.options.seats},
          {"first", match.options.first.number()},
          {"seed", match.seed},
          {"bots", std::move(bots)}};
}

boost::json::object to_json(const std::vector<PlayedMatch>& ladder) {
  boost::json::array rungs;
  for (const PlayedMatch& rung : ladder) rungs.push_back(to_json(rung));
  return {{"ladder", std::move(rungs)}};
}

std::size_t default_seats(const MatchArguments& arguments) {
  return std::max<std::size_t>(arguments.bots.size(), arguments.game.variant == to_string(Variant::Team) ? 4 : 2);
}

Result<PlayedMatch> run_one(const MatchArguments& arguments, const Options& options, std::vector<std::string> bots) {
  Match match{.options = options, .bots = std::move(bots), .seed = arguments.seed, .threads = arguments.threads};
  const auto a_deal = static_cast<std::uint64_t>(games_a_deal(match));
  match.deals = (arguments.games + a_deal - 1) / a_deal;
  auto tallies = play_match(match, progress_bar(match.deals));
  if (!tallies) return std::unexpected(tallies.error());
  return PlayedMatch{.match = std::move(match), .tallies = std::move(*tallies)};
}

// Every bot against the next weaker one.
Result<std::vector<PlayedMatch>> run_ladder(const MatchArguments& arguments, const Options& options) {
  std::vector<PlayedMatch> ladder;
  const auto& names = bot_names();
  for (std::size_t upper = 1; upper < names.size(); ++upper) {
    auto rung = run_one(arguments, options, {std::string(names[upper]), std::string(names[upper - 1])});
    if (!rung) return std::unexpected(rung.error());
    ladder.push_back(std::move(*rung));
  }
  return ladder;
}

// Prints what was played, or why it could not be.
template <typename Played>
int report(const Result<Played>& played, bool json, void (*print)(const Played&)) {
  if (!played) return wrong_call(played.error());
  if (json) {
    fmt::print("{}\n", boost::json::serialize(to_json(*played)));
  } else {
    print(*played);
  }
  return 0;
}

int run_match(const MatchArguments& arguments) {
  const auto options = arguments.game.options(default_seats(arguments));
  if (!options) return wrong_call(options.error());
  if (arguments.ladder) return report(run_ladder(arguments, *options), arguments.json, print_ladder);
  return report(run_one(arguments, *options, arguments.bots), arguments.json, print_text);
}

}  // namespace

void add_match(CLI::App& app, Run& run) {
  auto arguments = std::make_shared<MatchArguments>();
  CLI::App* command = app.add_subcommand("match", "measures how strong bots are: same deals, seats rotated");
  CLI::Option* bots = command->add_option("--bots", arguments->bots, "two, or one a side, or one a seat");
  bots->delimiter(',');
  command->add_flag("--ladder", arguments->ladder, "every bot against the next weaker one")->excludes(bots);
  add_games(*command, arguments->games, "how many, rounded up to whole deals; in a ladder, for each pair");
  add_seed(*command, arguments->seed, "same seed, same deals");
  add_threads(*command, arguments->threads);
  command->add_flag("--json", arguments->json, "machine-readable");
  arguments->game.add_to(*command);
  command->callback([arguments, &run] { run = [arguments] { return run_match(*arguments); }; });
}

}  // namespace rookie
