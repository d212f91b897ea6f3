#include <fmt/core.h>

#include "app/command.h"
#include "app/records.h"
#include "fair/proof.h"

namespace rookie {
namespace {

void print_entropy(const Record& record, const fair::Contributions& contributions) {
  fmt::print("  Entropy: compare yours.\n");
  for (std::size_t seat = 0; seat < contributions.size(); ++seat) {
    fmt::print("    {}: {}\n", record.names[seat], contributions[seat] ? to_string(*contributions[seat]) : "none");
  }
}

void print_steps(const Record& record, const fair::Check& check) {
  const auto& [proof, dealt, derived] = check;
  fmt::print("  Commitment: {}\n", to_string(proof.commitment));
  if (check.commitment_kept()) {
    fmt::print("    Kept: secret, options, names and id of the game give it. Compare it with what you were shown.\n");
  } else {
    fmt::print("    NOT KEPT: secret, options, names and id of the game give {}.\n", to_string(derived.commitment));
  }
  print_entropy(record, proof.contributions);
  fmt::print("  Seed, of secret, commitment and entropy: {}\n", to_string(derived.seed));
  if (check.dealt_as_derived()) {
    fmt::print("  Deck: dealt as the seed says.\n");
  } else {
    fmt::print("  Deck: NOT DEALT as the seed says, which is {}.\n", to_string(derived.deck));
  }
}

// Checks the deal of a record and prints the result. Returns whether it is fair.
bool verify(int number, const Record& record) {
  const auto check = fair::check(record);
  if (!check) {
    fmt::print("game {}: the deal cannot be checked: {}\n", number, to_string(check.error()));
    return false;
  }
  const bool fair = check->commitment_kept() && check->dealt_as_derived();
  fmt::print("game {}: {}: the deal is {}\n", number, check->proof.game, fair ? "fair" : "NOT FAIR");
  print_steps(record, *check);
  return fair;
}

int run_verify(const std::string& file) {
  bool any = false;
  bool all_fair = true;
  const int exit_code = read_records(file, [&](int number, const Record& record) {
    any = true;
    all_fair = verify(number, record) && all_fair;
  });
  if (exit_code != 0) return exit_code;
  if (!any) return failed({.what = "there is no game in " + file});
  return all_fair ? 0 : exit_failed;
}

}  // namespace

void add_verify(CLI::App& app, Run& run) {
  const auto [command, file] =
      add_command(app, run, "verify", "checks that recorded games were dealt fairly (docs/fair-deal.md)", run_verify);
  command->add_option("file", *file, "games in RGN; - for the standard input")->required();
}

}  // namespace rookie
