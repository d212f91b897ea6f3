#pragma once

#include <cstddef>
#include <string_view>

#include "core/json.h"
#include "core/result.h"
#include "review/report.h"
#include "review/review.h"

namespace rookie {

// The JSON of a review, beyond that of notation/json.h, for the page (web/src/review/protocol.ts) and for `rookie
// review
// --json`. The page gets it from a module of its own, build/wasm/review.wasm (src/wasm/review_exports.cpp), which is
// loaded when somebody looks back, so that whoever only plays does not load it.
//
// Chances, losses, errors, luck and probabilities are whole thousandths; luck may be negative. Decisions, steps and
// turns of the curve are numbered from 0 as they stand in their arrays; `turn` counts from 1, as in RGN.

// What there is to replay:
//   {"record", "table" (as dealt), "piles": ["GX?…" × 9, lowest card first; `?` for a card that nobody has seen and
//    no deck tells],
//    "steps": [{"event", "table" (what has changed: TableChanges), "decision", "piles" (where they have changed)}],
//    "decisions": [{"seat", "turn", "move", "step" (the first it caused), "phase", "seen": [{"spot", "kind"}] (the
//    face-down tops that were ever shown)}],
//    "over", "result": "52 34 22" or "*"}
[[nodiscard]] Json replay_to_json(const Review& review);

// What a device can keep of a file of RGN:
//   {"games": [{"rgn" (in the writer's form, without the tags `Ended` and `Mine`, which a device adds to what it hands
//    out), "record" (with them), "points": [by seat], "winners": [seats] (none while it is unfinished)}],
//    "error" (why the next one cannot be read; none after it is)}
[[nodiscard]] Json games_to_json(std::string_view rgn);

// {"move", "best", "chance" (with the move, for the side that decides), "loss" (against the best), "error" (of the
// loss, either way)}
void write_json(Json& json, const Verdict& verdict);

// {"players": [{"seat", "memory", "certain", "again_in_vain", "finds", "steals", "securing", "luck", "decisions"}],
//  "curve": [{"turn", "step" (the last of the turn; absent for the deal), "chances": [by seat]}],
//  "finds": [{"decision", "seat", "kind", "how": "memory"|"deduction"|"luck", "chance"}],
//  "moments": [{"type", "decision", "step", "turn", "weight" (by how much the turn has changed the chance of the
//   seat), and what the type has}],
//  "verdicts": [{"decision", …}]}, of those decisions that have been judged.
//
//   memory     {"score": 0 to 100 (absent without tests), "tests", "passed", "by_age": [{"from", "to", "tests",
//              "passed", "recall" (thousandths, less what guessing gives; absent without tests)}]}; "to" is absent for
//              the last
//   certain    {"taken", "missed", "left"}: pairs that were certain from what had been shown; "left" ones may have been
//              left on purpose
//   finds      {"memory", "deduction", "luck", "expected_by_luck"}
//   steals     {"made", "cards_made", "suffered", "cards_suffered", "preventable", "rookies"}
//   securing   {"done", "missed_placing", "missed_pair"}
//   decisions  {"all", "judged", "loss" (sum), "error" (of the sum), "best" (judged ones without a loss beyond its
//   error)}
//
//   moment     by type: "rookie" (seat, cards), "steal" (seat, other, cards, preventable),
//              "secured" (seat, cards), "lucky_find" (seat, kind, chance), "missed_pair" (seat, kind), "missed_secure"
//              (seat), "blunder" (seat, loss: only of what has been judged), "lead" (seat: who is ahead from here on),
//              "end" (winners: [seats]). In the order of the game.
//
// docs/review.md defines every figure.
void write_json(Json& json, const Report& report);

}  // namespace rookie
