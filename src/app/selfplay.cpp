#include "arena/selfplay.h"

#include <fmt/core.h>

#include <fstream>
#include <map>
#include <memory>

#include "app/command.h"

namespace rookie {
namespace {

struct SelfPlayArguments {
  SelfPlay settings;
  std::string prefix;
};

int run_selfplay(const SelfPlayArguments& arguments) {
  std::map<int, std::ofstream> files;
  for (int seats = 2; seats <= Seat::count; ++seats) {
    const std::string name = fmt::format("{}{}.bin", arguments.prefix, seats);
    files[seats].open(name, std::ios::binary);
    if (!files[seats]) return wrong_call({.what = "cannot write " + name});
  }
  std::uint64_t examples = 0;
  self_play(
      arguments.settings,
      [&](const Example& example) {
        files[example.seats] << example.bytes;
        ++examples;
      },
      progress_bar(arguments.settings.games));
  for (auto& [seats, file] : files) {
    file.close();
    if (file.fail())
      return failed({.what = fmt::format("{}{}.bin could not be written completely", arguments.prefix, seats)});
  }
  fmt::print("{} games, {} examples\n", arguments.settings.games, examples);
  return 0;
}

}  // namespace

void add_selfplay(CLI::App& app, Run& run) {
  auto arguments = std::make_shared<SelfPlayArguments>();
  CLI::App* command =
      app.add_subcommand("selfplay", "makes examples to train the evaluation with (training/README.md)");
  command->add_option("prefix", arguments->prefix, "of the files, one a number of seats: PREFIX2.bin … PREFIX6.bin")
      ->required();
  add_games(*command, arguments->settings.games, "how many");
  add_seed(*command, arguments->settings.seed, "same seed, same examples");
  add_threads(*command, arguments->settings.threads);
  command->callback([arguments, &run] { run = [arguments] { return run_selfplay(*arguments); }; });
}

}  // namespace rookie
