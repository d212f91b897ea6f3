#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "rules/options.h"

namespace rookie {

// Exit codes: 0 all is well, 1 the work showed something wrong, 2 the call was wrong.
inline constexpr int exit_failed = 1;
inline constexpr int exit_usage = 2;

// Each adds its sub-command. When it is called, `run` becomes what does the work and returns the exit code.
using Run = std::function<int()>;
void add_play(CLI::App& app, Run& run);
void add_simulate(CLI::App& app, Run& run);
void add_replay(CLI::App& app, Run& run);
void add_bench(CLI::App& app, Run& run);

// The options of a game as given on the command line, each checked as it is read.
struct GameArguments {
  std::string edition = "classic";
  std::string variant = "standard";
  std::string ruling = "de";
  std::optional<int> seats;
  int first = 1;

  void add_to(CLI::App& command);
  // With so many seats if none are given.
  [[nodiscard]] Result<Options> options(std::size_t default_seats) const;
};

// A seed, 64 bits without a sign.
template <typename Seed>
void add_seed(CLI::App& command, Seed& seed, const std::string& description) {
  const auto unsigned_only = [](const std::string& text) {
    return text.starts_with('-') ? "a seed has no sign, unlike " + text : "";
  };
  command.add_option("--seed", seed, description)->check(unsigned_only);
}

// Prints "rookie: what (R1.3)" to the standard error and returns exit_usage.
int wrong_call(const Error& error);

}  // namespace rookie
