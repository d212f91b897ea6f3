#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace rookie {

// Where a server listens: an address or a name of this computer, and a port (0: any free one).
struct Endpoint {
  std::string host;
  std::uint16_t port = 0;

  friend bool operator==(const Endpoint&, const Endpoint&) = default;
};

// "0.0.0.0:8080", "localhost:0", "[::1]:8080".
[[nodiscard]] Result<Endpoint> parse_endpoint(std::string_view text);
[[nodiscard]] std::string to_string(const Endpoint& endpoint);

}  // namespace rookie
