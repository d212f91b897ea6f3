#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "core/values.h"
#include "server/process_use.h"
#include "store/store.h"

namespace rookie {

// A histogram of durations, as in Prometheus.
class Latency {
 public:
  // The upper bounds of the buckets. One more bucket counts the rest.
  static constexpr auto bounds = std::to_array<std::chrono::microseconds>(
      {std::chrono::microseconds(100), std::chrono::microseconds(250), std::chrono::microseconds(500),
       std::chrono::milliseconds(1), std::chrono::microseconds(2'500), std::chrono::milliseconds(5),
       std::chrono::milliseconds(10), std::chrono::milliseconds(25), std::chrono::milliseconds(50),
       std::chrono::milliseconds(100), std::chrono::milliseconds(250), std::chrono::milliseconds(500),
       std::chrono::seconds(1), std::chrono::milliseconds(2'500), std::chrono::seconds(5), std::chrono::seconds(10),
       std::chrono::seconds(30), std::chrono::seconds(60)});

  void observe(std::chrono::nanoseconds duration);

  [[nodiscard]] const std::array<std::uint64_t, bounds.size() + 1>& counts() const { return counts_; }
  [[nodiscard]] std::chrono::nanoseconds sum() const { return sum_; }

 private:
  std::array<std::uint64_t, bounds.size() + 1> counts_{};
  std::chrono::nanoseconds sum_{};
};

// Why the server refused something: which of the Limits it would have exceeded.
enum class Refused : std::uint8_t { AllConnections, AllTables, Connections, Requests, Visits, NewTables };

// The metrics of a server. Only the server's thread may use them.
struct Metrics {
  // Since it started.
  std::uint64_t tables_created = 0;
  std::uint64_t messages_received = 0;
  std::uint64_t messages_sent = 0;
  std::uint64_t clients_too_slow = 0;  // dropped
  std::uint64_t store_failures = 0;    // failed requests
  std::uint64_t exceptions = 0;        // that were caught
  std::uint64_t tables_set_aside = 0;  // could not be read
  PerValue<Refused, std::uint64_t> refused;
  std::map<unsigned, std::uint64_t> answers;  // over HTTP, by status
  Latency loop_lag;                           // how late the server's thread did what was due
  Latency move;                               // from receiving a move until it was durable and sent to all
  Latency store;                              // duration of transactions
  // At this moment.
  std::size_t tables = 0;
  std::size_t most_tables = 0;
  std::size_t clients = 0;
  std::size_t connections = 0;  // of people; some are clients
  std::size_t most_connections = 0;
  std::size_t store_waiting = 0;  // requests
  std::size_t unsent_bytes = 0;   // waiting to be sent to clients
  std::size_t bots_thinking = 0;
  StoreFiles store_files;
  bool store_works = true;  // whether the last transaction was committed
};

// Writes the metrics in the text format of Prometheus, 0.0.4.
[[nodiscard]] std::string to_prometheus(const Metrics& metrics, const ProcessUse& process);

}  // namespace rookie
