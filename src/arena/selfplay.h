#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "rules/options.h"

namespace rookie {

struct SelfPlay {
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
};

// A position to learn from, as training/train.py reads it: the features of every seat (one byte each: kinds, then the
// rest), then 13 floats, lowest byte first: how the game ended for six seats, what a search of one card ahead judged of
// the position for six seats, and 1 for a team game.
struct Example {
  int seats = 0;
  std::string bytes;
};

// Games of all variants and numbers of seats between greedy players who now and then make any sensible move, so that
// odd positions occur too; about one decision in eight becomes an example. `progress` and `keep` are called on the
// calling thread, examples in the order of the games: the same for any number of threads.
void self_play(const SelfPlay& settings, const std::function<void(const Example&)>& keep,
               const std::function<void(std::uint64_t games_done)>& progress);

}  // namespace rookie
