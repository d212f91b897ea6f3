#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/budget.h"
#include "bots/evaluation/evaluation.h"
#include "core/number.h"
#include "core/result.h"
#include "rules/options.h"

namespace rookie {

// Exit codes: 0 success, 1 the command found something wrong, 2 the command was called incorrectly.
inline constexpr int exit_failed = 1;
inline constexpr int exit_usage = 2;

// Each adds a sub-command, which when called sets `run` to the function that does the work and returns the exit code.
using Run = std::function<int()>;
// The words the program was called with.
using Call = std::span<const char* const>;
void add_play(CLI::App& app, Run& run);
void add_serve(CLI::App& app, Run& run, Call call);
void add_simulate(CLI::App& app, Run& run);
void add_match(CLI::App& app, Run& run);
void add_solve(CLI::App& app, Run& run);
void add_bot(CLI::App& app, Run& run);
void add_selfplay(CLI::App& app, Run& run);
void add_replay(CLI::App& app, Run& run);
void add_review(CLI::App& app, Run& run);
void add_verify(CLI::App& app, Run& run);
void add_status(CLI::App& app, Run& run);
void add_backup(CLI::App& app, Run& run);
void add_check(CLI::App& app, Run& run);
void add_bench(CLI::App& app, Run& run);
void add_document(CLI::App& app, Run& run);

// Adds --config, whose file may hold the options of sub-commands.
void add_config(CLI::App& app);

// Adds a sub-command that does `work(arguments)`. Returns the command, and its arguments for the options to write to.
template <typename Arguments>
std::pair<CLI::App*, Arguments*> add_command(CLI::App& app, Run& run, const std::string& name,
                                             const std::string& description, int (*work)(const Arguments&)) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(name, description);
  command->callback([=, &run] { run = [=] { return work(*arguments); }; });
  return {command, arguments.get()};
}

// Where the online tables are by default: a file in the user's data folder (XDG). Refused if there is no such folder.
[[nodiscard]] Result<std::string> default_store_file();
// Makes the files that are created from now on readable by their owner only: tables hold names, and cards.
void keep_files_private();

// The options of a game, as given on the command line.
struct GameArguments {
  std::string edition = "classic";
  std::string variant = "standard";
  std::string rulings = "de";
  std::optional<int> seats;
  int first = 1;

  void add_to(CLI::App& command);
  // Parses and validates the options. Without --seats there are `default_seats`, but no fewer than the variant needs.
  [[nodiscard]] Result<Options> options(std::size_t default_seats) const;
};

// The clock for Budget.
[[nodiscard]] std::chrono::nanoseconds steady_time();

// How much bots may think about a decision, as given on the command line: a number of positions, a time, or the default
// of Budget.
struct BudgetArguments {
  std::optional<int> positions;
  std::optional<int> milliseconds;

  void add_to(CLI::App& command);
  [[nodiscard]] Budget budget() const;
};
CLI::Option* add_positions(CLI::App& command, std::optional<int>& positions, const std::string& description);

// The evaluation, as given on the command line: a file of weights, or the one that is built in.
struct EvaluationArgument {
  std::string weights;

  void add_to(CLI::App& command);
  [[nodiscard]] Result<std::shared_ptr<const Evaluation>> evaluation() const;
};

// Adds --seed, an unsigned 64-bit number.
template <typename Seed>
void add_seed(CLI::App& command, Seed& seed, const std::string& description) {
  const auto is_seed = [](const std::string& text) -> std::string {
    const auto value = parse_number<std::uint64_t>(text);
    if (value && text == std::to_string(*value)) return "";
    return "a seed is a whole number from 0 to 18446744073709551615, not " + text;
  };
  command.add_option("--seed", seed, description)->check(is_seed);
}

// Adds --games and --threads.
void add_games(CLI::App& command, std::uint64_t& games, const std::string& description);
void add_threads(CLI::App& command, int& threads);

// Returns a function that draws a progress bar on the standard error; empty if that is not a terminal.
[[nodiscard]] std::function<void(std::uint64_t done)> progress_bar(std::uint64_t whole);

// Each prints "rookie: what (R1.3)" to the standard error and returns its exit code, exit_usage or exit_failed.
int wrong_call(const Error& error);
int failed(const Error& error);

}  // namespace rookie
