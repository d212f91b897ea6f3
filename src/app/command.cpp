#include "app/command.h"

#include <fmt/core.h>

#include <cstdio>

namespace rookie {

void GameArguments::add_to(CLI::App& command) {
  command.add_option("--seats", seats, "2 to 6; as many as there are players, if not given");
  command.add_option("--variant", variant, "standard, team or kids")->capture_default_str();
  command.add_option("--edition", edition, "classic, pocket, or colours x cards of each kind, such as 3x4")
      ->capture_default_str();
  command.add_option("--ruling", ruling, "de (also the French reading) or it (R4.3)")->capture_default_str();
  command.add_option("--first", first, "the seat that starts, from 1")->capture_default_str();
}

Result<Options> GameArguments::options(std::size_t default_seats) const {
  const auto the_edition = parse_edition(edition);
  if (!the_edition) return std::unexpected(the_edition.error());
  const auto the_variant = parse_variant(variant);
  if (!the_variant) return std::unexpected(the_variant.error());
  const auto the_ruling = parse_ruling(ruling);
  if (!the_ruling) return std::unexpected(the_ruling.error());
  const int the_seats = seats.value_or(static_cast<int>(default_seats));
  if (the_seats < 2 || the_seats > Seat::count) {
    return refuse("R1.3", fmt::format("a game has 2 to 6 seats, not {}", the_seats));
  }
  const auto the_first = Seat::numbered(first);
  if (!the_first) return refuse("R2.3", fmt::format("there is no seat {}", first));
  const Options options{.edition = *the_edition,
                        .variant = *the_variant,
                        .ruling = *the_ruling,
                        .seats = static_cast<std::uint8_t>(the_seats),
                        .first = *the_first};
  if (auto valid = validate(options); !valid) return std::unexpected(valid.error());
  return options;
}

int wrong_call(const Error& error) {
  fmt::print(stderr, "rookie: {}\n", to_string(error));
  return exit_usage;
}

}  // namespace rookie
