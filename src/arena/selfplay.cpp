#include "arena/selfplay.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>
#include <vector>

#include "arena/share_out.h"
#include "bots/candidates.h"
#include "bots/evaluation.h"
#include "bots/features.h"
#include "bots/greedy.h"
#include "bots/recall.h"
#include "bots/search.h"
#include "core/random.h"
#include "rules/deck.h"

namespace rookie {
namespace {

constexpr std::uint32_t decisions_an_example = 8;
constexpr std::uint64_t games_a_round = 64;  // by each thread: examples wait in memory until a round is over

std::uint8_t between(Random& random, std::uint32_t least, std::uint32_t most) {
  return static_cast<std::uint8_t>(least + random.below(most - least + 1));
}

// Mostly what people play most: two and four seats of the classic edition.
Options draw_options(Random& random) {
  Options options;
  const std::uint32_t draw = random.below(100);
  if (draw < 54) {
    options.seats = draw < 40 ? 2 : 4;
  } else if (draw < 62) {
    options.seats = between(random, 3, 6);
  } else if (draw < 76) {
    options.variant = Variant::Team;
    options.seats = random.below(5) == 0 ? 6 : 4;
  } else if (draw < 92) {
    options.variant = Variant::Kids;
    options.seats = random.below(4) == 0 ? between(random, 3, 6) : std::uint8_t{2};
  } else {
    options.edition = pocket;
    options.variant = random.below(3) == 0 ? Variant::Kids : Variant::Standard;
    options.seats = random.below(2) == 0 ? 2 : 4;
  }
  if (random.below(12) == 0) options.ruling = Ruling::Italian;
  options.first = Seat::at(static_cast<int>(random.below(options.seats)));
  return options;
}

void append(std::string& bytes, float number) {
  const auto bits = std::bit_cast<std::uint32_t>(number);
  for (unsigned byte = 0; byte < 4; ++byte) bytes.push_back(static_cast<char>(bits >> (8 * byte)));
}

void append(std::string& bytes, const Chances& chances) {
  for (const float chance : chances) append(bytes, chance);
}

void append(std::string& bytes, const Features& features) {
  const auto add = [&](std::int8_t value) { bytes.push_back(static_cast<char>(value)); };
  for (const auto& kind : features.kinds) {
    for (const std::int8_t value : kind) add(value);
  }
  for (const std::int8_t value : features.rest) add(value);
}

// A position that was met, before it is known how the game ends.
struct Sighting {
  std::string features;
  Chances judged;
};

Sighting look_at(const Recall& recall) {
  Sighting sighting{.judged = Search(Evaluation::trained()).to_depth(1, recall).chances};
  for (int seat = 0; seat < recall.game().options().seats; ++seat) {
    append(sighting.features, features_of(recall, Seat::at(seat)));
  }
  return sighting;
}

Move draw_move(const Recall& recall, std::uint32_t moves_a_whim, Random& random) {
  if (random.below(moves_a_whim) != 0) return greedy_move(recall);
  const Moves moves = candidates(recall);
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

std::vector<Example> play_one(std::uint64_t seed, std::uint64_t number) {
  Random random(seed, number);
  const Options options = draw_options(random);
  const std::uint32_t moves_a_whim = random.below(3) == 0 ? 6 : 40;
  Game game = *Game::deal(options, Deck::shuffled(options, random));
  Recall recall(options);
  std::vector<Sighting> sightings;
  while (!game.over()) {
    const bool turning = game.phase() <= Phase::Seek;
    if (turning && random.below(decisions_an_example) == 0) sightings.push_back(look_at(recall));
    Events events;
    static_cast<void>(game.apply(draw_move(recall, moves_a_whim, random), events));
    for (const Event& event : events) recall.observe(event);
  }
  std::vector<Example> examples;
  examples.reserve(sightings.size());
  for (Sighting& sighting : sightings) {
    Example example{.seats = options.seats, .bytes = std::move(sighting.features)};
    append(example.bytes, result_of(game));
    append(example.bytes, sighting.judged);
    append(example.bytes, options.variant == Variant::Team ? 1.0F : 0.0F);
    examples.push_back(std::move(example));
  }
  return examples;
}

}  // namespace

void self_play(const SelfPlay& settings, const std::function<void(const Example&)>& keep,
               const std::function<void(std::uint64_t games_done)>& progress) {
  using Share = std::map<std::uint64_t, std::vector<Example>>;  // by number of the game
  for (std::uint64_t first = 0; first < settings.games;) {
    const std::uint64_t end =
        std::min(settings.games, first + games_a_round * static_cast<std::uint64_t>(settings.threads));
    Share all;
    for (Share& share : share_out<Share>(first, end, settings.threads, [&](Share& share, std::uint64_t number) {
           share.emplace(number, play_one(settings.seed, number));
         })) {
      all.merge(share);
    }
    for (const auto& [number, examples] : all) {
      for (const Example& example : examples) keep(example);
    }
    first = end;
    if (progress) progress(first);
  }
}

}  // namespace rookie
