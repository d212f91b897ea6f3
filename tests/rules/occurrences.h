#pragma once

#include <map>
#include <span>
#include <string>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/table.h"

namespace rookie {

// How often each rare case occurred, by its name.
using Occurrences = std::map<std::string, int>;

// Watches games and notes the cases that are rare, so that a test can insist on them.
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
  int rookies_ = 0;  // in this turn
};

}  // namespace rookie
