#include "rules/options.h"

#include <optional>
#include <string>

#include "core/number.h"

namespace rookie {
namespace {

// Reads a number up to 255 as it is printed: no sign, no leading zero.
std::optional<std::uint8_t> parse_count(std::string_view text) {
  const auto count = parse_number<std::uint8_t>(text);
  return count && text == std::to_string(*count) ? count : std::nullopt;
}

Result<void> validate(Edition edition) {
  if (edition.colours < 1 || edition.colours > colour_count) {
    return refuse("R1.5", "an edition has 1 to 5 colours, not " + std::to_string(edition.colours));
  }
  if (edition.copies < 2 || edition.copies > 18 || edition.copies % 2 != 0) {
    return refuse("R1.5", "an edition has an even number from 2 to 18 of cards of each kind, not " +
                              std::to_string(edition.copies));
  }
  return {};
}

}  // namespace

Result<void> validate(const Options& options) {
  if (auto valid = validate(options.edition); !valid) return valid;
  if (options.seats < 2 || options.seats > Seat::count) {
    return refuse("R1.3", "a game has 2 to 6 seats, not " + std::to_string(options.seats));
  }
  if (options.variant == Variant::Team && options.seats != 4 && options.seats != 6) {
    return refuse("R1.3", "team is played with 4 or 6 seats, not " + std::to_string(options.seats));
  }
  if (options.first.index() >= options.seats) {
    return refuse("R2.3", "seat " + std::to_string(options.first.number()) + " cannot start: there are only " +
                              std::to_string(options.seats) + " seats");
  }
  return {};
}

Cards full_deck(const Options& options) {
  Cards cards;
  for (int colour = 0; colour < options.edition.colours; ++colour) {
    cards += Cards(static_cast<Kind>(colour), options.edition.copies);
  }
  if (options.variant != Variant::Kids) cards += Cards(Kind::X, options.edition.copies);
  return cards;
}

std::string to_string(Edition edition) {
  if (edition == classic) return "classic";
  if (edition == pocket) return "pocket";
  return std::to_string(edition.colours) + "x" + std::to_string(edition.copies);
}

Result<Edition> parse_edition(std::string_view text) {
  if (text == "classic") return classic;
  if (text == "pocket") return pocket;
  const std::size_t times = text.find('x');
  if (times != std::string_view::npos) {
    const auto colours = parse_count(text.substr(0, times));
    const auto copies = parse_count(text.substr(times + 1));
    if (colours && copies) {
      const Edition edition{.colours = *colours, .copies = *copies};
      if (auto valid = validate(edition); !valid) return std::unexpected(valid.error());
      return edition;
    }
  }
  return refuse("R1.5", "unknown edition '" + std::string(text) +
                            "': classic, pocket, or colours x cards of each kind, such as 3x4");
}

Result<Variant> parse_variant(std::string_view text) {
  if (const auto variant = find(variant_words, text)) return *variant;
  return refuse("R1.3", "unknown variant '" + std::string(text) + "': standard, team or kids");
}

}  // namespace rookie
