// The exports of build/wasm/testing.wasm, the module for tests and measurements. It is not part of the page.
#include <cstdint>
#include <string>

#include "arena/play_game.h"
#include "arena/playout.h"
#include "arena/signature.h"
#include "notation/rgn.h"
#include "notation/transcript.h"
#include "rules/deck.h"
#include "wasm/text.h"

namespace {

using rookie::wasm::answer;

rookie::Result<std::string> played_record(std::uint64_t seed, std::uint64_t number, const rookie::Budget& budget) {
  const auto record = rookie::wasm::read_one();
  if (!record) return std::unexpected(record.error());
  const auto& [options, names, deck, deck_tag, tags, moves] = *record;
  const rookie::Shuffle shuffle = rookie::make_shuffle(options, seed, number);
  const auto bots =
      rookie::seat_bots({names.begin(), names.end()}, options, shuffle.bot_seeds, rookie::wasm::evaluation());
  if (!bots) return std::unexpected(bots.error());
  return rookie::play_game({.options = options, .names = names, .deck = shuffle.deck}, *bots, budget,
                           [](const rookie::Events&) {})
      .course.rgn();
}

}  // namespace

ROOKIE_EXPORT(signature) std::uint64_t signature() { return rookie::functional_signature(); }
ROOKIE_EXPORT(house_signature) std::uint64_t house_signature() { return rookie::house_signature(); }
// Needs the weights.
ROOKIE_EXPORT(decision_signature) std::uint64_t decision_signature() {
  return rookie::decision_signature(*rookie::wasm::evaluation());
}

// Plays standard two-seat games at random until at least `decisions` decisions have been made, and returns their
// number. For measurements.
ROOKIE_EXPORT(play_randomly) std::uint32_t play_randomly(std::uint32_t decisions) {
  const rookie::Options options;
  rookie::Random random(1);
  std::uint32_t made = 0;
  while (made < decisions) {
    auto game = rookie::Game::deal(options, rookie::Deck::shuffled(options, random));
    made += static_cast<std::uint32_t>(
        rookie::play_randomly(*game, random, [](const rookie::Moves&, const rookie::Events&) {}));
  }
  return made;
}

// The input is a record whose players have the names of bots. The output is game `number` as `rookie simulate --record`
// writes it for these bots, options, seed and positions per decision. May refuse. For comparing decisions with those of
// the native programs.
ROOKIE_EXPORT(play_game) bool play_game(std::uint64_t seed, std::uint64_t number, std::int32_t positions) {
  return answer(played_record(seed, number, {.positions = positions}));
}

// The input is RGN. Returns true if the output is the transcript of all its records, false if it is an error message.
ROOKIE_EXPORT(transcript) bool transcript() {
  const auto records = rookie::parse_rgn(rookie::wasm::input_text());
  if (!records) {
    answer(to_string(records.error(), "input"));
    return false;
  }
  std::string transcripts;
  for (const rookie::Record& record : *records) transcripts += rookie::transcript(record);
  return answer(std::move(transcripts));
}
