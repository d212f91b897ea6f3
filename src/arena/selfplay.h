#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "bots/evaluation/evaluation.h"

namespace rookie {

struct SelfPlay {
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  int ahead = 60;      // percentage of games in which one side looks ahead
  int positions = 50;  // that this side judges per decision
};

// Plays games of all variants and numbers of seats to make training examples. In `ahead` per cent of them, one side
// looks ahead and the others play carefully (greedy_move); in the rest all play carefully. Half of the games begin with
// some random moves, so that odd positions occur too. After those, about one position in four becomes an example, as
// one of the players sees it:
//
//   its features, one byte each: kinds, then the rest;
//   two floats, lowest byte first: the result of the game for the viewer's side, and the luck of that side from here on
//   (luck_of).
//
// Calls `keep` with every example in the order of the games, and `progress`, both on the calling thread. The examples
// do not depend on the number of threads.
void self_play(const SelfPlay& settings, const Evaluation& evaluation,
               const std::function<void(const std::string& example)>& keep,
               const std::function<void(std::uint64_t games_done)>& progress);

}  // namespace rookie
