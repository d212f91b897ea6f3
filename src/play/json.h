#pragma once

#include <span>

#include "core/json.h"
#include "play/local_game.h"
#include "play/summary.h"

namespace rookie {

// The JSON of a game on one device, beyond that of notation/json.h.

// {"table", "players": [{"name", "bot": "parrot"}], "waiting_for": "person", "moves": [{"move": "YY-", "secures": 6,
// "rookie": true}], "can_undo", "learning"}. "bot" is present only for bots, "secures" and "rookie" only if the
// move secures; "waiting_for" can also be "bot" or "nobody". When a person places, "suggestion" is the suggested move.
// For learners, "seen" has the face-down tops that have been seen: [{"spot": 3, "kind": "R"}].
void write_json(Json& json, const LocalGame& game);

// {"move": "YY-", "secures": 6, "rookie": true}, as above.
void write_json(Json& json, const Choice& choice);

// [{"spot": 3, "kind": "R"}]
void write_json(Json& json, const SpotKinds& kinds);

// {"event", "table" (the changes since the table before: TableChanges)}
void add_step(JsonObject& object, const Table& before, const Step& step);

// [{"event", "table"}], as above.
struct StepChanges {
  const Table& before;
  std::span<const Step> steps;
};
void write_json(Json& json, const StepChanges& changes);

// {"move", "chance"}: the chance of winning, in per cent.
void write_json(Json& json, const Judgement& judgement);

// {"winners": [], "turns": [{"seat", "points": [], "unsecured": []}], "rookies": [{"turn", "seat", "cards"}]}, and if
// there was one, "biggest_secured" {"turn", "seat", "cards"}, "biggest_taken" {"turn", "seat", "cards", "other"}.
// Points and unsecured cards are by seat.
void write_json(Json& json, const Summary& summary);

}  // namespace rookie
