#pragma once

#include <string>
#include <string_view>

#include "core/random.h"
#include "play/local_game.h"
#include "rules/deck.h"

// Games on one device, with people who do anything that is legal.
namespace rookie {

// A record to open: bots as the tag has them ("- parrot"), one word a seat; for learners.
[[nodiscard]] Record new_record(const Options& options, std::string_view bots);
[[nodiscard]] LocalGame opened(const Record& record);
[[nodiscard]] LocalGame reopened(const LocalGame& game);

// Bots judge as little as they can, to save time. Gives all that the page would get: the steps and the new view, as
// JSON.
std::string play_one(LocalGame& game, Random& people);
// Until the game is over, or so many moves are made.
std::string play_on(LocalGame& game, Random& people, int most = 1'000'000);

}  // namespace rookie
