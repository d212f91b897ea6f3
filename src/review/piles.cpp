#include "review/piles.h"

#include "core/lookup.h"

namespace rookie {
namespace {

void move_top(Piles& piles, Spot from, Spot to) {
  const char card = at(piles, from).back();
  at(piles, from).pop_back();
  at(piles, to).push_back(card);
}

}  // namespace

Piles piles_of(const Deck& deck) {
  Piles piles;
  const std::string letters = to_string(deck);
  for (std::size_t card = 0; card < letters.size(); ++card) piles[card % piles.size()].push_back(letters[card]);
  return piles;
}

void advance(Piles& piles, const Event& event) {
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Shifted: move_top(piles, event.from, event.to); break;
    case Event::Type::Paired:
      at(piles, event.from).pop_back();
      at(piles, event.to).pop_back();
      break;
    default: break;
  }
}

}  // namespace rookie
