#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/budget.h"
#include "core/number.h"
#include "core/result.h"
#include "rules/options.h"

namespace rookie {

// Exit codes: 0 all is well, 1 the work showed something wrong, 2 the call was wrong.
inline constexpr int exit_failed = 1;
inline constexpr int exit_usage = 2;

// Each adds its sub-command. When it is called, `run` becomes what does the work and returns the exit code.
using Run = std::function<int()>;
void add_play(CLI::App& app, Run& run);
void add_serve(CLI::App& app, Run& run);
void add_simulate(CLI::App& app, Run& run);
void add_match(CLI::App& app, Run& run);
void add_bot(CLI::App& app, Run& run);
void add_selfplay(CLI::App& app, Run& run);
void add_replay(CLI::App& app, Run& run);
void add_review(CLI::App& app, Run& run);
void add_verify(CLI::App& app, Run& run);
void add_bench(CLI::App& app, Run& run);
void add_document(CLI::App& app, Run& run);

// The options of a game as given on the command line, each checked as it is read.
struct GameArguments {
  std::string edition = "classic";
  std::string variant = "standard";
  std::string ruling = "de";
  std::optional<int> seats;
  int first = 1;

  void add_to(CLI::App& command);
  // With so many seats if none are given, but no fewer than the variant needs.
  [[nodiscard]] Result<Options> options(std::size_t default_seats) const;
};

// A clock for those who have none of their own (Budget).
[[nodiscard]] std::chrono::nanoseconds steady_time();

// How much bots may think about a decision, as given on the command line: so many positions, or so much time, or as
// much as Budget says by itself.
struct BudgetArguments {
  std::optional<int> positions;
  std::optional<int> milliseconds;

  void add_to(CLI::App& command);
  [[nodiscard]] Budget budget() const;
};
CLI::Option* add_positions(CLI::App& command, std::optional<int>& positions, const std::string& description);

// A seed, 64 bits without a sign.
template <typename Seed>
void add_seed(CLI::App& command, Seed& seed, const std::string& description) {
  const auto is_seed = [](const std::string& text) -> std::string {
    const auto value = parse_number<std::uint64_t>(text);
    if (value && text == std::to_string(*value)) return "";
    return "a seed is a whole number from 0 to 18446744073709551615, not " + text;
  };
  command.add_option("--seed", seed, description)->check(is_seed);
}

// How many games, and on how many threads.
void add_games(CLI::App& command, std::uint64_t& games, const std::string& description);
void add_threads(CLI::App& command, int& threads);

// Draws a bar on the standard error when told how much is done; empty if that is no terminal.
[[nodiscard]] std::function<void(std::uint64_t done)> progress_bar(std::uint64_t whole);

// Each prints "rookie: what (R1.3)" to the standard error and returns its exit code.
int wrong_call(const Error& error);
int failed(const Error& error);

}  // namespace rookie
