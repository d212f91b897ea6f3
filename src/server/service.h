#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "server/admission.h"
#include "server/endpoint.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/page.h"

namespace rookie {

// Where a connection came in: where people play, or where programs ask how the server is. There are no limits per
// address for those, and nothing else is served there.
enum class Door : std::uint8_t { People, Watchers };

// The state that all connections share.
struct Service {
  Page page;
  Limits limits;
  std::string public_url;
  // The proxy whose X-Forwarded-For is trusted. Nothing: any program on this computer.
  std::optional<boost::asio::ip::address> proxy;
  Log log;
  Endpoint endpoint;  // where it listens
  Metrics metrics;
  Admission admission{limits};

  void refuse(Refused why) { ++metrics.refused[why]; }
  [[nodiscard]] bool is_proxy(const boost::asio::ip::address& address) const {
    return proxy ? address == *proxy : address.is_loopback();
  }
};

}  // namespace rookie
