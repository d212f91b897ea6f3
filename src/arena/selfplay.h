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
  int ahead = 60;      // per cent of the games in which one side looks ahead
  int positions = 50;  // that it judges a decision
};

// Games of all variants and numbers of seats, most of them between one side that looks ahead and others that play
// carefully (greedy_move), the rest between careful players only. Half of them begin with whims, so that odd positions
// occur too; thereafter about one position in four becomes an example, seen by one of the players:
//
//   its features, one byte each: kinds, then the rest;
//   how the game ended for the viewer's side, and how lucky that side was from here on (luck_of): two floats, lowest
//   byte first.
//
// `keep` is called with every example, in the order of the games, and `progress`, both on the calling thread: the same
// examples for any number of threads.
void self_play(const SelfPlay& settings, const Evaluation& evaluation,
               const std::function<void(const std::string& example)>& keep,
               const std::function<void(std::uint64_t games_done)>& progress);

}  // namespace rookie
