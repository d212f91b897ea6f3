#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "bots/recall.h"
#include "bots/search/search.h"
#include "rules/event.h"
#include "rules/ids.h"
#include "rules/move.h"
#include "rules/options.h"

namespace rookie {

// Reads the table: infers from a player's decisions how that player decides. It is a Bayesian mixture of the bots that
// exist: after each decision, each is as likely as before, times the chance that it would have decided so.
class Reading {
 public:
  // Reads the player on this seat.
  Reading(const Options& options, Seat seat, std::uint64_t seed);

  // Must be told all events. `before` is what a perfect memory knows before the event. The search says what a player
  // who looks ahead would do.
  void observe(const Event& event, const Recall& before, Search& search);

  // The chance that the player does not look ahead.
  [[nodiscard]] float greedy() const { return static_cast<float>(1 - ahead_); }

 private:
  // A level of play that does not look ahead, as several players: each may remember something else.
  struct Level {
    std::vector<std::unique_ptr<Bot>> players;
    double chance = 0;
  };

  void learn(Move move, const Recall& before, Search& search);

  Seat seat_;
  std::vector<Level> levels_;
  double ahead_ = 0.5;  // the chance that the player looks ahead
};

}  // namespace rookie
