#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/values.h"
#include "rules/cards.h"
#include "rules/ids.h"
#include "rules/rulings.h"

namespace rookie {

// R1.2, R1.5: an edition is two numbers.
struct Edition {
  std::uint8_t colours = 5;
  std::uint8_t copies = 18;  // cards of each kind

  friend constexpr bool operator==(Edition, Edition) = default;
};

inline constexpr Edition classic{.colours = 5, .copies = 18};
inline constexpr Edition pocket{.colours = 5, .copies = 12};

enum class Variant : std::uint8_t { Standard, Team, Kids };  // R1.3

inline constexpr auto all_variants = values_of<Variant>;

// What the players agree on before the deal. `validate` checks it against R1 and R2.
struct Options {
  Edition edition = classic;
  Variant variant = Variant::Standard;
  Rulings rulings;  // R1.6
  std::uint8_t seats = 2;
  Seat first;  // R2.3

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

[[nodiscard]] Result<void> validate(const Options& options);

// Returns the multiset of cards of the edition and variant (R1.2, R1.4, R1.5).
[[nodiscard]] Cards full_deck(const Options& options);

// R2.3: in turn order.
[[nodiscard]] constexpr auto seats_of(const Options& options) { return std::span(all_seats).first(options.seats); }

// R2.3, R2.4: the seat `steps` turns later, and the partner opposite (team only).
[[nodiscard]] constexpr Seat seat_after(const Options& options, Seat seat, int steps = 1) {
  return Seat::at((seat.index() + steps) % options.seats);
}
[[nodiscard]] constexpr Seat seat_before(const Options& options, Seat seat) {
  return seat_after(options, seat, options.seats - 1);
}
[[nodiscard]] constexpr Seat partner_of(const Options& options, Seat seat) {
  return seat_after(options, seat, options.seats / 2);
}
// R1.6: whether the game differs from one without house rulings.
[[nodiscard]] constexpr bool has_house_rules(const Options& options) {
  return options.variant != Variant::Kids && !options.rulings.empty();
}
// A side is one seat, or in team the two partners: the seats with index i and i + sides_of(options).
[[nodiscard]] constexpr int sides_of(const Options& options) {
  return options.variant == Variant::Team ? options.seats / 2 : options.seats;
}
[[nodiscard]] constexpr bool same_side(const Options& options, Seat one, Seat other) {
  return one.index() % sides_of(options) == other.index() % sides_of(options);
}

// "classic", "pocket" or colours x cards of each kind, as in RGN ("3x4"); "standard", "team", "kids".
inline constexpr Words<Variant> variant_words("standard", "team", "kids");

[[nodiscard]] std::string to_string(Edition edition);
constexpr std::string_view to_string(Variant variant) { return variant_words[variant]; }
[[nodiscard]] Result<Edition> parse_edition(std::string_view text);
[[nodiscard]] Result<Variant> parse_variant(std::string_view text);

}  // namespace rookie
