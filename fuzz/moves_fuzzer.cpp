// Plays any bytes as a game: options, the seed of the deck, then moves, legal or not. An illegal move changes nothing,
// exactly the moves in legal_moves are legal, no card is lost, and a game that is over stays over.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "check.h"
#include "core/random.h"
#include "rules/game.h"

namespace {

using namespace rookie;

class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> data) : data_(data) {}

  [[nodiscard]] bool empty() const { return data_.empty(); }
  // Returns 0 after the last byte.
  std::uint8_t next() {
    if (data_.empty()) return 0;
    const std::uint8_t byte = data_.front();
    data_ = data_.subspan(1);
    return byte;
  }

 private:
  std::span<const std::uint8_t> data_;
};

Options next_options(Bytes& bytes) {
  return {.edition = {.colours = bytes.next(), .copies = bytes.next()},
          .variant = static_cast<Variant>(bytes.next() % 3),
          .rulings = all_rulings[bytes.next() % all_rulings.size()],
          .seats = bytes.next(),
          .first = Seat::at(bytes.next() % Seat::count)};
}

// Reads a move from two bytes. The high bit chooses between any move and a legal one.
Move next_move(Bytes& bytes, const Moves& legal) {
  const unsigned high = bytes.next();
  const unsigned number = (256U * high) + bytes.next();
  const bool any = number >= 0x8000 || legal.empty();
  return any ? Move::at(static_cast<int>(number % Move::count)) : legal[number % legal.size()];
}

int cards_of(const Game& game) {
  const Table table = game.table();
  int cards = table.hand.total();
  for (const auto& spot : table.spots) cards += spot.height;
  for (int index = 0; index < table.options.seats; ++index) {
    const auto& seat = table.seats[static_cast<std::size_t>(index)];
    int in_tray = 0;
    for (const auto& pile : seat.tray) in_tray += pile.height;
    check(in_tray == game.unsecured(Seat::at(index)).total());
    cards += in_tray + seat.points;
  }
  return cards;
}

void make(Game& game, Move move, const Moves& legal) {
  const Game before = game;
  Events events;
  const bool made = game.apply(move, events).has_value();
  check(made == std::ranges::binary_search(legal, move));
  check(made ? !events.empty() && game != before : events.empty() && game == before);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(std::span(data, size));
  const Options options = next_options(bytes);
  if (!validate(options)) {
    check(!Game::deal(options, Deck{}));
    return 0;
  }
  Random random(bytes.next());
  Game game = *Game::deal(options, Deck::shuffled(options, random));
  const int cards = cards_of(game);
  check(cards == full_deck(options).total());
  while (!bytes.empty()) {
    const Moves legal = game.legal_moves();
    check(std::ranges::adjacent_find(legal, std::ranges::greater_equal()) == legal.end());
    check(game.over() == legal.empty());
    make(game, next_move(bytes, legal), legal);
    check(cards_of(game) == cards);
  }
  return 0;
}
