#include "server/addresses.h"

#include <fmt/core.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <boost/asio/ip/address.hpp>
#include <cstring>
#include <memory>

namespace rookie {
namespace {

using boost::asio::ip::address;

std::string url(const std::string& host, std::uint16_t port) {
  return "http://" + to_string(Endpoint{host, port}) + "/";
}

// Returns the IPv4 addresses of this computer in the network: hardware interfaces come before virtual ones.
std::vector<std::string> own_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> all(first, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* one = all.get(); one != nullptr; one = one->ifa_next) {
    constexpr unsigned in_use = IFF_UP | IFF_RUNNING;
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    if ((one->ifa_flags & in_use) != in_use || (one->ifa_flags & IFF_LOOPBACK) != 0) continue;
    sockaddr_in ip{};
    std::memcpy(&ip, one->ifa_addr, sizeof ip);
    found.push_back(boost::asio::ip::address_v4(ntohl(ip.sin_addr.s_addr)).to_string());
  }
  return found;
}

}  // namespace

Addresses addresses_of(const Endpoint& endpoint) {
  const address host = boost::asio::ip::make_address(endpoint.host);
  if (host.is_loopback()) return {.here = url("localhost", endpoint.port)};
  if (!host.is_unspecified()) {
    const std::string only = url(endpoint.host, endpoint.port);
    return {.here = only, .nearby = {only}, .number = endpoint.host};
  }
  Addresses addresses{.here = url("localhost", endpoint.port)};
  const auto numbers = own_addresses();
  for (const std::string& number : numbers) addresses.nearby.push_back(url(number, endpoint.port));
  if (!numbers.empty()) addresses.number = numbers.front();
  return addresses;
}

}  // namespace rookie
