#include "arena/bench.h"

#include <fmt/core.h>

#include <boost/json.hpp>
#include <memory>

#include "app/command.h"
#include "arena/signature.h"

namespace rookie {
namespace {

void print_text(std::uint64_t signature, const Bench& bench) {
  fmt::print("signature {:016x}\n\n", signature);
  fmt::print("random play on one core, millions of decisions a second\n");
  fmt::print("{:<30} {:>8} {:>8} {:>8} {:>15} {:>22}\n", "", "median", "lowest", "highest", "decisions/game",
             "cost in random numbers");
  for (const PlayoutSpeed& one : bench.playouts) {
    fmt::print("{:<30} {:>8.1f} {:>8.1f} {:>8.1f} {:>15.0f} {:>22.1f}\n", one.name, one.median, one.lowest, one.highest,
               one.decisions_per_game, bench.random_numbers / one.median);
  }
  fmt::print("\nbaseline of this run: {:.0f} million random numbers a second\n", bench.random_numbers);
}

void print_json(std::uint64_t signature, const Bench& bench) {
  boost::json::array playouts;
  for (const PlayoutSpeed& one : bench.playouts) {
    playouts.push_back({{"name", one.name},
                        {"median", one.median},
                        {"lowest", one.lowest},
                        {"highest", one.highest},
                        {"decisions_per_game", one.decisions_per_game}});
  }
  const boost::json::object result{{"signature", fmt::format("{:016x}", signature)},
                                   {"random_numbers", bench.random_numbers},
                                   {"playouts", playouts}};
  fmt::print("{}\n", boost::json::serialize(result));
}

}  // namespace

void add_bench(CLI::App& app, Run& run) {
  struct Arguments {
    bool json = false;
    bool signature_only = false;
  };
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("bench", "the functional signature, and the speed of random play");
  CLI::Option* json = command->add_flag("--json", arguments->json, "machine-readable; speeds in millions a second");
  command->add_flag("--signature", arguments->signature_only, "only the signature")->excludes(json);
  command->callback([arguments, &run] {
    run = [arguments] {
      const std::uint64_t signature = functional_signature();
      if (arguments->signature_only) {
        fmt::print("{:016x}\n", signature);
      } else if (arguments->json) {
        print_json(signature, run_bench());
      } else {
        print_text(signature, run_bench());
      }
      return 0;
    };
  });
}

}  // namespace rookie
