#pragma once

#include <map>
#include <span>
#include <string>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/table.h"

namespace rookie {

// How often each rare case has occurred, by name.
using Occurrences = std::map<std::string, int>;

// Counts rare cases in games, so that a test can require them.
class Recorder {
 public:
  explicit Recorder(Occurrences& occurrences) : occurrences_(&occurrences) {}

  void decision(const Table& table);
  void refused_barred_card();
  void happened(std::span<const Event> events, const Table& after);
  void end(const Game& game);

 private:
  void note(const std::string& what, bool occurred);
  void happened(const Event& event, const Table& after);

  Occurrences* occurrences_;
  SpotSet covered_;  // by R4.1 or R4.3, in this turn since the last pair
  int rookies_ = 0;  // in this turn
};

}  // namespace rookie
