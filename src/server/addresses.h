#pragma once

#include <string>
#include <vector>

#include "server/endpoint.h"

namespace rookie {

// Where the page of a server is found by people.
struct Addresses {
  std::string here;                 // on this computer
  std::vector<std::string> nearby;  // on others in the same network, the likeliest first; none if it listens only here
};

[[nodiscard]] Addresses addresses_of(const Endpoint& endpoint);

}  // namespace rookie
