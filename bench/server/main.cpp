// bench_server: measures how many moves per second the server of the online table handles and at what cost, compared
// with a bare relay and other servers that play the same game (bench/peers).
#include <fmt/core.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/json.h"
#include "players.h"
#include "relay.h"
#include "require.h"
#include "server/server.h"
#include "subject.h"
#include "table.h"

namespace rookie::load {
namespace {

using Seconds = std::chrono::duration<double>;

struct Arguments {
  std::vector<std::string> servers{"rookie", "relay"};
  int tables = 500;
  int seats = 2;
  double pace = 0;
  double seconds = 5;
  int runs = 3;
  std::string store = "bench_server.db";
  bool json = false;
  std::string serve;
};

// --- our servers -----------------------------------------------------------------------------------------------------

void print_port(std::uint16_t port) {
  fmt::print("{}\n", port);
  std::fflush(stdout);
}

// All clients are on one computer, and none may be slowed down.
Limits no_limits() {
  constexpr double very_often = 1e12;
  constexpr std::size_t very_many = 1'000'000;
  return {.messages = {.burst = very_often, .per_second = very_often},
          .connections = very_many,
          .connections_per_address = very_many,
          .requests = {.burst = very_often, .per_second = very_often},
          .visits = {.burst = very_often, .per_second = very_often},
          .new_tables = {.burst = very_often, .per_second = very_often},
          .tables = very_many};
}

void serve_rookie(const std::string& file) {
  auto page = Page::of({{"/index.html", ""}});
  require(page.has_value(), "there is no page");
  auto server = Server::listen({.host = "127.0.0.1", .port = 0}, *std::move(page),
                               {.store = "sqlite:" + file, .public_url = "", .limits = no_limits(), .log = {}});
  require(server.has_value(), server ? "" : server.error().what);
  print_port(server->endpoint().port);
  server->run();
}

// The median size of the messages that `rookie` sends for a move.
constexpr std::size_t relayed_bytes = 640;

// --- the load --------------------------------------------------------------------------------------------------------

// The event loop of all clients.
class Loop {
 public:
  Loop() : events_(epoll_create1(EPOLL_CLOEXEC)) {}
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop() { close(events_); }

  void watch(Connection& connection) const {
    epoll_event event{.events = EPOLLIN, .data = {.ptr = &connection}};
    require(epoll_ctl(events_, EPOLL_CTL_ADD, connection.file(), &event) == 0, "cannot watch a connection");
  }

  void after(Clock::duration time, std::function<void()> call) {
    timers_.emplace(Clock::now() + time, std::move(call));
  }

  void run_until(const std::function<bool()>& condition) {
    while (!condition()) run_once();
  }
  void run_for(Seconds time) {
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
    run_until([end] { return Clock::now() >= end; });
  }

 private:
  void run_once() {
    std::array<epoll_event, 256> ready;
    // Does not sleep, so that no server pays for waking the load.
    const int count = epoll_wait(events_, ready.data(), static_cast<int>(ready.size()), 0);
    for (int index = 0; index < count; ++index) {
      static_cast<Connection*>(ready[static_cast<std::size_t>(index)].data.ptr)->read();
    }
    while (!timers_.empty() && timers_.begin()->first <= Clock::now()) {
      const auto call = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      call();
    }
  }

