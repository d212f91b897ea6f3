// For tests and measurements, a module of its own, build/wasm/testing.wasm: nothing of it is in the page.
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
// With the weights loaded.
ROOKIE_EXPORT(decision_signature) std::uint64_t decision_signature() {
  return rookie::decision_signature(*rookie::wasm::evaluation());
}

// Plays standard two-seat games at random until `decisions` have been made; how many were. For measuring.
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

// The input is a record whose players are named like bots. The output is what `rookie simulate --record` records as
// game `number` of these bots and options, by this seed and with so many positions a decision. May refuse. For
// comparing decisions with those of the native programs.
ROOKIE_EXPORT(play_game) bool play_game(std::uint64_t seed, std::uint64_t number, std::int32_t positions) {
  return answer(played_record(seed, number, {.positions = positions}));
}

// The input is RGN. True: the output is the transcript of all its records. False: the output is the error, as a line.
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
