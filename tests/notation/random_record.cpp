#include "notation/random_record.h"

#include <array>
#include <string>

namespace rookie {
namespace {

Options random_options(Random& random) {
  Options options;
  switch (random.below(8)) {
    case 0: options.edition = classic; break;
    case 1: options.edition = pocket; break;
    default:
      options.edition = {.colours = static_cast<std::uint8_t>(1 + random.below(5)),
                         .copies = static_cast<std::uint8_t>(2 + 2 * random.below(3))};
  }
  options.variant = static_cast<Variant>(random.below(3));
  options.rulings = all_rulings[random.below(all_rulings.size())];
  options.seats =
      static_cast<std::uint8_t>(options.variant == Variant::Team ? 4 + 2 * random.below(2) : 2 + random.below(5));
  options.first = Seat::at(static_cast<int>(random.below(options.seats)));
  return options;
}

std::string random_text(Random& random) {
  constexpr std::array<std::string_view, 10> parts{"A", "b", " ", "\t", "\"", "\\", "ü", "🃏", "]", "{"};
  std::string text = "-";
  for (std::uint32_t left = random.below(6); left > 0; --left) text += parts[random.below(parts.size())];
  return text;
}

}  // namespace

Record random_record(Random& random) {
  Record record{.options = random_options(random)};
  for (int seat = 0; seat < record.options.seats; ++seat) record.names.push_back(random_text(random));
  record.deck = Deck::shuffled(record.options, random);
  if (random.below(2) == 0) record.other_tags = {{.name = "Date", .value = random_text(random)}, {.name = "Site"}};

  Game game = *Game::deal(record.options, record.deck);
  Events events;
  const std::uint32_t most = random.below(2) == 0 ? random.below(100) : 100'000;
  while (!game.over() && record.moves.size() < most) {
    const Moves legal = game.legal_moves();
    const Move move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    if (!game.apply(move, events)) break;
    record.moves.push_back(move);
  }
  return record;
}

}  // namespace rookie