  int events_;
  std::multimap<Clock::time_point, std::function<void()>> timers_;
};

struct Run {
  double moves_a_second = 0;
  double processor = 0;  // µs of the server per move
  double median = 0;     // ms from sending a move until all players have it
  double late = 0;       // the same, 99th percentile
  double memory = 0;     // MB of the server at the end
  double per_table = 0;  // KB of the server, including connections, before the first move
  double bytes = 0;      // per message
};

double milliseconds(Clock::duration duration) { return std::chrono::duration<double, std::milli>(duration).count(); }

Run measure(const Subject& subject, const Arguments& arguments) {
  constexpr std::int64_t opening_at_once = 32;
  constexpr Seconds settling{0.5};
  constexpr Seconds warming_up{2};
  Process process(subject.command);
  Loop loop;
  Load load;
  load.port = process.port();
  load.make_player = subject.make_player;
  load.watch = [&](Connection& connection) { loop.watch(connection); };
  load.after = [&](auto time, auto call) { loop.after(time, std::move(call)); };
  if (arguments.pace > 0) {
    load.pace = std::chrono::duration_cast<Clock::duration>(Seconds(arguments.tables / arguments.pace));
  }

  loop.run_for(settling);
  const double empty = process.memory();
  std::vector<std::unique_ptr<Table>> tables;
  while (std::ssize(tables) < arguments.tables) {
    tables.push_back(std::make_unique<Table>(load, arguments.seats));
    loop.run_until([&] { return load.ready + opening_at_once > std::ssize(tables); });
  }
  loop.run_until([&] { return load.ready == arguments.tables; });
  loop.run_for(settling);
  const double seated = process.memory();

  load.playing = true;
  for (const auto& table : tables) table->begin();
  loop.run_for(warming_up);
  load.latencies.clear();
  load.bytes = load.messages = 0;
  const auto processor = process.processor_time();
  const auto start = Clock::now();
  loop.run_for(Seconds(arguments.seconds));
  const Seconds time = Clock::now() - start;
  const Seconds used = process.processor_time() - processor;

  auto& latencies = load.latencies;
  require(!latencies.empty(), "no move was made");
  std::ranges::sort(latencies);
  const auto moves = static_cast<double>(latencies.size());
  return {.moves_a_second = moves / time.count(),
          .processor = 1e6 * used.count() / moves,
          .median = milliseconds(latencies[latencies.size() / 2]),
          .late = milliseconds(latencies[latencies.size() * 99 / 100]),
          .memory = process.memory() / 1024,
          .per_table = (seated - empty) / arguments.tables,
          .bytes = static_cast<double>(load.bytes) / static_cast<double>(load.messages)};
}

// --- the report ------------------------------------------------------------------------------------------------------

struct Column {
  std::string_view name;
  std::string_view head;
  double Run::* value;
  int digits;
};
constexpr std::array<Column, 7> columns{{{"moves_per_second", "moves/s", &Run::moves_a_second, 0},
                                         {"cpu_us_per_move", "CPU µs/move", &Run::processor, 1},
                                         {"p50_ms", "p50 ms", &Run::median, 1},
                                         {"p99_ms", "p99 ms", &Run::late, 1},
                                         {"memory_mb", "memory MB", &Run::memory, 1},
                                         {"kb_per_table", "KB/table", &Run::per_table, 1},
                                         {"bytes_per_message", "bytes/message", &Run::bytes, 0}}};

struct Spread {
  double median = 0;
  double lowest = 0;
  double highest = 0;
};

Spread spread_of(const std::vector<Run>& runs, double Run::* value) {
  std::vector<double> values;
  values.reserve(runs.size());
  for (const Run& run : runs) values.push_back(run.*value);
  std::ranges::sort(values);
  return {.median = values[values.size() / 2], .lowest = values.front(), .highest = values.back()};
}

std::string title(const Arguments& arguments) {
  const std::string pace =
      arguments.pace == 0 ? "as fast as they go" : fmt::format("{:.0f} moves a second", arguments.pace);
  return fmt::format("{} tables of {}, {}, {} runs of {} s", arguments.tables, arguments.seats, pace, arguments.runs,
                     arguments.seconds);
}

using Runs = std::vector<std::pair<std::string, std::vector<Run>>>;  // by server

// Prints for each server the median, the lowest and highest, and the ratio to the first server's median.
void print_table(const Arguments& arguments, const Runs& all) {
  fmt::print("{}\n{:<16}", title(arguments), "");
  for (const Column& column : columns) fmt::print("{:>16}", column.head);
  fmt::print("\n");
  for (const auto& [name, runs] : all) {
    std::string medians = fmt::format("{:<16}", name);
    std::string ranges = fmt::format("{:<16}", "");
    std::string ratios = fmt::format("{:<16}", fmt::format("  / {}", all.front().first));
    for (const Column& column : columns) {
      const Spread spread = spread_of(runs, column.value);
      medians += fmt::format("{:>16.{}f}", spread.median, column.digits);
      ranges += fmt::format(
          "{:>16}", fmt::format("{:.{}f}–{:.{}f}", spread.lowest, column.digits, spread.highest, column.digits));
      ratios += fmt::format("{:>15.2f}×", spread.median / spread_of(all.front().second, column.value).median);
    }
    fmt::print("{}\n{}\n", medians, ranges);
    if (name != all.front().first) fmt::print("{}\n", ratios);
  }
  fmt::print("\n");
}

void print_json(const Arguments& arguments, const Runs& all) {
  for (const auto& [name, runs] : all) {
    std::string text = fmt::format(R"({{"server":"{}","tables":{},"seats":{},"pace":{},"seconds":{})", name,
                                   arguments.tables, arguments.seats, arguments.pace, arguments.seconds);
    for (const Column& column : columns) {
      text += fmt::format(R"(,"{}":[)", column.name);
      for (const Run& run : runs) text += fmt::format("{}{:.3f}", text.back() == '[' ? "" : ",", run.*column.value);
      text += ']';
    }
    fmt::print("{}}}\n", text);
  }
}

void allow_open_files(std::size_t connections) {
  constexpr std::size_t others = 64;
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  require(limit.rlim_max >= connections + others,
          fmt::format("{} connections need as many open files, but only {} are allowed (ulimit -Hn)", connections,
                      limit.rlim_max));
}

Subject subject_named(std::string_view name, const Arguments& arguments) {
  const auto found = std::ranges::find(subjects(), name, &Subject::name);
  require(found != subjects().end(), fmt::format("there is no server '{}'", name));
  Subject subject = *found;
  if (name == "rookie") subject.command.insert(subject.command.end(), {"--store", arguments.store});
  return subject;
}

void remove_store(const std::string& file) {
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(file + suffix);
}

// The servers take turns, so that other activity on this computer affects all of them.
void run_bench(const Arguments& arguments) {
  allow_open_files(static_cast<std::size_t>(arguments.tables) * static_cast<std::size_t>(arguments.seats));
  Runs all;
  for (const std::string& name : arguments.servers) all.emplace_back(name, std::vector<Run>());
  for (int run = 0; run < arguments.runs; ++run) {
    for (auto& [name, runs] : all) {
      remove_store(arguments.store);
      runs.push_back(measure(subject_named(name, arguments), arguments));
    }
  }
  remove_store(arguments.store);
  arguments.json ? print_json(arguments, all) : print_table(arguments, all);
}

int run(int argc, char** argv) {
  Arguments arguments;
  CLI::App app("Measures the server of the online table on two processors of this computer.");
  app.add_option("--servers", arguments.servers, "rookie, relay, colyseus, boardgame.io; compared with the first")
      ->delimiter(',');
  app.add_option("--tables", arguments.tables, "number of tables played at the same time");
  app.add_option("--seats", arguments.seats, "seats at each table, all taken by people");
  app.add_option("--pace", arguments.pace, "moves per second at all tables together; 0: as fast as possible");
  app.add_option("--seconds", arguments.seconds, "length of a run, after two seconds to warm up");
  app.add_option("--runs", arguments.runs, "runs of each server; the servers take turns");
  app.add_option("--store", arguments.store, "the file of the tables, on the disk to measure; removed at the end");
  app.add_flag("--json", arguments.json, "print a line of JSON for each server, with all runs");
  app.add_option("--serve", arguments.serve, "internal: run as this server")->group("");
  CLI11_PARSE(app, argc, argv);
  if (arguments.serve == "rookie") {
    allow_open_files(0);
    serve_rookie(arguments.store);
  } else if (arguments.serve == "relay") {
    allow_open_files(0);
    run_relay(relayed_bytes, print_port);
  } else {
    run_bench(arguments);
  }
  return 0;
}

}  // namespace
}  // namespace rookie::load

int main(int argc, char** argv) {
  try {
    return rookie::load::run(argc, argv);
  } catch (const std::exception& error) {
    rookie::load::require(false, error.what());
  }
}
