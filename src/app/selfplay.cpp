#include "arena/selfplay.h"

#include <fmt/core.h>

#include <fstream>

#include "app/command.h"

namespace rookie {
namespace {

struct SelfPlayArguments {
  SelfPlay settings;
  EvaluationArgument evaluation;
  std::string file;
};

int run_selfplay(const SelfPlayArguments& arguments) {
  const auto evaluation = arguments.evaluation.evaluation();
  if (!evaluation) return wrong_call(evaluation.error());
  std::ofstream file(arguments.file, std::ios::binary);
  if (!file) return wrong_call({.what = "cannot write " + arguments.file});
  std::uint64_t examples = 0;
  self_play(
      arguments.settings, **evaluation,
      [&](const std::string& example) {
        file << example;
        ++examples;
      },
      progress_bar(arguments.settings.games));
  file.close();
  if (file.fail()) return failed({.what = arguments.file + " could not be written completely"});
  fmt::print("{} games, {} examples\n", arguments.settings.games, examples);
  return 0;
}

}  // namespace

void add_selfplay(CLI::App& app, Run& run) {
  const auto [command, arguments] = add_command(
      app, run, "selfplay", "makes examples for training the evaluation (training/README.md)", run_selfplay);
  SelfPlay& settings = arguments->settings;
  command->add_option("file", arguments->file, "to write the examples to")->required();
  add_games(*command, settings.games, "number of games");
  add_seed(*command, settings.seed, "same seed, same examples");
  add_threads(*command, settings.threads);
  arguments->evaluation.add_to(*command);
  command->add_option("--nodes", settings.positions, "positions judged per decision")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
}

}  // namespace rookie
