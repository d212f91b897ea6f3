#include "server/endpoint.h"

#include <fmt/core.h>

#include <cstdint>

#include "core/number.h"

namespace rookie {

Result<Endpoint> parse_endpoint(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0) {
    return refuse("", fmt::format("'{}' is not of the form HOST:PORT, such as 0.0.0.0:8080", text));
  }
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const std::string_view digits = text.substr(colon + 1);
  const auto port = parse_number<std::uint16_t>(digits);
  if (!port) return refuse("", fmt::format("a port must be a number from 0 to 65535, not '{}'", digits));
  return Endpoint{.host = std::string(host), .port = *port};
}

std::string to_string(const Endpoint& endpoint) {
  const bool version_6 = endpoint.host.find(':') != std::string::npos;
  return version_6 ? fmt::format("[{}]:{}", endpoint.host, endpoint.port)
                   : fmt::format("{}:{}", endpoint.host, endpoint.port);
}

}  // namespace rookie
