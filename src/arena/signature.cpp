#include "arena/signature.h"

#include "arena/playout.h"
#include "core/hash.h"
#include "rules/deck.h"

namespace rookie {
namespace {

constexpr int games_each = 20;

void add(Hash& hash, const Event& event) {
  const auto byte = [](auto value, unsigned position) { return static_cast<std::uint64_t>(value) << (8 * position); };
  hash.add(byte(event.type, 0) | byte(event.clause, 1) | byte(event.seat.index(), 2) | byte(event.other.index(), 3) |
           byte(event.kind, 4) | byte(event.from.index(), 5) | byte(event.to.index(), 6));
  hash.add(byte(event.spots.bits(), 0) | byte(event.placement.index(), 2));
  hash.add(event.cards.packed());
}

void add_games(Hash& hash, const Options& options) {
  Random random(options.seats);
  for (int number = 0; number < games_each; ++number) {
    auto game = Game::deal(options, Deck::shuffled(options, random));
    play_randomly(*game, random, [&](const Moves& legal, const Events& events) {
      for (const Move move : legal) hash.add(static_cast<std::uint64_t>(move.id()));
      for (const Event& event : events) add(hash, event);
    });
    for (int seat = 0; seat < options.seats; ++seat) {
      hash.add(static_cast<std::uint64_t>(game->points(Seat::at(seat))));
    }
  }
}

}  // namespace

std::uint64_t functional_signature() {
  Hash hash;
  for (const Variant variant : all_variants) {
    for (const Edition edition : {classic, pocket, Edition{.colours = 2, .copies = 4}}) {
      for (const Ruling ruling : all_rulings) {
        for (std::uint8_t seats = 2; seats <= Seat::count; ++seats) {
          const Options options{
              .edition = edition, .variant = variant, .ruling = ruling, .seats = seats, .first = Seat::at(seats - 1)};
          if (validate(options)) add_games(hash, options);
        }
      }
    }
  }
  return hash.value();
}

}  // namespace rookie
