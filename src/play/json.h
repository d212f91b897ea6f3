#pragma once

#include <span>

#include "core/json.h"
#include "play/local_game.h"
#include "play/summary.h"

namespace rookie {

// The JSON of a game on one device, beyond that of notation/json.h.

// {"table", "players": [{"name", "bot": "parrot"}], "waiting_for": "person", "moves": [{"move": "YY-", "secures": 6,
// "rookie": true}], "can_undo", "learning"}. "bot" only for bots, "secures" and "rookie" only where something is
// secured; "waiting_for" is also "bot" or "nobody". When a person places, "suggestion" is the move to offer; for
// learners "seen" are the face-down tops that were ever seen: [{"spot": 3, "kind": "R"}].
void write_json(Json& json, const LocalGame& game);

// {"move": "YY-", "secures": 6, "rookie": true}, as above.
void write_json(Json& json, const Choice& choice);

// [{"spot": 3, "kind": "R"}]
void write_json(Json& json, const SpotKinds& kinds);

// {"event", "table" (what has changed since the table before it: TableChanges)}
void add_step(JsonObject& object, const Table& before, const Step& step);

// [{"event", "table"}], as above.
struct StepChanges {
  const Table& before;
  std::span<const Step> steps;
};
void write_json(Json& json, const StepChanges& changes);

// {"move", "chance"}: the chance to win, in per cent.
void write_json(Json& json, const Judgement& judgement);

// {"winners": [], "turns": [{"seat", "points": [], "unsecured": []}], "rookies": [{"turn", "seat", "cards"}]}, and if
// there was one "biggest_secured" {"turn", "seat", "cards"}, "biggest_taken" {"turn", "seat", "cards", "other"}. Points
// and unsecured cards are by seat.
void write_json(Json& json, const Summary& summary);

}  // namespace rookie
