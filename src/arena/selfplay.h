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
  int positions = 1;  // judged per decision; all look one new card ahead, whatever that costs
};

// Plays games of all variants and numbers of seats to make training examples. All players look ahead, but now and then
// one makes a random move, so that odd positions occur too. About one position in four becomes an example, as one of
// the players sees it (between two sides, the active one):
//
//   its features, one byte each: kinds, then the rest;
//   three floats, lowest byte first: the result of the game for the viewer's side, the luck of that side from here on
//   (luck_of), and what the next search on its turn said of its chance, less the luck until then (NaN if there was
//   none).
//
// Calls `keep` with every example in the order of the games, and `progress`, both on the calling thread. The examples
// do not depend on the number of threads.
void self_play(const SelfPlay& settings, const Evaluation& evaluation,
               const std::function<void(const std::string& example)>& keep,
               const std::function<void(std::uint64_t games_done)>& progress);

}  // namespace rookie
