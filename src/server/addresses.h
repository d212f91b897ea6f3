#pragma once

#include <string>
#include <vector>

#include "server/endpoint.h"

namespace rookie {

// The URLs under which people find the page of a server.
struct Addresses {
  std::string here;                 // on this computer
  std::vector<std::string> nearby;  // in the same network, the likeliest first; empty if the server only listens here
  std::string number;               // the first of those without anything around it
};

[[nodiscard]] Addresses addresses_of(const Endpoint& endpoint);

}  // namespace rookie
