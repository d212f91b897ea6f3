#include "terminal/play.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "app/command.h"
#include "bots/bot.h"
#include "bots/evaluation/trained.h"
#include "terminal/console.h"

namespace rookie {
namespace {

constexpr double longest_look = 600;  // seconds

struct PlayArguments {
  GameArguments game;
  BudgetArguments budget;
  std::vector<std::string> names;
  std::vector<std::string> bots;
  std::optional<std::uint64_t> seed;
  double look_seconds = 4;
  std::string record;
};

bool people_only(const PlayArguments& arguments) { return arguments.bots == std::vector<std::string>{"none"}; }

std::size_t seats_for(const PlayArguments& arguments) {
  const std::size_t people = std::max<std::size_t>(arguments.names.size(), 1);
  return people + (people_only(arguments) ? 0 : arguments.bots.size());
}

std::string counted(std::size_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

// People sit first, those without a name as "Player 2", then the bots. The last named bot takes all remaining seats.
// Who plays alone and gives no name is "You" on the screen.
Result<std::vector<PlaySettings::Player>> players_for(const PlayArguments& arguments, std::size_t seats) {
  std::vector<PlaySettings::Player> players;
  players.reserve(seats);
  for (const std::string& name : arguments.names) players.push_back({.name = name});
  if (players.empty()) players.push_back({.name = "Player 1", .you = !people_only(arguments)});
  const auto bots = arguments.bots.empty() ? std::vector<std::string>{"parrot"} : arguments.bots;
  if (!people_only(arguments) && !arguments.bots.empty() && players.size() + bots.size() > seats) {
    return refuse("R1.3",
                  fmt::format("{} seats are too few for {} and {}", seats, counted(players.size(), "person", "people"),
                              counted(bots.size(), "bot", "bots")));
  }
  for (std::size_t bot = 0; players.size() < seats; ++bot) {
    const std::size_t number = players.size() + 1;
    if (people_only(arguments)) {
      players.push_back({.name = fmt::format("Player {}", number)});
    } else {
      const std::string& name = bots[std::min(bot, bots.size() - 1)];
      players.push_back({.name = fmt::format("{} {}", name, number), .bot = name});
    }
  }
  if (players.size() > seats) return refuse("R1.3", fmt::format("{} names for {} seats", players.size(), seats));
  return players;
}

std::uint64_t random_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

int run_play(const PlayArguments& arguments) {
  if (!std::isfinite(arguments.look_seconds)) return wrong_call({.what = "--look needs a number of seconds"});
  const auto options = arguments.game.options(seats_for(arguments));
  if (!options) return wrong_call(options.error());
  const auto players = players_for(arguments, options->seats);
  if (!players) return wrong_call(players.error());

  StandardConsole console;
  PlaySettings settings{.options = *options,
                        .players = *players,
                        .seed = arguments.seed.value_or(random_seed()),
                        .look = std::chrono::milliseconds(static_cast<std::int64_t>(arguments.look_seconds * 1000)),
                        .budget = arguments.budget.budget(),
                        .evaluation = &trained_evaluation(),
                        .interactive = console.interactive(),
                        .colour = StandardConsole::colour()};
  if (!arguments.record.empty()) settings.record = arguments.record;
  if (const auto right = check(settings); !right) return wrong_call(right.error());
  if (const auto played = play(settings, console); !played) return failed(played.error());
  return 0;
}

}  // namespace

void add_play(CLI::App& app, Run& run) {
  const auto [command, arguments] =
      add_command(app, run, "play", "plays in this terminal, against bots or with friends", run_play);
  command->add_option("--names", arguments->names, "names of the people, such as Ada,Ben")->delimiter(',');
  command->add_option("--bots", arguments->bots, "bots for the other seats: " + joined_bot_names() + "; or none")
      ->delimiter(',');
  command->add_option("--look", arguments->look_seconds, "how many seconds a mismatch is shown")
      ->check(CLI::Range(0.0, longest_look))
      ->capture_default_str();
  add_seed(*command, arguments->seed, "seed of the deal; random if not given");
  command->add_option("--record", arguments->record, "appends the game to this file, as RGN");
  arguments->budget.add_to(*command);
  arguments->game.add_to(*command);
}

}  // namespace rookie
