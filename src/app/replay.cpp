#include <fmt/core.h>

#include "app/command.h"
#include "app/records.h"
#include "notation/rgn.h"
#include "notation/transcript.h"
#include "review/json.h"

namespace rookie {
namespace {

struct ReplayArguments {
  std::string file;
  bool transcript = false;
  bool json = false;
};

void print_summary(int number, const Record& record) {
  const Game game = *replay(record);
  fmt::print("game {}: {}, {}, ruling {}, {} seats, {} turns, {} decisions, result {}\n", number,
             to_string(record.options.variant), to_string(record.options.edition),
             to_string(record.options.rulings, ','), record.options.seats, game.turn(), record.moves.size(),
             result_tag(game));
}

int run_replay(const ReplayArguments& arguments) {
  return read_records(arguments.file, [&](int number, const Record& record) {
    if (arguments.json) {
      fmt::print("{}\n", replay_to_json(Review(record)).text());
    } else if (arguments.transcript) {
      fmt::print("{}", transcript(record));
    } else {
      print_summary(number, record);
    }
  });
}

}  // namespace

void add_replay(CLI::App& app, Run& run) {
  const auto [command, arguments] = add_command(app, run, "replay", "checks and replays recorded games", run_replay);
  command->add_option("file", arguments->file, "games in RGN; - for the standard input")->required();
  CLI::Option* transcript =
      command->add_flag("--transcript", arguments->transcript, "prints every decision with all its events");
  command->add_flag("--json", arguments->json, "prints the same as JSON, one game per line")->excludes(transcript);
}

}  // namespace rookie
