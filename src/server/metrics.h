#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace rookie {

// A histogram of durations, as in Prometheus.
class Latency {
 public:
  // The upper bounds of the buckets. One more bucket counts the rest.
  static constexpr std::array bounds{
      std::chrono::microseconds(100),     std::chrono::microseconds(250),     std::chrono::microseconds(500),
      std::chrono::microseconds(1'000),   std::chrono::microseconds(2'500),   std::chrono::microseconds(5'000),
      std::chrono::microseconds(10'000),  std::chrono::microseconds(25'000),  std::chrono::microseconds(50'000),
      std::chrono::microseconds(100'000), std::chrono::microseconds(250'000), std::chrono::microseconds(1'000'000)};

  void observe(std::chrono::nanoseconds duration);

  [[nodiscard]] const std::array<std::uint64_t, bounds.size() + 1>& counts() const { return counts_; }
  [[nodiscard]] std::chrono::nanoseconds sum() const { return sum_; }

 private:
  std::array<std::uint64_t, bounds.size() + 1> counts_{};
  std::chrono::nanoseconds sum_{};
};

// The metrics of a server. Only the server's thread may use them.
struct Metrics {
  // Since it started.
  std::uint64_t tables_created = 0;
  std::uint64_t messages_received = 0;
  std::uint64_t messages_sent = 0;
  std::uint64_t clients_too_slow = 0;  // dropped
  std::uint64_t refused = 0;           // requests, because of a limit per address
  std::uint64_t store_failures = 0;    // failed requests
  std::uint64_t exceptions = 0;        // that were caught
  std::uint64_t tables_set_aside = 0;  // could not be read
  Latency move;                        // from receiving a move until it was durable and sent to all
  Latency store;                       // duration of transactions
  // At this moment.
  std::size_t tables = 0;
  std::size_t clients = 0;
  std::size_t store_waiting = 0;  // requests
  std::size_t unsent_bytes = 0;   // waiting to be sent to clients
  std::size_t bots_thinking = 0;
  bool store_works = true;  // whether the last transaction was committed
};

// Writes the metrics in the text format of Prometheus, 0.0.4.
[[nodiscard]] std::string to_prometheus(const Metrics& metrics);

}  // namespace rookie
