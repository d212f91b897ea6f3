// The thin C interface of the browser build (wasm/text.h).
#include <cstdint>
#include <optional>
#include <string>

#include "arena/play_game.h"
#include "arena/playout.h"
#include "arena/signature.h"
#include "bots/evaluation.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "notation/transcript.h"
#include "play/json.h"
#include "play/local_game.h"
#include "rules/deck.h"
#include "wasm/text.h"

namespace {

using rookie::wasm::answer;
using rookie::wasm::refuse;

std::optional<rookie::LocalGame> local_game;

// What `ask` makes of the game that is open.
template <typename Ask>
bool answer_by_game(Ask ask) {
  return local_game ? answer(ask(*local_game)) : refuse({.what = "no game is open"});
}

// What happens by `act`: {"steps", "view"}.
template <typename Act>
bool answer_happened(Act act) {
  return answer_by_game([&](rookie::LocalGame& game) {
    const rookie::Table before = game.table();
    return act(game).transform([&](const rookie::Steps& steps) {
      return rookie::to_json([&](rookie::JsonObject& object) {
        object.add("steps", rookie::StepChanges{before, steps}).add("view", game);
      });
    });
  });
}

rookie::Json as_json(const auto& value) { return rookie::to_json(value); }

rookie::Result<std::string> played_record(std::uint64_t seed, std::uint64_t number, const rookie::Budget& budget) {
  const auto record = rookie::wasm::read_one();
  if (!record) return std::unexpected(record.error());
  const auto& [options, names, deck, deck_tag, tags, moves] = *record;
  const rookie::Shuffle shuffle = rookie::make_shuffle(options, seed, number);
  const auto bots = rookie::seat_bots({names.begin(), names.end()}, options, shuffle.bot_seeds);
  if (!bots) return std::unexpected(bots.error());
  return rookie::play_game({.options = options, .names = names, .deck = shuffle.deck}, *bots, budget,
                           [](const rookie::Events&) {})
      .course.rgn();
}

}  // namespace

// The output is how many may play, by variant.
ROOKIE_EXPORT(seat_counts) bool seat_counts() { return answer(rookie::seat_counts_to_json()); }

// --- one game on this device, as play/json.h describes it: the one opened last. All may refuse ---------------------

// The input is a record with the tags of LocalGame, to begin or to go on. The output is the view.
ROOKIE_EXPORT(open_game) bool open_game() {
  auto opened = rookie::wasm::read_one().and_then(rookie::LocalGame::open);
  if (!opened) return refuse(opened.error());
  local_game = *std::move(opened);
  return answer(rookie::to_json(*local_game));
}

// The input is a person's move, such as "3" or "YY-". The output is {"steps", "view"}.
ROOKIE_EXPORT(play) bool play() {
  const auto move = rookie::parse_move(rookie::wasm::input_text());
  if (!move) return refuse({.rule = "N5", .what = "no decision is written like this"});
  return answer_happened([&](rookie::LocalGame& game) { return game.play(*move); });
}

// A bot's move, for which it judges so many positions at most. The output is {"steps", "view"}.
ROOKIE_EXPORT(play_bot) bool play_bot(std::int32_t positions) {
  return answer_happened([&](rookie::LocalGame& game) { return game.play_bot(positions); });
}

// The output is the view.
ROOKIE_EXPORT(undo) bool undo() {
  return answer_by_game([](rookie::LocalGame& game) { return game.undo().transform([&] { return to_json(game); }); });
}

// The output is {"move", "chance"}.
ROOKIE_EXPORT(hint) bool hint(std::int32_t positions) {
  return answer_by_game(
      [&](rookie::LocalGame& game) { return game.hint(positions).transform(as_json<rookie::Judgement>); });
}

// The output is RGN with all cards, also those that nobody has seen: not for the page.
ROOKIE_EXPORT(saved) bool saved() {
  return answer_by_game([](rookie::LocalGame& game) { return game.saved(); });
}

// The output is the same when the game is over; and how it went.
ROOKIE_EXPORT(record) bool record() {
  return answer_by_game([](rookie::LocalGame& game) { return game.record(); });
}
ROOKIE_EXPORT(summary) bool summary() {
  return answer_by_game([](rookie::LocalGame& game) { return game.summary().transform(as_json<rookie::Summary>); });
}

// --- for tests and measurements -------------------------------------------------------------------------------------

ROOKIE_EXPORT(signature) std::uint64_t signature() { return rookie::functional_signature(); }

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
