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

// The cards in the order in which they are dealt (R2.1): card i goes on top of the pile on spot (i mod 9) + 1. A card
// is blank while its kind is unknown, as in a record without a deck (N4) or to an observer.
class Deck {
 public:
  [[nodiscard]] static Deck shuffled(const Options& options, Random& random);
  [[nodiscard]] static Deck blank(const Options& options);
  // Reads one letter per card. They must be exactly the cards of the edition and variant.
  [[nodiscard]] static Result<Deck> parse(std::string_view letters, const Options& options);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] std::optional<Kind> operator[](int card) const;
  void set(int card, Kind kind);
  // The multiset of the known cards.
  [[nodiscard]] Cards known() const;

  friend bool operator==(const Deck&, const Deck&) = default;

 private:
  std::array<std::optional<Kind>, most_cards> cards_{};
  std::uint8_t size_ = 0;
};

// Writes one letter per card, `?` for a blank one.
[[nodiscard]] std::string to_string(const Deck& deck);

// Checks the deck against the options: the right number of cards, and no more cards of a kind than R1 allows.
[[nodiscard]] Result<void> validate(const Deck& deck, const Options& options);

}  // namespace rookie
