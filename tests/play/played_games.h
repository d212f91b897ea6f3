#pragma once

#include <string>
#include <string_view>

#include "core/random.h"
#include "play/local_game.h"
#include "rules/deck.h"

// Games on one device, with people who make random legal moves.
namespace rookie {

// Returns a record to open, with the aids for learners. `bots` is as in the tag ("- parrot"), one word per seat.
[[nodiscard]] Record new_record(const Options& options, std::string_view bots);
[[nodiscard]] LocalGame opened(const Record& record);
[[nodiscard]] LocalGame reopened(const LocalGame& game);

// Makes one move. Bots search as little as possible, to save time. Returns what the page would receive as JSON: the
// steps and the new view.
std::string play_one(LocalGame& game, Random& people);
// Plays until the game is over or `most` moves have been made.
std::string play_on(LocalGame& game, Random& people, int most = 1'000'000);

}  // namespace rookie
