// The rules for the other servers, as WebAssembly: a game is a value of some bytes that they keep, and give back for
// the next move. The least that can stand between them and the engine.
#include <cstdint>
#include <string>

#include "core/random.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "play/choice.h"
#include "play/course.h"
#include "play/json.h"
#include "rules/deck.h"
#include "rules/game.h"

#define ROOKIE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

std::string text;  // the last input, then the last output

rookie::Game dealt(std::uint64_t seed, std::uint8_t seats) {
  const rookie::Options options{.seats = seats};
  rookie::Random random(seed);
  return *rookie::Game::deal(options, rookie::Deck::shuffled(options, random));
}

rookie::Game game = dealt(0, 2);

}  // namespace

// Where to write a text of `size` bytes, and where the last output lies.
ROOKIE_EXPORT(input) char* input(std::uint32_t size) {
  text.resize(size);
  return text.data();
}
ROOKIE_EXPORT(output) const char* output() { return text.data(); }
ROOKIE_EXPORT(output_size) std::uint32_t output_size() { return static_cast<std::uint32_t>(text.size()); }

// Where the game lies that the others work on.
ROOKIE_EXPORT(game_bytes) rookie::Game* game_bytes() { return &game; }
ROOKIE_EXPORT(game_size) std::uint32_t game_size() { return sizeof game; }

// Deals standard cards. The output is {"table", "moves"}.
ROOKIE_EXPORT(deal) void deal(std::uint32_t seed, std::uint32_t seats) {
  game = dealt(seed, static_cast<std::uint8_t>(seats));
  text = rookie::to_json([](rookie::JsonObject& object) {
           object.add("table", game.table()).add("moves", choices_of(game));
         }).text();
}

// The input is a move of the seat with this number. Whether it may be made; if so the output is {"steps", "moves"},
// each step with what has changed on the table.
ROOKIE_EXPORT(play) bool play(std::int32_t seat) {
  const auto move = rookie::parse_move(text);
  if (!move || game.active().number() != seat) return false;
  const rookie::Table before = game.table();
  rookie::Events events;
  if (!game.apply(*move, events)) return false;
  const rookie::Steps steps = steps_of(before, events, game.table());
  text = rookie::to_json([&](rookie::JsonObject& object) {
           object.add("steps", rookie::StepChanges{before, steps}).add("moves", choices_of(game));
         }).text();
  return true;
}

ROOKIE_EXPORT(over) bool over() { return game.over(); }
