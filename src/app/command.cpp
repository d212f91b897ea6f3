#include "app/command.h"

#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <vector>

#include "bots/evaluation/trained.h"

namespace rookie {
namespace {

constexpr int most_threads = 256;
constexpr int most_positions = 1'000'000'000;
constexpr int longest_thought = 3'600'000;  // an hour, in milliseconds

int complain(const Error& error, int exit_code) {
  fmt::print(stderr, "rookie: {}\n", to_string(error));
  return exit_code;
}

void show_progress(std::uint64_t done, std::uint64_t whole) {
  constexpr int width = 40;
  const int filled = static_cast<int>(done * width / whole);
  fmt::print(stderr, "\r[{:<{}}] {}/{}{}", std::string(static_cast<std::size_t>(filled), '='), width, done, whole,
             done == whole ? "\n" : "");
}

}  // namespace

Result<std::string> default_store_file() {
  namespace fs = std::filesystem;
  const auto variable = [](const char* name) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing else runs yet
    return fs::path(value == nullptr ? "" : value);
  };
  fs::path folder = variable("XDG_DATA_HOME");
  if (!folder.is_absolute()) folder = variable("HOME") / ".local" / "share";
  if (!folder.is_absolute()) {
    return refuse("", "there is no folder for the tables; name a file with --store sqlite:FILE");
  }
  return (folder / "rookie" / "tables.db").native();
}

void add_config(CLI::App& app) {
  app.set_config("--config", "", "a file with options, below [serve] those of serve: listen = 127.0.0.1:8080");
}

void keep_files_private() {
  constexpr mode_t not_mine = 077;
  umask(not_mine);
}

void GameArguments::add_to(CLI::App& command) {
  command.add_option("--seats", seats, "2 to 6; the number of players if not given");
  command.add_option("--variant", variant, "standard, team or kids")->capture_default_str();
  command.add_option("--edition", edition, "classic, pocket, or colours x cards of each kind, such as 3x4")
      ->capture_default_str();
  command.add_option("--ruling", rulings, "house rulings (R1.6): some of it, again, either, forfeit; or de, none")
      ->capture_default_str();
  command.add_option("--first", first, "the seat that starts, from 1")->capture_default_str();
}

Result<Options> GameArguments::options(std::size_t default_seats) const {
  const auto the_edition = parse_edition(edition);
  if (!the_edition) return std::unexpected(the_edition.error());
  const auto the_variant = parse_variant(variant);
  if (!the_variant) return std::unexpected(the_variant.error());
  const auto the_rulings = parse_rulings(rulings);
  if (!the_rulings) return std::unexpected(the_rulings.error());
  const int fewest = *the_variant == Variant::Team ? 4 : 2;
  const int the_seats = seats.value_or(std::max(static_cast<int>(default_seats), fewest));
  if (the_seats < 2 || the_seats > Seat::count) {
    return refuse("R1.3", fmt::format("a game has 2 to 6 seats, not {}", the_seats));
  }
  const auto the_first = Seat::numbered(first);
  if (!the_first) return refuse("R2.3", fmt::format("there is no seat {}", first));
  const Options options{.edition = *the_edition,
                        .variant = *the_variant,
                        .rulings = *the_rulings,
                        .seats = static_cast<std::uint8_t>(the_seats),
                        .first = *the_first};
  if (auto valid = validate(options); !valid) return std::unexpected(valid.error());
  return options;
}

std::chrono::nanoseconds steady_time() { return std::chrono::steady_clock::now().time_since_epoch(); }

CLI::Option* add_positions(CLI::App& command, std::optional<int>& positions, const std::string& description) {
  return command.add_option("--nodes", positions, description)->check(CLI::Range(1, most_positions));
}

void EvaluationArgument::add_to(CLI::App& command) {
  command.add_option("--weights", weights, "a file of weights to judge positions by, instead of those built in")
      ->check(CLI::ExistingFile);
}

Result<std::shared_ptr<const Evaluation>> EvaluationArgument::evaluation() const {
  if (weights.empty()) return std::shared_ptr<const Evaluation>(&trained_evaluation(), [](const Evaluation*) {});
  std::ifstream stream(weights, std::ios::binary);
  const std::vector<std::uint8_t> bytes(std::istreambuf_iterator<char>(stream), {});
  if (!stream) return refuse("", "cannot read " + weights);
  return read_evaluation(bytes);
}

void BudgetArguments::add_to(CLI::App& command) {
  CLI::Option* nodes = add_positions(command, positions, "positions a bot may judge per decision: reproducible");
  command.add_option("--think", milliseconds, "milliseconds a bot may think per decision")
      ->check(CLI::Range(1, longest_thought))
      ->excludes(nodes);
}

Budget BudgetArguments::budget() const {
  if (milliseconds) {
    return {.positions = std::numeric_limits<int>::max(),
            .time = std::chrono::milliseconds(*milliseconds),
            .now = steady_time};
  }
  return {.positions = positions.value_or(Budget{}.positions)};
}

void add_games(CLI::App& command, std::uint64_t& games, const std::string& description) {
  command.add_option("--games", games, description)
      ->check(CLI::Range(1ULL, 1'000'000'000'000ULL))
      ->capture_default_str();
}

void add_threads(CLI::App& command, int& threads) {
  command.add_option("--threads", threads, "number of threads; does not change the result")
      ->check(CLI::Range(1, most_threads))
      ->capture_default_str();
}

std::function<void(std::uint64_t)> progress_bar(std::uint64_t whole) {
  using std::chrono::steady_clock;
  if (isatty(STDERR_FILENO) == 0) return {};
  return [whole, next = steady_clock::time_point::min()](std::uint64_t done) mutable {
    const auto now = steady_clock::now();
    if (now < next && done < whole) return;
    show_progress(done, whole);
    next = now + std::chrono::milliseconds(50);
  };
}

int wrong_call(const Error& error) { return complain(error, exit_usage); }
int failed(const Error& error) { return complain(error, exit_failed); }

}  // namespace rookie
