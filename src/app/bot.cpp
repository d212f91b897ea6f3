#include "bots/bot.h"

#include <fmt/core.h>

#include <cstdio>

#include "app/command.h"
#include "bot_protocol/lines.h"
#include "bot_protocol/session.h"

namespace rookie {
namespace {

struct BotArguments {
  std::string level;
  std::optional<int> positions;
  EvaluationArgument evaluation;
  bool no_reading = false;
};

// Returns the next line of the standard input without its line end, or nothing after the last. A line that is too long
// is cut off one byte beyond the limit, which still shows that it is too long.
std::optional<std::string> read_line() {
  std::string line;
  int byte = std::getchar();
  if (byte == EOF) return std::nullopt;
  for (; byte != EOF && byte != '\n'; byte = std::getchar()) {
    if (line.size() <= most_line_bytes) line += static_cast<char>(byte);
  }
  return line;
}

int run_bot(const BotArguments& arguments) {
  const auto evaluation = arguments.evaluation.evaluation();
  if (!evaluation) return wrong_call(evaluation.error());
  if (const auto known = make_bot(arguments.level, {}, Seat{}, 0, evaluation->get()); !known)
    return wrong_call(known.error());
  BotSession session(arguments.level, arguments.positions, steady_time, evaluation->get(),
                     arguments.no_reading ? Reads::No : Reads::Yes);
  for (int number = 1; !session.over(); ++number) {
    const auto line = read_line();
    if (!line) break;
    const auto answer = session.hear(*line);
    if (!answer) fmt::print("error line {}: {}\n", number, to_string(answer.error()));
    if (answer && !answer->empty()) fmt::print("{}\n", *answer);
    if (std::fflush(stdout) != 0) break;  // the caller reports it
  }
  return 0;
}

}  // namespace

void add_bot(CLI::App& app, Run& run) {
  const auto [command, arguments] =
      add_command(app, run, "bot", "plays for another program (docs/bot-protocol.md)", run_bot);
  command->add_option("level", arguments->level, joined_bot_names())->required();
  add_positions(*command, arguments->positions, "positions to judge per decision, whatever the other program says");
  command->add_flag("--no-reading", arguments->no_reading, "does not infer from what others do how they play");
  arguments->evaluation.add_to(*command);
}

}  // namespace rookie
