#include "arena/simulate.h"

#include <fmt/core.h>

#include <cstdio>

#include "app/command.h"
#include "app/records.h"
#include "arena/play_game.h"
#include "bots/evaluation/trained.h"
#include "core/json.h"

namespace rookie {
namespace {

struct SimulateArguments {
  GameArguments game;
  BudgetArguments budget;
  std::vector<std::string> bots{"random"};
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  std::string record;
  bool json = false;
};

double per_game(std::uint64_t sum, const Statistics& statistics) {
  return static_cast<double>(sum) / static_cast<double>(statistics.games);
}

double win_share(const Statistics::ForSeat& seat, const Statistics& statistics) {
  return per_game(seat.win_parts, statistics) / static_cast<double>(whole_win);
}

void print_text(const Simulation& simulation, const Statistics& statistics) {
  const auto line = [&](std::string_view what, std::uint64_t sum) {
    fmt::print("{:<22} {:>10.2f} a game\n", what, per_game(sum, statistics));
  };
  fmt::print("{} games, {}, {}, ruling {}, {} seats, seed {}\n\n", statistics.games,
             to_string(simulation.options.variant), to_string(simulation.options.edition),
             to_string(simulation.options.rulings, ','), simulation.options.seats, simulation.seed);
  fmt::print("{:<22} {:>10.2f} a game ({} to {})\n", "turns", per_game(statistics.turns, statistics),
             statistics.shortest, statistics.longest);
  line("decisions", statistics.decisions);
  line("pairs", statistics.pairs);
  line("trays secured", statistics.secured);
  line("steals", statistics.steals);
  line("cards stolen", statistics.cards_stolen);
  line("Rookies", statistics.rookies);
  fmt::print("{:<22} {:>10}\n\n", "standstills", statistics.standstills);
  fmt::print("seat  bot                 points   wins\n");
  for (std::size_t seat = 0; seat < simulation.bots.size(); ++seat) {
    const auto& sums = statistics.seats[seat];
    fmt::print("{:>4}  {:<16} {:>9.2f} {:>5.1f} %{}\n", seat + 1, simulation.bots[seat],
               per_game(sums.points, statistics), 100 * win_share(sums, statistics),
               Seat::at(static_cast<int>(seat)) == simulation.options.first ? "  starts" : "");
  }
}

void print_json(const Simulation& simulation, const Statistics& statistics) {
  const auto add_seats = [&](JsonArray& seats) {
    for (std::size_t seat = 0; seat < simulation.bots.size(); ++seat) {
      const auto& sums = statistics.seats[seat];
      seats.add([&](JsonObject& its) {
        its.add("seat", seat + 1)
            .add("bot", simulation.bots[seat])
            .add("points", per_game(sums.points, statistics))
            .add("win_share", win_share(sums, statistics));
      });
    }
  };
  const Json json = to_json([&](JsonObject& result) {
    result.add("games", statistics.games)
        .add("variant", to_string(simulation.options.variant))
        .add("edition", to_string(simulation.options.edition))
        .add("ruling", to_string(simulation.options.rulings))
        .add("first", simulation.options.first.number())
        .add("seed", simulation.seed)
        .add("turns", per_game(statistics.turns, statistics))
        .add("shortest", statistics.shortest)
        .add("longest", statistics.longest)
        .add("decisions", per_game(statistics.decisions, statistics))
        .add("pairs", per_game(statistics.pairs, statistics))
        .add("secured", per_game(statistics.secured, statistics))
        .add("steals", per_game(statistics.steals, statistics))
        .add("cards_stolen", per_game(statistics.cards_stolen, statistics))
        .add("rookies", per_game(statistics.rookies, statistics))
        .add("standstills", statistics.standstills)
        .add("first_seat_share", win_share(at(statistics.seats, simulation.options.first), statistics))
        .add("seats", add_seats);
  });
  fmt::print("{}\n", json.text());
}

int run_simulate(const SimulateArguments& arguments) {
  const auto options = arguments.game.options(arguments.bots.size());
  if (!options) return wrong_call(options.error());

  Simulation simulation{.options = *options,
                        .bots = arguments.bots,
                        .games = arguments.games,
                        .seed = arguments.seed,
                        .threads = arguments.threads,
                        .budget = arguments.budget.budget(),
                        .evaluation = &trained_evaluation()};
  if (simulation.bots.size() == 1) simulation.bots.resize(options->seats, simulation.bots.front());

  RecordFile file;
  if (const auto opened = file.open(arguments.record); !opened) return wrong_call(opened.error());
  const auto statistics = simulate(simulation, {.progress = progress_bar(arguments.games), .record = file.writer()});
  if (!statistics) return wrong_call(statistics.error());
  if (arguments.json) {
    print_json(simulation, *statistics);
  } else {
    print_text(simulation, *statistics);
  }
  if (const auto closed = file.close(); !closed) return failed(closed.error());
  return 0;
}

}  // namespace

void add_simulate(CLI::App& app, Run& run) {
  const auto [command, arguments] =
      add_command(app, run, "simulate", "plays many games between bots and prints statistics", run_simulate);
  add_games(*command, arguments->games, "number of games");
  add_seed(*command, arguments->seed, "same seed, same games");
  command->add_option("--bots", arguments->bots, "one for all seats, or one per seat")
      ->delimiter(',')
      ->capture_default_str();
  add_threads(*command, arguments->threads);
  command->add_option("--record", arguments->record, "writes all games to this file, as RGN");
  command->add_flag("--json", arguments->json, "machine-readable");
  arguments->budget.add_to(*command);
  arguments->game.add_to(*command);
}

}  // namespace rookie
