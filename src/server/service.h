#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>

#include "server/admission.h"
#include "server/endpoint.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/page.h"

namespace rookie {

// What all connections share.
struct Service {
  Page page;
  Limits limits;
  std::string public_url;
  // Who passes requests of others on, and is believed whose they are. Nothing: anybody on this computer.
  std::optional<boost::asio::ip::address> proxy;
  Log log;
  Endpoint endpoint;  // where it listens
  Metrics metrics;
  Admission admission{limits};

  [[nodiscard]] bool is_proxy(const boost::asio::ip::address& address) const {
    return proxy ? address == *proxy : address.is_loopback();
  }
};

}  // namespace rookie
