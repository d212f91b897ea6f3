#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace rookie {

// What one client may ask of the server. Whoever goes beyond it is cut off; nobody else notices.
struct Limits {
  std::uint32_t header_bytes = 8 * 1024;           // of a request
  std::chrono::milliseconds header_time{10'000};   // from the first byte of a request to the end of its header
  std::chrono::milliseconds idle_time{60'000};     // between two requests
  std::chrono::milliseconds answer_time{60'000};   // to take an answer
  std::chrono::milliseconds parting_time{2'000};   // to close the connection
  std::chrono::milliseconds stopping_time{3'000};  // for all of this, once the server stops
  std::size_t connections = 10'000;                // at once, of all clients
};

}  // namespace rookie
