#pragma once

#include "core/json.h"
#include "core/result.h"
#include "core/values.h"
#include "notation/record.h"
#include "rules/event.h"
#include "rules/move.h"
#include "rules/options.h"
#include "rules/table.h"

namespace rookie {

// Writes the game as JSON, for the browser, servers, tools and other languages. A kind is its letter ("R"), seats and
// spots are numbered from 1, a set of spots is an ascending array, cards are counted by kind ({"G": 3, "X": 1}), a
// clause is "R3.1", and a field that does not apply is absent.

void write_json(Json& json, Kind kind);
void write_json(Json& json, Seat seat);
void write_json(Json& json, Spot spot);
void write_json(Json& json, SpotSet spots);
void write_json(Json& json, Cards cards);
// "first_card", "second_card", "cover_or_seek", "seek", "place", "take" or "over".
void write_json(Json& json, Phase phase);

// As in N5, but without the kind of the card turned over: "3", "~", "YY-", "@YY-", "<".
void write_json(Json& json, Move move);

inline constexpr Words<Event::Type> event_words("turned", "paired", "placed", "secured", "rookie", "taken", "covered",
                                                "shifted", "turn_ended", "game_ended");

// {"type", "clause"} and the fields that rules/event.h names for the type: "seat", "other", "kind", "from", "to",
// "spots", "placement" ("YY-"), "cards". "secured" has "kind" only for R5.3, "game_ended" has "seat" only for R8.1.
void write_json(Json& json, const Event& event);

// {"what", "clause"}, or {"what"} if the error names no clause.
void write_json(Json& json, const Error& error);

// {"edition": "classic", "variant": "standard", "ruling": "de", "seats": 3, "first": 2}; house rulings as in RGN: "it
// again"
void write_json(Json& json, const Options& options);

// The possible numbers of seats, by variant (R1.3): {"standard": [2, 3, 4, 5, 6], "team": [4, 6], …}
[[nodiscard]] Json seat_counts_to_json();

// {"options", "turn", "phase", "active", "spots": [{"height", "open"}] × 9, "seats": [{"tray": [{"height", "top"}] × 3,
// "points"}], "turnable": [], "barred": []}, and when placing "hand", "owner", "partner_allowed".
void write_json(Json& json, const Table& table);
void write_json(Json& json, const Table::SpotView& spot);
void write_json(Json& json, const Table::PileView& pile);
void write_json(Json& json, const Table::SeatView& seat);

// Only the fields of a table that have changed. Merged into the JSON of `before` they give the JSON of `after`, except
// that the fields for placing stay until they are written again.
struct TableChanges {
  const Table& before;
  const Table& after;
};
void write_json(Json& json, const TableChanges& changes);

// {"options", "names": [], "deck": "GX?…" (`?` for a blank card), "deck_tag", "tags": {name: value},
// "moves": []}
void write_json(Json& json, const Record& record);

}  // namespace rookie
