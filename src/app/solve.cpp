#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "app/command.h"
#include "arena/exact_play.h"
#include "core/json.h"

namespace rookie {
namespace {

struct SolveArguments {
  GameArguments game;
  BudgetArguments budget;
  EvaluationArgument evaluation;
  std::vector<std::string> bots{std::string(perfect_player), std::string(perfect_player)};
  std::size_t most_positions = 10'000'000;
  bool points = false;
  bool json = false;
};

// In per cent of a win, or in points.
std::string in_words(double value, const SolveArguments& arguments) {
  return arguments.points ? fmt::format("{:+.6f}", value) : fmt::format("{:.4f} %", 100 * value);
}

void print_text(const Solution& solution, const Options& options, const SolveArguments& arguments, double seconds) {
  fmt::print("{} of {} against {}, {}, {}, ruling {}, {} seats\n\n", arguments.points ? "lead in points" : "wins",
             arguments.bots[0], arguments.bots[1], to_string(options.variant), to_string(options.edition),
             to_string(options.rulings, ','), options.seats);
  fmt::print("first to play   {:>12}\nsecond to play  {:>12}\nmean            {:>12}\n\n",
             in_words(solution.first, arguments), in_words(solution.second, arguments),
             in_words(solution.mean(), arguments));
  fmt::print("{} positions, {:.2f} s\n", solution.positions, seconds);
}

void print_json(const Solution& solution, const Options& options, const SolveArguments& arguments, double seconds) {
  const Json json = to_json([&](JsonObject& result) {
    result.add("variant", to_string(options.variant))
        .add("edition", to_string(options.edition))
        .add("ruling", to_string(options.rulings))
        .add("seats", options.seats)
        .add("player", arguments.bots[0])
        .add("other", arguments.bots[1])
        .add("goal", arguments.points ? "points" : "wins")
        .add("first", solution.first)
        .add("second", solution.second)
        .add("mean", solution.mean())
        .add("positions", static_cast<std::uint64_t>(solution.positions))
        .add("seconds", seconds);
  });
  fmt::print("{}\n", json.text());
}

int run_solve(const SolveArguments& arguments) {
  const auto options = arguments.game.options(arguments.game.variant == to_string(Variant::Team) ? 4 : 2);
  if (!options) return wrong_call(options.error());
  const auto evaluation = arguments.evaluation.evaluation();
  if (!evaluation) return wrong_call(evaluation.error());
  const auto start = steady_time();
  const auto solution = solve({.options = *options,
                               .player = arguments.bots[0],
                               .other = arguments.bots[1],
                               .goal = arguments.points ? Goal::Points : Goal::Win,
                               .budget = arguments.budget.budget(),
                               .evaluation = evaluation->get(),
                               .most_positions = arguments.most_positions});
  if (!solution) return wrong_call(solution.error());
  const std::chrono::duration<double> time = steady_time() - start;
  if (arguments.json) {
    print_json(*solution, *options, arguments, time.count());
  } else {
    print_text(*solution, *options, arguments, time.count());
  }
  return 0;
}

}  // namespace

void add_solve(CLI::App& app, Run& run) {
  const auto [command, arguments] =
      add_command(app, run, "solve", "computes exactly who wins how often, on small decks (docs/bots.md)", run_solve);
  command
      ->add_option("--bots", arguments->bots,
                   "two: perfect, which knows what the other will do, elephant or grandmaster")
      ->delimiter(',')
      ->expected(2)
      ->capture_default_str();
  command->add_flag("--points", arguments->points, "how many points more than the other, instead of wins");
  command->add_option("--most", arguments->most_positions, "gives up after so many positions")
      ->check(CLI::Range(1, 1'000'000'000))
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "machine-readable");
  arguments->budget.add_to(*command);
  arguments->evaluation.add_to(*command);
  arguments->game.add_to(*command);
}

}  // namespace rookie
