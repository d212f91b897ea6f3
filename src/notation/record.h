#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "rules/deck.h"
#include "rules/game.h"
#include "rules/move.h"
#include "rules/options.h"

namespace rookie {

// The record of one game (docs/notation.md): options, deck and decisions. Everything else follows from replaying it.
struct Record {
  struct Tag {
    std::string name;
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
  };

  Options options;
  std::vector<std::string> names;  // one per seat
  Deck deck;                       // complete; without a Deck tag, blank where no decision has shown the card (N4)
  bool deck_tag = true;            // whether the record has a Deck tag
  std::vector<Tag> other_tags;     // N3
  std::vector<Move> moves;

  // Returns the value of one of the other tags, or null.
  [[nodiscard]] const std::string* other_tag(std::string_view tag) const {
    const auto found = std::ranges::find(other_tags, tag, &Tag::name);
    return found == other_tags.end() ? nullptr : &found->value;
  }

  friend bool operator==(const Record&, const Record&) = default;
};

// Replays a record from the deal. Calls `visit(before, move, events, after)` for each decision: the Game before it, the
// Move, the Events it caused, and the Game after it. Returns the game after the last decision, or why the record is
// invalid. Records that RgnReader returns are always valid.
template <typename Visit>
[[nodiscard]] Result<Game> replay(const Record& record, Visit visit) {
  Result<Game> game = Game::deal(record.options, record.deck);
  if (!game) return game;
  Events events;
  for (const Move move : record.moves) {
    const Game before = *game;
    if (const auto made = game->apply(move, events); !made) {
      return std::unexpected(to_error(made.error()));
    }
    visit(before, move, std::as_const(events), std::as_const(*game));
  }
  return game;
}

[[nodiscard]] inline Result<Game> replay(const Record& record) {
  return replay(record, [](const Game&, Move, const Events&, const Game&) {});
}

}  // namespace rookie
