#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "online/message.h"
#include "server/allowance.h"

namespace rookie {

// What one client may ask of the server. Whoever goes beyond it is cut off, refused or slowed down; nobody else
// notices.
struct Limits {
  std::uint32_t header_bytes = 8 * 1024;          // of a request
  std::size_t body_bytes = most_message_bytes;    // of a request
  std::chrono::milliseconds header_time{10'000};  // from the first byte of a request to its end
  std::chrono::milliseconds idle_time{60'000};    // between two requests
  std::chrono::milliseconds answer_time{60'000};  // to take an answer
  // Of a WebSocket, from a look at it to the next: silent in between, it is asked, and if it still is, closed.
  std::chrono::milliseconds silence{20'000};
  std::chrono::milliseconds parting_time{2'000};         // to close the connection
  std::chrono::milliseconds stopping_time{3'000};        // for all of this, once the server stops
  std::size_t unsent_bytes = 256 * std::size_t{1024};    // that wait for a WebSocket
  Allowance messages{.burst = 60, .per_second = 20};     // of a WebSocket; further ones are read later
  std::size_t connections = 10'000;                      // at once, of all clients
  std::size_t connections_per_address = 100;             // at once
  Allowance visits{.burst = 120, .per_second = 1};       // of an address: WebSockets opened, codes tried
  Allowance new_tables{.burst = 60, .per_second = 0.1};  // of an address
  std::size_t tables = 50'000;                           // of all clients
};

// For addresses that may have so many connections at once, and visits and new tables in proportion: a school has one
// address for all.
[[nodiscard]] inline Limits limits_per_address(std::size_t connections) {
  Limits limits;
  const double factor = static_cast<double>(connections) / static_cast<double>(limits.connections_per_address);
  limits.connections_per_address = connections;
  limits.visits = limits.visits * factor;
  limits.new_tables = limits.new_tables * factor;
  return limits;
}

}  // namespace rookie
