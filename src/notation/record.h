#pragma once

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

// One game as docs/notation.md records it: options, deal and decisions. Everything else is a fold over it (replay).
struct Record {
  struct Tag {
    std::string name;
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
  };

  Options options;
  std::vector<std::string> names;  // one a seat
  Deck deck;                       // complete, or without the Deck tag blank where no decision has shown a card (N4)
  bool deck_tag = true;            // whether the record states its deck
  std::vector<Tag> other_tags;     // N3
  std::vector<Move> moves;

  friend bool operator==(const Record&, const Record&) = default;
};

// Plays a record from the deal, calling `visit(before, move, events, after)` for every decision: the Game before it,
// the Move, the Events it caused, and the Game after it. Gives the game as it stands in the end, or says why the record
// is none; those that RgnReader gives always are.
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
