#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "arena/play_game.h"
#include "notation/record.h"

namespace rookie {

// What may be watched of many games, one after another or several at a time. Both are called on the thread that has the
// games played, and either may be empty. Records come in the order of the games, whatever the number of threads.
struct Watch {
  std::function<void(std::uint64_t done)> progress;  // of games or deals
  std::function<void(const Record& record)> record;
};

// Brings what several threads play to a watch.
class Watched {
 public:
  explicit Watched(const Watch& watch) : watch_(watch) {}

  // From any thread: the games with this number, which counts from 0.
  void add(std::uint64_t number, std::span<const Played> games) {
    if (!watch_.record) return;
    std::vector<Record> records;
    for (const Played& played : games) records.push_back(record_of(played));
    const std::scoped_lock lock(mutex_);
    waiting_.emplace(number, std::move(records));
  }

  // For share_out: hands on all that is next.
  [[nodiscard]] std::function<void(std::uint64_t)> progress() {
    if (!watch_.record) return watch_.progress;
    return [this](std::uint64_t) {
      const std::uint64_t before = done_;
      while (const auto games = take()) {
        for (const Record& record : games.mapped()) watch_.record(record);
        ++done_;
      }
      if (watch_.progress && done_ != before) watch_.progress(done_);
    };
  }

 private:
  using Waiting = std::map<std::uint64_t, std::vector<Record>>;

  Waiting::node_type take() {
    const std::scoped_lock lock(mutex_);
    return waiting_.extract(done_);
  }

  const Watch& watch_;
  std::uint64_t done_ = 0;
  std::mutex mutex_;  // guards what follows
  Waiting waiting_;
};

}  // namespace rookie
