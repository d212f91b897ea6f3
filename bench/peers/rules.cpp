// The rules for the other servers, as WebAssembly. A game is a value of some bytes that the server keeps and passes
// back for the next move: the thinnest possible layer over the engine.
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

// Returns where to write an input of `size` bytes; the others return the last output.
ROOKIE_EXPORT(input) char* input(std::uint32_t size) {
  text.resize(size);
  return text.data();
}
ROOKIE_EXPORT(output) const char* output() { return text.data(); }
ROOKIE_EXPORT(output_size) std::uint32_t output_size() { return static_cast<std::uint32_t>(text.size()); }

// The bytes of the game that `deal`, `play` and `over` work on.
ROOKIE_EXPORT(game_bytes) rookie::Game* game_bytes() { return &game; }
ROOKIE_EXPORT(game_size) std::uint32_t game_size() { return sizeof game; }

// Deals a standard game. The output is {"table", "moves"}.
ROOKIE_EXPORT(deal) void deal(std::uint32_t seed, std::uint32_t seats) {
  game = dealt(seed, static_cast<std::uint8_t>(seats));
  text = rookie::to_json([](rookie::JsonObject& object) {
           object.add("table", game.table()).add("moves", choices_of(game));
         }).text();
}

// Makes the move in the input for the seat with this number. Returns whether it is legal. If so, the output is
// {"steps", "moves"}, each step with the changes on the table.
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
