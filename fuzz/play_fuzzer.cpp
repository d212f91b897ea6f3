// Opens any bytes as a saved game. The record is refused with a reason, or opens as a game that stays the same when
// saved and opened again, also after a move.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "check.h"
#include "notation/rgn.h"
#include "play/json.h"
#include "play/local_game.h"

namespace {

using namespace rookie;

void check_saved(const LocalGame& game) {
  const auto records = parse_rgn(game.saved());
  check(records && records->size() == 1);
  const auto again = LocalGame::open(records->front(), nullptr);
  check(again && to_json(*again) == to_json(game) && again->saved() == game.saved());
}

void play_one(LocalGame& game) {
  const auto choices = game.choices();
  check(choices.empty() ? game.play_bot(0).has_value() : game.play(choices.back().move).has_value());
  const bool could_undo = game.can_undo();
  check_saved(game);
  check(game.undo().has_value() == could_undo);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span bytes(data, size);
  const std::string text(bytes.begin(), bytes.end());
  const auto records = parse_rgn(text);
  if (!records || records->empty()) return 0;
  auto game = LocalGame::open(records->front(), nullptr);
  if (!game) {
    check(!game.error().what.empty());
    return 0;
  }
  check_saved(*game);
  if (game->waiting_for() != WaitingFor::Nobody) play_one(*game);
  return 0;
}
