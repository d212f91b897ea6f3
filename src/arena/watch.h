#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "arena/play_game.h"
#include "arena/share_out.h"
#include "notation/record.h"

namespace rookie {

// What may be watched of many games, one after another or several at a time. Both are called on the thread that has the
// games played, and either may be empty. Records come in the order of the games, whatever the number of threads.
struct Watch {
  std::function<void(std::uint64_t done)> progress;  // of games or deals
  std::function<void(const Record& record)> record;
};

// Brings what threads play to a watch. For share_out.
class Watched {
 public:
  explicit Watched(const Watch& watch) : watch_(watch) {}

  // From any thread: the games with this number, which counts from 0.
  void add(std::uint64_t number, std::span<const Played> games) {
    if (!watch_.record) return;
    std::vector<Record> records;
    records.reserve(games.size());
    for (const Played& played : games) records.push_back(record_of(played));
    waiting_.add(number, std::move(records));
  }

  [[nodiscard]] std::function<void(std::uint64_t)> progress() {
    if (!watch_.record) return watch_.progress;
    return [this](std::uint64_t) {
      const std::uint64_t before = done_;
      for (auto records = waiting_.take(); records; records = waiting_.take(), ++done_) {
        for (const Record& record : *records) watch_.record(record);
      }
      if (watch_.progress && done_ != before) watch_.progress(done_);
    };
  }

 private:
  const Watch& watch_;
  InOrder<std::vector<Record>> waiting_;
  std::uint64_t done_ = 0;
};

}  // namespace rookie
