#include "arena/match.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <csignal>

#include "app/command.h"
#include "app/records.h"
#include "bot_protocol/process.h"
#include "bots/bot.h"
#include "core/json.h"

namespace rookie {
namespace {

struct MatchArguments {
  GameArguments game;
  BudgetArguments budget;
  EvaluationArgument evaluation;
  std::vector<std::string> bots;
  bool ladder = false;
  std::vector<std::string> pool;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  bool no_reading = false;
  bool less_luck = false;
  std::string record;
  bool json = false;
};

constexpr std::string_view less_luck_title = " less luck     95 % interval";

struct PlayedMatch {
  Match match;
  std::vector<Tally> tallies;  // one per bot
};

double quotient(std::uint64_t sum, std::uint64_t number) {
  return static_cast<double>(sum) / static_cast<double>(number);
}

// Returns the share that the bot would win if all were equally strong.
double even_share(const Match& match, const Tally& tally) {
  return quotient(tally.seats, tally.games * match.options.seats);
}

double microseconds_a_decision(const Tally& tally) {
  if (tally.decisions == 0) return 0;  // others forfeited before it could play
  return std::chrono::duration<double, std::micro>(tally.thinking).count() / static_cast<double>(tally.decisions);
}

std::string in_percent(const Estimate& share) {
  return fmt::format("{:>5.1f} %  {:>5.1f} to {:>5.1f} %", 100 * share.value, 100 * share.low, 100 * share.high);
}

std::string in_percent_less_luck(const Match& match, const Tally& tally) {
  return match.less_luck ? "   " + in_percent(luckless_share(tally)) : "";
}

std::string in_elo(const Match& match, const Tally& tally) {
  if (!two_sided(match)) return "";
  const Estimate elo = elo_difference(win_share(tally));
  return fmt::format("  {:>+6.0f} ({:+.0f} to {:+.0f})", elo.value, elo.low, elo.high);
}

std::string in_words(const Budget& budget) {
  return budget.time.count() > 0 ? fmt::format("{} ms", budget.time.count())
                                 : fmt::format("{} positions", budget.positions);
}

void print_setting(const Match& match, std::uint64_t games) {
  fmt::print("{} games, {}, {}, ruling {}, {} seats, seed {}, {} a decision\n\n", games,
             to_string(match.options.variant), to_string(match.options.edition), to_string(match.options.rulings, ','),
             match.options.seats, match.seed, in_words(match.budget));
}

void print_forfeits(const PlayedMatch& played) {
  for (std::size_t bot = 0; bot < played.tallies.size(); ++bot) {
    const Tally& tally = played.tallies[bot];
    if (!tally.first_forfeit) continue;
    const auto& [number, forfeit] = *tally.first_forfeit;
    fmt::print("\n{} forfeited {} of {} games; first game {}, on seat {}: {}\n", played.match.bots[bot], tally.forfeits,
               tally.games, number, forfeit.seat.number(), to_string(forfeit.why));
  }
}

void print_text(const PlayedMatch& played) {
  print_setting(played.match, played.tallies.front().games);
  const auto longest = std::ranges::max(played.match.bots, {}, &std::string::size);
  const std::size_t width = std::max<std::size_t>(longest.size(), 16);
  fmt::print("{:<{}} {:>7}  {:<16}{} {:>7} {:>13} {:>11} {:>13}{}\n", "bot", width, "wins", "   95 % interval",
             played.match.less_luck ? less_luck_title : "", "even", "points a seat", "decisions", "us a decision",
             two_sided(played.match) ? "     Elo" : "");
  for (std::size_t bot = 0; bot < played.tallies.size(); ++bot) {
    const Tally& tally = played.tallies[bot];
    fmt::print("{:<{}} {}{}  {:>5.1f} % {:>13.2f} {:>11} {:>13.2f}{}\n", played.match.bots[bot], width,
               in_percent(win_share(tally)), in_percent_less_luck(played.match, tally),
               100 * even_share(played.match, tally), quotient(tally.points, tally.seats), tally.decisions,
               microseconds_a_decision(tally), in_elo(played.match, tally));
  }
  print_forfeits(played);
}

void print_ladder(const std::vector<PlayedMatch>& ladder) {
  print_setting(ladder.front().match, ladder.front().tallies.front().games);
  fmt::print("{:<16} {:<16} {:>7}  {:<16}{}{}\n", "bot", "against", "wins", "   95 % interval",
             ladder.front().match.less_luck ? less_luck_title : "", two_sided(ladder.front().match) ? "     Elo" : "");
  for (const PlayedMatch& rung : ladder) {
    const Tally& tally = rung.tallies.front();
    fmt::print("{:<16} {:<16} {}{}{}\n", rung.match.bots.front(), rung.match.bots.back(), in_percent(win_share(tally)),
               in_percent_less_luck(rung.match, tally), in_elo(rung.match, tally));
  }
  for (const PlayedMatch& rung : ladder) print_forfeits(rung);
}

auto json_of(const Estimate& estimate) {
  return [estimate](JsonObject& object) {
    object.add("value", estimate.value).add("low", estimate.low).add("high", estimate.high);
  };
}

Json json_of(const std::optional<ForfeitedGame>& forfeited) {
  if (!forfeited) return to_json(nullptr);
  return to_json([&](JsonObject& object) {
    object.add("game", forfeited->number)
        .add("seat", forfeited->forfeit.seat.number())
        .add("why", to_string(forfeited->forfeit.why));
  });
}

void add_tally(JsonObject& object, const Match& match, std::string_view bot, const Tally& tally) {
  object.add("bot", bot)
      .add("win_share", json_of(win_share(tally)))
      .add("even_share", even_share(match, tally))
      .add("points", quotient(tally.points, tally.seats))
      .add("forfeits", tally.forfeits)
      .add("first_forfeit", json_of(tally.first_forfeit))
      .add("decisions", tally.decisions)
      .add("microseconds_a_decision", microseconds_a_decision(tally));
  if (match.less_luck) object.add("win_share_less_luck", json_of(luckless_share(tally)));
  if (two_sided(match)) object.add("elo", json_of(elo_difference(win_share(tally))));
}

void add_played(JsonObject& object, const PlayedMatch& played) {
  const Match& match = played.match;
  object.add("games", played.tallies.front().games)
      .add("deals", match.deals)
      .add("variant", to_string(match.options.variant))
      .add("edition", to_string(match.options.edition))
      .add("ruling", to_string(match.options.rulings))
      .add("seats", match.options.seats)
      .add("first", match.options.first.number())
      .add("seed", match.seed)
      .add("budget",
           [&](JsonObject& budget) {
             const auto time = match.budget.time.count();
             time > 0 ? budget.add("milliseconds", time) : budget.add("positions", match.budget.positions);
           })
      .add("bots", [&](JsonArray& bots) {
        for (std::size_t bot = 0; bot < played.tallies.size(); ++bot) {
          bots.add([&](JsonObject& its) { add_tally(its, match, match.bots[bot], played.tallies[bot]); });
        }
      });
}

Json json_of(const PlayedMatch& played) {
  return to_json([&](JsonObject& object) { add_played(object, played); });
}

Json json_of(const std::vector<PlayedMatch>& ladder) {
  return to_json([&](JsonObject& object) { object.add("ladder", objects_of(ladder, add_played)); });
}

// Every two bots of a pool against each other, and the ratings that follow.
struct PlayedPool {
  std::vector<std::string> bots;
  std::vector<PlayedMatch> matches;
  std::vector<double> ratings;
};

void print_pool(const PlayedPool& pool) {
  print_ladder(pool.matches);
  fmt::print("\n{:<16} {:>6}\n", "bot", "Elo");
  for (std::size_t bot = 0; bot < pool.bots.size(); ++bot)
    fmt::print("{:<16} {:>+6.0f}\n", pool.bots[bot], pool.ratings[bot]);
}

Json json_of(const PlayedPool& pool) {
  return to_json([&](JsonObject& object) {
    object.add("pool", objects_of(pool.matches, add_played)).add("ratings", [&](JsonArray& ratings) {
      for (std::size_t bot = 0; bot < pool.bots.size(); ++bot) {
        ratings.add([&](JsonObject& its) { its.add("bot", pool.bots[bot]).add("elo", pool.ratings[bot]); });
      }
    });
  });
}

std::size_t default_seats(const MatchArguments& arguments) {
  return std::max<std::size_t>(arguments.bots.size(), arguments.game.variant == to_string(Variant::Team) ? 4 : 2);
}

Result<PlayedMatch> run_one(const MatchArguments& arguments, const Options& options, const Evaluation& evaluation,
                            std::vector<std::string> bots, RecordFile& file) {
  Match match{.options = options,
              .bots = std::move(bots),
              .seed = arguments.seed,
              .threads = arguments.threads,
              .budget = arguments.budget.budget(),
              .evaluation = &evaluation,
              .reads = arguments.no_reading ? Reads::No : Reads::Yes,
              .less_luck = arguments.less_luck};
  const auto a_deal = static_cast<std::uint64_t>(games_a_deal(match));
  match.deals = (arguments.games + a_deal - 1) / a_deal;
  auto tallies = play_match(match, {.progress = progress_bar(match.deals), .record = file.writer()});
  if (!tallies) return std::unexpected(tallies.error());
  return PlayedMatch{.match = std::move(match), .tallies = std::move(*tallies)};
}

// Plays every bot against the next weaker one.
Result<std::vector<PlayedMatch>> run_ladder(const MatchArguments& arguments, const Options& options,
                                            const Evaluation& evaluation, RecordFile& file) {
  std::vector<PlayedMatch> ladder;
  const auto& names = bot_names();
  for (std::size_t upper = 1; upper < names.size(); ++upper) {
    auto rung =
        run_one(arguments, options, evaluation, {std::string(names[upper]), std::string(names[upper - 1])}, file);
    if (!rung) return std::unexpected(rung.error());
    ladder.push_back(std::move(*rung));
  }
  return ladder;
}

// Plays every bot against every other. Wins are those less luck, if they are measured.
Result<PlayedPool> run_pool(const MatchArguments& arguments, const Options& options, const Evaluation& evaluation,
                            RecordFile& file) {
  if (sides_of(options) != 2) return refuse("", "a pool needs games between two sides");
  PlayedPool pool{.bots = arguments.pool};
  std::vector<Encounter> encounters;
  for (std::size_t one = 0; one < pool.bots.size(); ++one) {
    for (std::size_t other = one + 1; other < pool.bots.size(); ++other) {
      auto played = run_one(arguments, options, evaluation, {pool.bots[one], pool.bots[other]}, file);
      if (!played) return std::unexpected(played.error());
      const Tally& tally = played->tallies.front();
      const Estimate share = arguments.less_luck ? luckless_share(tally) : win_share(tally);
      const auto games = static_cast<double>(tally.games);
      const double wins = std::clamp(share.value, 0.0, 1.0) * games;
      encounters.push_back({.one = one, .other = other, .wins_of_one = wins, .wins_of_other = games - wins});
      pool.matches.push_back(std::move(*played));
    }
  }
  pool.ratings = elo_ratings(pool.bots.size(), encounters);
  return pool;
}

bool forfeited(const PlayedMatch& played) {
  return std::ranges::any_of(played.tallies, [](const Tally& tally) { return tally.forfeits > 0; });
}
bool forfeited(const std::vector<PlayedMatch>& ladder) {
  return std::ranges::any_of(ladder, [](const PlayedMatch& rung) { return forfeited(rung); });
}

bool forfeited(const PlayedPool& pool) { return forfeited(pool.matches); }

// Prints the result, or the error, and returns the exit code. A forfeit counts as a failure.
template <typename WhatWasPlayed>
int report(const Result<WhatWasPlayed>& played, bool json, void (*print)(const WhatWasPlayed&), RecordFile& file) {
  if (!played) return wrong_call(played.error());
  if (json) {
    fmt::print("{}\n", json_of(*played).text());
  } else {
    print(*played);
  }
  if (const auto closed = file.close(); !closed) return failed(closed.error());
  return forfeited(*played) ? exit_failed : 0;
}

// Makes the usual signals end the bots' programs too. They run in process groups of their own, which an interrupt from
// the terminal does not reach.
void end_programs_when_interrupted() {
  for (const int signal : {SIGHUP, SIGINT, SIGTERM}) {
    const auto before = std::signal(signal, [](int number) {
      kill_all_groups();
      std::signal(number, SIG_DFL);
      std::raise(number);
    });
    if (before == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

int run_match(const MatchArguments& arguments) {
  end_programs_when_interrupted();
  const auto options = arguments.game.options(default_seats(arguments));
  if (!options) return wrong_call(options.error());
  const auto evaluation = arguments.evaluation.evaluation();
  if (!evaluation) return wrong_call(evaluation.error());
  RecordFile file;
  if (const auto opened = file.open(arguments.record); !opened) return wrong_call(opened.error());
  if (arguments.ladder) {
    return report(run_ladder(arguments, *options, **evaluation, file), arguments.json, print_ladder, file);
  }
  if (!arguments.pool.empty()) {
    return report(run_pool(arguments, *options, **evaluation, file), arguments.json, print_pool, file);
  }
  return report(run_one(arguments, *options, **evaluation, arguments.bots, file), arguments.json, print_text, file);
}

}  // namespace

void add_match(CLI::App& app, Run& run) {
  const auto [command, arguments] =
      add_command(app, run, "match", "measures how strong bots are: same deals, seats rotated", run_match);
  CLI::Option* bots = command->add_option(
      "--bots", arguments->bots,
      "two, or one per side, or one per seat: " + joined_bot_names() + ", or exec:COMMAND for a program of your own");
  bots->delimiter(',');
  CLI::Option* ladder =
      command->add_flag("--ladder", arguments->ladder, "every bot against the next weaker one")->excludes(bots);
  command->add_option("--pool", arguments->pool, "these bots, every two of them against each other, and their Elo")
      ->delimiter(',')
      ->expected(2, 100)
      ->excludes(bots, ladder);
  add_games(*command, arguments->games, "number of games, rounded up to whole deals; in a ladder, for each pair");
  add_seed(*command, arguments->seed, "same seed, same deals");
  add_threads(*command, arguments->threads);
  command->add_flag("--no-reading", arguments->no_reading,
                    "bots that look ahead do not infer from what others do how these play");
  command->add_flag("--less-luck", arguments->less_luck,
                    "also measures how lucky each bot was, for narrower intervals");
  command->add_option("--record", arguments->record, "writes all games to this file as RGN, also forfeited ones");
  command->add_flag("--json", arguments->json, "machine-readable");
  arguments->budget.add_to(*command);
  arguments->evaluation.add_to(*command);
  arguments->game.add_to(*command);
}

}  // namespace rookie
