#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/random.h"
#include "core/result.h"
#include "rules/options.h"

namespace rookie {

inline constexpr int most_cards = 108;  // R1.2

// The dealt order (R2.1): card i goes on top of what lies on spot (i mod 9) + 1. A card may be blank: its kind is not
// known (yet), as in a record without a deck (N4) or in the head of an observer.
class Deck {
 public:
  [[nodiscard]] static Deck shuffled(const Options& options, Random& random);
  [[nodiscard]] static Deck blank(const Options& options);
  // One letter a card, all known; must be exactly the cards of edition and variant.
  [[nodiscard]] static Result<Deck> parse(std::string_view letters, const Options& options);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] std::optional<Kind> operator[](int card) const;
  void set(int card, Kind kind);
  // The known cards, counted.
  [[nodiscard]] Cards known() const;

  friend bool operator==(const Deck&, const Deck&) = default;

 private:
  std::array<std::optional<Kind>, most_cards> cards_{};
  std::uint8_t size_ = 0;
};

// One letter a card, `?` for a blank one.
[[nodiscard]] std::string to_string(const Deck& deck);

// Whether the deck is one of these options: the right number of cards, and no kind more often than R1 has it.
[[nodiscard]] Result<void> validate(const Deck& deck, const Options& options);

}  // namespace rookie
