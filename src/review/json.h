#pragma once

#include <cstddef>
#include <string_view>

#include "core/json.h"
#include "core/result.h"
#include "review/report.h"
#include "review/review.h"

namespace rookie {

// The JSON of a review, beyond that of notation/json.h, for the page (web/src/review/protocol.ts) and for
// `rookie review --json`. The page gets it from a separate module, build/wasm/review.wasm
// (src/wasm/review_exports.cpp), which it loads only for reviews.
//
// Chances, losses, errors, luck and probabilities are whole thousandths; luck may be negative. Decisions, steps and
// points of the curve are numbered from 0, their index in the array; `turn` counts from 1, as in RGN.

// The replay of a game:
//   {"record", "table" (as dealt), "piles": ["GX?…" × 9, lowest card first; `?` for a card that was never seen if
//    the record has no deck],
//    "steps": [{"event", "table" (the changes: TableChanges), "decision", "piles" (only if they have changed)}],
//    "decisions": [{"seat", "turn", "move", "step" (its first), "phase", "seen": [{"spot", "kind"}] (the
//    face-down tops that have been seen)}],
//    "over", "result": "52 34 22" or "*"}
[[nodiscard]] Json replay_to_json(const Review& review);

// The games of an RGN file, for a device to keep:
//   {"games": [{"rgn" (as the writer formats it, without the tags `Ended` and `Mine`, which a device adds on export),
//    "record" (with them), "points": [by seat], "winners": [seats] (empty if unfinished)}],
//    "error" (why the next game cannot be read; no game after it is read)}
[[nodiscard]] Json games_to_json(std::string_view rgn);

// {"move", "best", "chance" (of the deciding side, with the move), "loss" (against the best move), "error" (of the
// loss, in both directions)}
void write_json(Json& json, const Verdict& verdict);

// {"players": [{"seat", "memory", "certain", "again_in_vain", "finds", "steals", "securing", "luck", "result",
// "decisions"}],
//  "curve": [{"turn", "step" (the last of the turn; absent for the deal), "chances": [by seat]}],
//  "finds": [{"decision", "seat", "kind", "how": "memory"|"deduction"|"luck", "chance"}],
//  "moments": [{"type", "decision", "step", "turn", "weight" (how much the turn changed the seat's chance), and the
//   fields of its type}],
//  "verdicts": [{"decision", …}]}, only the decisions judged so far.
//
//   memory     {"score": 0 to 100 (absent without tests), "tests", "passed", "by_age": [{"from", "to", "tests",
//              "passed", "recall" (thousandths, corrected for guessing; absent without tests)}]}; the last group has
//              no "to"
//   certain    {"taken", "missed", "left"}: pairs that were certain from the cards seen; "left": not taken, perhaps on
//              purpose
//   finds      {"memory", "deduction", "luck", "expected_by_luck"}
//   steals     {"made", "cards_made", "suffered", "cards_suffered", "preventable", "rookies"}
//   securing   {"done", "missed_placing", "missed_pair"}
//   result     {"start", "own", "others", "end"}: start + luck + own + others = end, also when rounded
//   decisions  {"all", "judged", "loss" (sum), "error" (of the sum), "best" (judged ones with no loss beyond
//              their error)}
//
//   moment     by type: "rookie" (seat, cards), "steal" (seat, other, cards, preventable),
//              "secured" (seat, cards), "lucky_find" (seat, kind, chance), "missed_pair" (seat, kind), "missed_secure"
//              (seat), "blunder" (seat, loss; only judged decisions), "lead" (seat: who is ahead from here on),
//              "end" (winners: [seats]). In the order of the game.
//
// docs/review.md defines every figure.
void write_json(Json& json, const Report& report);

}  // namespace rookie
