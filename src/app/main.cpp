#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <string>

#include "app/command.h"

namespace {

// Prints the text as one line on the standard error.
int complain(std::string what, int exit_code) {
  std::ranges::replace(what, '\n', ' ');
  fmt::print(stderr, "rookie: {}\n", what);
  return exit_code;
}

int run_rookie(int argc, char** argv) {
  CLI::App app("ROOKIE, a card game of memory and nerve");
  app.name("rookie");
  app.set_version_flag("--version", ROOKIE_VERSION);
  app.require_subcommand(0, 1);  // a missing one is reported below, after other errors
  rookie::add_config(app);
  rookie::Run run;
  rookie::add_play(app, run);
  rookie::add_serve(app, run, {argv, static_cast<std::size_t>(argc)});
  for (const auto add :
       {rookie::add_simulate, rookie::add_match, rookie::add_solve, rookie::add_bot, rookie::add_selfplay,
        rookie::add_replay, rookie::add_review, rookie::add_verify, rookie::add_status, rookie::add_backup,
        rookie::add_check, rookie::add_bench, rookie::add_document}) {
    add(app, run);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    return complain(error.what(), rookie::exit_usage);
  }
  if (!run) {
    return complain(
        "name a command: play, serve, simulate, match, solve, bot, selfplay, replay, review, verify, status, backup, "
        "check or bench; see rookie --help",
        rookie::exit_usage);
  }
  const int exit_code = run();
  if (std::fflush(stdout) != 0) return complain("the output could not be written", rookie::exit_failed);
  return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run_rookie(argc, argv);
  } catch (const std::exception& error) {  // out of memory and the like: print a sentence, never a stack trace
    return complain(error.what(), rookie::exit_failed);
  }
}
