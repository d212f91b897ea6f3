#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "online/allowance.h"
#include "online/message.h"

namespace rookie {

using Clock = std::chrono::steady_clock;

// Limits on what clients may ask of the server. A client that exceeds one is disconnected, refused or slowed down;
// others do not notice.
struct Limits {
  std::uint32_t header_bytes = 8 * 1024;          // of a request
  std::size_t body_bytes = most_message_bytes;    // of a request
  std::chrono::milliseconds header_time{10'000};  // from the first byte of a request to its end
  std::chrono::milliseconds idle_time{60'000};    // between requests
  std::chrono::milliseconds answer_time{60'000};  // to receive an answer
  // How often a WebSocket is checked. If it was silent since the last check it is pinged; if it is still silent at the
  // next, it is closed.
  std::chrono::milliseconds silence{20'000};
  std::chrono::milliseconds greeting_time{10'000};  // from opening a WebSocket to its first message
  std::chrono::milliseconds parting_time{2'000};    // to close the connection
  // To finish all of this when the server stops: the next server begins after it, so people wait for it.
  std::chrono::milliseconds stopping_time{400};
  std::size_t unsent_bytes = 256 * std::size_t{1024};  // waiting to be sent to a WebSocket
  // Waiting to be sent to all WebSockets. If there is more, each may have only a sixteenth of the above.
  std::size_t all_unsent_bytes = 64 * std::size_t{1024} * 1024;
  Allowance messages{.burst = 60, .per_second = 20};     // of a WebSocket; more are read later
  std::size_t connections = 10'000;                      // at once, of all clients
  std::size_t connections_per_address = 100;             // at once
  Allowance requests{.burst = 3000, .per_second = 300};  // of an address, over HTTP; more are answered later
  Allowance visits{.burst = 120, .per_second = 1};       // of an address: WebSockets opened, codes tried
  Allowance new_tables{.burst = 60, .per_second = 0.1};  // of an address
  std::size_t tables = 50'000;                           // of all clients
};

// Returns limits that allow this many connections per address, and visits and new tables in proportion: a whole school
// may share one address.
[[nodiscard]] inline Limits limits_per_address(std::size_t connections) {
  Limits limits;
  const double factor = static_cast<double>(connections) / static_cast<double>(limits.connections_per_address);
  limits.connections_per_address = connections;
  limits.requests = limits.requests * factor;
  limits.visits = limits.visits * factor;
  limits.new_tables = limits.new_tables * factor;
  return limits;
}

}  // namespace rookie
