// bench_store [FILE]: measures how many decisions per second a SQLite store makes durable, alone and grouped. FILE
// should be on the disk to measure. It must not exist, and is removed at the end.
#include "store/store.h"

#include <fmt/core.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <future>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace rookie {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::duration;

constexpr std::chrono::milliseconds run_time{1000};

void require(bool done, const std::string& what) {
  if (done) return;
  fmt::print(stderr, "bench_store: {}\n", what);
  std::exit(1);
}

void require_stored(const Stored<void>& answer) { require(answer.has_value(), answer ? "" : answer.error().what); }

// Returns the processor time of all threads so far.
duration<double> processor_time() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return duration<double>(static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

struct Run {
  double appends_a_second = 0;
  double processor_microseconds = 0;  // per append
};

// Measures one run of `work(deadline)`, which returns the number of its appends.
template <typename Work>
Run measure(Work& work) {
  const auto processor = processor_time();
  const auto start = Clock::now();
  const auto appends = static_cast<double>(work(start + run_time));
  const duration<double> time = Clock::now() - start;
  return {.appends_a_second = appends / time.count(),
          .processor_microseconds = 1e6 * (processor_time() - processor).count() / appends};
}

// Measures several runs and prints one line.
template <typename Work>
void measure(const std::string& name, Work work) {
  std::array<Run, 5> runs;
  for (Run& run : runs) run = measure(work);
  std::ranges::sort(runs, {}, &Run::appends_a_second);
  const Run& median = runs[runs.size() / 2];
  fmt::print("{:<34} {:>9.0f} {:>9.0f} {:>9.0f} {:>20.1f}\n", name, median.appends_a_second,
             runs.front().appends_a_second, runs.back().appends_a_second, median.processor_microseconds);
}

// The lower limit for the cost of a durable append on this disk: appends a line to a file and synchronises it.
std::int64_t append_lines(std::FILE* file, Clock::time_point deadline) {
  std::int64_t lines = 0;
  for (; Clock::now() < deadline; ++lines) {
    require(std::fputs("YY-\n", file) >= 0 && std::fflush(file) == 0 && fdatasync(fileno(file)) == 0, "cannot write");
  }
  return lines;
}

// Games played at the same time. Each makes its next decision as soon as the previous one is durable.
class Games {
 public:
  Games(Store& store, int count) : store_(store), sequences_(static_cast<std::size_t>(count)) {
    std::promise<void> begun;
    for (int game = 0; game < count; ++game) {
      const std::string name = id(game).text;
      store_.create_table({.id = {name}, .code = {name}, .state = {}}, std::numeric_limits<std::int64_t>::max(),
                          require_stored);
      store_.begin_game({.id = {name}, .table = {name}, .number = 1, .opening = ""}, Epoch(), [&, game](auto answer) {
        require_stored(answer);
        if (game + 1 == count) begun.set_value();
      });
    }
    begun.get_future().wait();
  }

  std::int64_t play(Clock::time_point deadline) {
    appends_ = 0;
    playing_ = std::ssize(sequences_);
    std::promise<void> ended;
    const std::function<void(int)> go_on = [&](int game) {
      store_.append(id(game), Epoch(), at(game), "YY-", [&, game](auto answer) {
        require_stored(answer);
        ++at(game);
        ++appends_;
        if (Clock::now() < deadline) {
          go_on(game);
        } else if (--playing_ == 0) {
          ended.set_value();
        }
      });
    };
    for (int game = 0; game < std::ssize(sequences_); ++game) go_on(game);
    ended.get_future().wait();
    return appends_;
  }

 private:
  [[nodiscard]] GameId id(int game) const {
    return {fmt::format("{:022}-{}", game, sequences_.size())};  // as long as a random id
  }
  [[nodiscard]] std::int64_t& at(int game) { return sequences_[static_cast<std::size_t>(game)]; }

  Store& store_;
  std::vector<std::int64_t> sequences_;  // of the next decision, by game
  std::atomic<std::int64_t> appends_ = 0;
  std::atomic<std::int64_t> playing_ = 0;
};

void run_bench(const std::string& file) {
  require(!std::filesystem::exists(file), file + " exists already");
  fmt::print("{:<34} {:>9} {:>9} {:>9} {:>20}\n", "durable appends a second", "median", "lowest", "highest",
             "processor, µs each");
  {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> plain(std::fopen(file.c_str(), "ab"), std::fclose);
    require(plain != nullptr, "cannot write " + file);
    measure("a line in a file, synchronised", [&](auto deadline) { return append_lines(plain.get(), deadline); });
  }
  std::filesystem::remove(file);
  {
    const auto store = open_store("sqlite:" + file, {});
    require(store.has_value(), store ? "" : to_string(store.error()));
    for (const int count : {1, 10, 100, 1000, 10'000}) {
      Games games(**store, count);
      measure(fmt::format("{} game{} at once", count, count == 1 ? "" : "s"),
              [&](auto deadline) { return games.play(deadline); });
    }
  }
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace rookie

int main(int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  rookie::run_bench(arguments.size() > 1 ? arguments[1] : "bench_store.db");
}
