// The exports of build/wasm/rookie.wasm, the module for playing (wasm/text.h).
#include <cstdint>
#include <optional>
#include <utility>

#include "bots/search/search.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "play/json.h"
#include "play/local_game.h"
#include "wasm/text.h"

namespace {

using rookie::wasm::answer;
using rookie::wasm::refuse;

std::optional<rookie::LocalGame> local_game;

// Answers with what `ask` returns for the open game.
template <typename Ask>
bool answer_by_game(Ask ask) {
  return local_game ? answer(ask(*local_game)) : refuse({.what = "no game is open"});
}

// Answers with what happens by `act`: {"steps", "view"}.
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

}  // namespace

// The output is the possible numbers of seats, by variant.
ROOKIE_EXPORT(seat_counts) bool seat_counts() { return answer(rookie::seat_counts_to_json()); }

// --- the game opened last, on this device; play/json.h describes the JSON. All may refuse ---------------------------

// The input is a record with the tags of LocalGame, of a new game or one to continue. The output is the view.
ROOKIE_EXPORT(open_game) bool open_game() {
  auto opened = rookie::wasm::read_one().and_then(
      [](rookie::Record record) { return rookie::LocalGame::open(std::move(record), rookie::wasm::evaluation()); });
  if (!opened) return refuse(opened.error());
  local_game = *std::move(opened);
  return answer(rookie::to_json(*local_game));
}

// The input is a person's move, such as "3" or "YY-". The output is {"steps", "view"}.
ROOKIE_EXPORT(play) bool play() {
  const auto move = rookie::parse_move(rookie::wasm::input_text());
  if (!move) return refuse({.rule = "N5", .what = "this is not a decision"});
  return answer_happened([&](rookie::LocalGame& game) { return game.play(*move); });
}

// Makes a bot's move, for which it judges at most `positions` positions. The output is {"steps", "view"}.
ROOKIE_EXPORT(play_bot) bool play_bot(std::int32_t positions) {
  return answer_happened([&](rookie::LocalGame& game) { return game.play_bot(positions); });
}

// The output is the view.
ROOKIE_EXPORT(undo) bool undo() {
  return answer_by_game([](rookie::LocalGame& game) { return game.undo().transform([&] { return to_json(game); }); });
}

// The output is {"move", "chance"}.
ROOKIE_EXPORT(hint) bool hint(std::int32_t positions) {
  return answer_by_game([&](rookie::LocalGame& game) {
    return rookie::loaded(rookie::wasm::evaluation()).and_then([&](const rookie::Evaluation& evaluation) {
      return game.hint(*rookie::make_search(evaluation), positions).transform(as_json<rookie::Judgement>);
    });
  });
}

// The output is RGN with all cards, including those that nobody has seen. The page must not show it.
ROOKIE_EXPORT(saved) bool saved() {
  return answer_by_game([](rookie::LocalGame& game) { return game.saved(); });
}

// Both refuse until the game is over. The output is then the RGN of `saved`, or the summary.
ROOKIE_EXPORT(record) bool record() {
  return answer_by_game([](rookie::LocalGame& game) { return game.record(); });
}
ROOKIE_EXPORT(summary) bool summary() {
  return answer_by_game([](rookie::LocalGame& game) { return game.summary().transform(as_json<rookie::Summary>); });
}
