#include "arena/bench.h"

#include <fmt/core.h>

#include "app/command.h"
#include "arena/signature.h"
#include "bots/evaluation/trained.h"
#include "core/json.h"

namespace rookie {
namespace {

struct BenchArguments {
  bool json = false;
  bool signature_only = false;
};

void print_table(std::string_view title, const std::vector<Speed>& speeds, double baseline) {
  fmt::print("\n{}\n", title);
  fmt::print("{:<30} {:>8} {:>8} {:>8} {:>22}\n", "", "median", "lowest", "highest", "cost in random numbers");
  for (const Speed& one : speeds) {
    fmt::print("{:<30} {:>8.3g} {:>8.3g} {:>8.3g} {:>22.1f}\n", one.name, one.median, one.lowest, one.highest,
               baseline / one.median);
  }
}

struct Signatures {
  std::uint64_t rules = functional_signature();
  std::uint64_t house = house_signature();
  std::uint64_t decisions = decision_signature(trained_evaluation());
};

void print_text(const Signatures& signatures, const Bench& bench) {
  fmt::print("signature {:016x}\nhouse     {:016x}\ndecisions {:016x}\n", signatures.rules, signatures.house,
             signatures.decisions);
  print_table("random play, millions of decisions a second", bench.playouts, bench.random_numbers);
  print_table("careful play, millions of decisions a second", bench.greedy, bench.random_numbers);
  print_table("search, millions of positions judged a second", bench.searches, bench.random_numbers);
  fmt::print("\nall on one core; baseline of this run: {:.0f} million random numbers a second\n", bench.random_numbers);
}

void add_speed(JsonObject& object, const Speed& one) {
  object.add("name", one.name).add("median", one.median).add("lowest", one.lowest).add("highest", one.highest);
}

void print_json(const Signatures& signatures, const Bench& bench) {
  const Json json = to_json([&](JsonObject& result) {
    result.add("signature", fmt::format("{:016x}", signatures.rules))
        .add("house", fmt::format("{:016x}", signatures.house))
        .add("decisions", fmt::format("{:016x}", signatures.decisions))
        .add("random_numbers", bench.random_numbers)
        .add("playouts", objects_of(bench.playouts, add_speed))
        .add("greedy", objects_of(bench.greedy, add_speed))
        .add("searches", objects_of(bench.searches, add_speed));
  });
  fmt::print("{}\n", json.text());
}

int run_bench_command(const BenchArguments& arguments) {
  const Signatures signatures;
  if (arguments.signature_only) {
    fmt::print("{:016x}\n{:016x}\n{:016x}\n", signatures.rules, signatures.house, signatures.decisions);
  } else if (arguments.json) {
    print_json(signatures, run_bench(trained_evaluation(), steady_time));
  } else {
    print_text(signatures, run_bench(trained_evaluation(), steady_time));
  }
  return 0;
}

}  // namespace

void add_bench(CLI::App& app, Run& run) {
  const auto [command, arguments] = add_command(
      app, run, "bench",
      "prints the signatures of the rules and of the bots' decisions, and the speed of the engine and the search",
      run_bench_command);
  CLI::Option* json = command->add_flag("--json", arguments->json, "machine-readable; speeds in millions per second");
  command->add_flag("--signature", arguments->signature_only, "only the signatures")->excludes(json);
}

}  // namespace rookie
