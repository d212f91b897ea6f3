#include "rules/deck.h"

#include <string>

namespace rookie {

Deck Deck::shuffled(const Options& options, Random& random) {
  Deck deck;
  const Cards cards = full_deck(options);
  for (const Kind kind : all_kinds) {
    for (int copy = 0; copy < cards.of(kind); ++copy) deck.cards_[deck.size_++] = kind;
  }
  random.shuffle(std::span(deck.cards_).first(deck.size_));
  return deck;
}

Deck Deck::blank(const Options& options) {
  Deck deck;
  deck.size_ = static_cast<std::uint8_t>(full_deck(options).total());
  return deck;
}

Result<Deck> Deck::parse(std::string_view letters, const Options& options) {
  Deck deck;
  for (const char letter : letters) {
    const auto kind = kind_of(letter);
    if (!kind) return refuse("R1.1", "a deck is written with the letters G Y R B P X");
    if (deck.size_ == most_cards) return refuse("R1.2", "a deck has at most 108 cards");
    deck.cards_[deck.size_++] = kind;
  }
  if (auto valid = validate(deck, options); !valid) return std::unexpected(valid.error());
  return deck;
}

std::optional<Kind> Deck::operator[](int card) const { return cards_[static_cast<std::size_t>(card)]; }

void Deck::set(int card, Kind kind) { cards_[static_cast<std::size_t>(card)] = kind; }

Cards Deck::known() const {
  Cards cards;
  for (int card = 0; card < size_; ++card) {
    if (const auto kind = (*this)[card]) cards += Cards(*kind, 1);
  }
  return cards;
}

std::string to_string(const Deck& deck) {
  std::string letters;
  for (int card = 0; card < deck.size(); ++card) {
    const auto kind = deck[card];
    letters += kind ? letter(*kind) : '?';
  }
  return letters;
}

Result<void> validate(const Deck& deck, const Options& options) {
  const Cards full = full_deck(options);
  if (deck.size() != full.total()) {
    return refuse("R1.2",
                  "the deck has " + std::to_string(deck.size()) + " cards instead of " + std::to_string(full.total()));
  }
  const Cards known = deck.known();
  for (const Kind kind : all_kinds) {
    if (known.of(kind) <= full.of(kind)) continue;
    if (full.of(kind) == 0)
      return refuse(kind == Kind::X ? "R1.4" : "R1.5", std::string("this game has no ") + letter(kind));
    return refuse("R1.2", "the deck has " + std::to_string(known.of(kind)) + " " + letter(kind) + " instead of " +
                              std::to_string(full.of(kind)));
  }
  return {};
}

}  // namespace rookie
