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

// Callbacks for watching many games, played on any number of threads. Both are called on the thread that started the
// games; either may be empty. Records come in the order of the games.
struct Watch {
  std::function<void(std::uint64_t done)> progress;  // the number of games or deals done
  std::function<void(const Record& record)> record;
};

// Passes games from several threads to a watch.
class Watched {
 public:
  explicit Watched(const Watch& watch) : watch_(watch) {}

  // Adds the games of this number, counted from 0. May be called on any thread.
  void add(std::uint64_t number, std::span<const Played> games) {
    if (!watch_.record) return;
    std::vector<Record> records;
    for (const Played& played : games) records.push_back(record_of(played));
    const std::scoped_lock lock(mutex_);
    waiting_.emplace(number, std::move(records));
  }

  // Returns the progress callback for share_out. It passes on all games that are next in order.
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
  std::mutex mutex_;  // guards waiting_
  Waiting waiting_;
};

}  // namespace rookie
