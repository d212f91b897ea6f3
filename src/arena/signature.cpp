#include "arena/signature.h"

#include <array>
#include <bit>
#include <span>
#include <string>
#include <vector>

#include "arena/play_game.h"
#include "arena/playout.h"
#include "bots/outlook.h"
#include "bots/search/search.h"
#include "core/hash.h"

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
    for (const Seat seat : seats_of(options)) hash.add(static_cast<std::uint64_t>(game->points(seat)));
  }
}

void add(Hash& hash, float chance) { hash.add(std::bit_cast<std::uint32_t>(chance)); }

void add(Hash& hash, const Judgement& judgement) {
  hash.add(static_cast<std::uint64_t>(judgement.move.id()));
  add(hash, judgement.chance);
}

void add(Hash& hash, const Comparison& comparison) {
  add(hash, comparison.best);
  add(hash, comparison.other);
  add(hash, comparison.drift);
  hash.add(comparison.exact ? 1 : 0);
}

// Adds a game between bots of this name.
void add_game(Hash& hash, std::string_view bot, const Options& options, const Evaluation& evaluation) {
  const Shuffle shuffle = make_shuffle(options, 1, 0);
  const std::vector names(options.seats, std::string(bot));
  const auto bots = seat_bots({names.begin(), names.end()}, options, shuffle.bot_seeds, &evaluation);
  const Played played = play_game({.options = options, .names = names, .deck = shuffle.deck}, *bots, {.positions = 60},
                                  [](const Events&) {});
  for (const Move move : played.course.record().moves) hash.add(static_cast<std::uint64_t>(move.id()));
}

// Adds the judgements of the search and the outlook for every position of a game.
void add_judgements(Hash& hash, const Options& options, const Evaluation& evaluation) {
  constexpr Budget budget{.positions = 100};
  const auto search = make_search(evaluation);
  Random random(options.seats);
  visit_careful_game(options, random, [&](const Recall& recall) {
    add(hash, search->within(budget, recall));
    hash.add(static_cast<std::uint64_t>(search->judged()));
    add(hash, search->compare(recall.game().legal_moves()[0], budget, recall));
    for (const float chance : outlook(recall, evaluation)) add(hash, chance);
  });
}

std::uint64_t signature_of(std::span<const Rulings> tables) {
  Hash hash;
  for (const Variant variant : all_variants) {
    for (const Edition edition : {classic, pocket, Edition{.colours = 2, .copies = 4}}) {
      for (const Rulings rulings : tables) {
        for (std::uint8_t seats = 2; seats <= Seat::count; ++seats) {
          const Options options{
              .edition = edition, .variant = variant, .rulings = rulings, .seats = seats, .first = Seat::at(seats - 1)};
          if (validate(options)) add_games(hash, options);
        }
      }
    }
  }
  return hash.value();
}

}  // namespace

std::uint64_t functional_signature() { return signature_of(std::span(all_rulings).first(2)); }

std::uint64_t house_signature() { return signature_of(std::span(all_rulings).subspan(2)); }

std::uint64_t decision_signature(const Evaluation& evaluation) {
  constexpr std::array settings{
      Options{},
      Options{.edition = pocket, .rulings = {Ruling::It}, .seats = 3},
      Options{.variant = Variant::Team, .seats = 4},
      Options{.variant = Variant::Kids},
  };
  Hash hash;
  for (const Options& options : settings) {
    for (const std::string_view bot : bot_names()) add_game(hash, bot, options, evaluation);
    add_judgements(hash, options, evaluation);
  }
  return hash.value();
}

}  // namespace rookie
