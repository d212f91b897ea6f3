#include "server/own_page.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

#include "server/endpoint.h"

namespace rookie {
namespace {

bool same_letters(std::string_view left, std::string_view right) {
  constexpr auto lower = [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  };
  return std::ranges::equal(left, right, {}, lower, lower);
}

// Returns the host and port of a URL without a path; empty if the text is not a URL.
std::string_view host_of(std::string_view url) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (url.starts_with(scheme)) return url.substr(scheme.size());
  }
  return {};
}

}  // namespace

Result<std::string> parse_public_url(std::string_view text) {
  if (text.ends_with('/')) text.remove_suffix(1);
  const std::string_view host = host_of(text);
  if (host.empty() || host.find_first_of("/?#@ ") != std::string_view::npos) {
    return refuse("", fmt::format("'{}' is not of the form https://HOST", text));
  }
  return std::string(text);
}

bool is_own_host(std::string_view host, std::string_view public_url) {
  if (host.empty() || same_letters(host, host_of(public_url))) return true;
  std::string name(host);
  if (const auto endpoint = parse_endpoint(host)) name = endpoint->host;
  if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
  boost::system::error_code no_address;
  boost::asio::ip::make_address(name, no_address);
  if (!no_address || name.find('.') == std::string::npos) return true;
  // Names that only mean something in a network at home (RFC 6761, 6762, 8375; what routers use).
  constexpr std::array local{".localhost", ".local", ".lan", ".home.arpa", ".internal", ".localdomain", ".fritz.box"};
  return std::ranges::any_of(local, [&](std::string_view ending) {
    return name.size() > ending.size() &&
           same_letters(std::string_view(name).substr(name.size() - ending.size()), ending);
  });
}

bool is_own_page(std::string_view origin, std::string_view host, std::string_view public_url) {
  if (origin.empty()) return true;
  if (!public_url.empty() && same_letters(origin, public_url)) return true;
  return !host.empty() && same_letters(host_of(origin), host);
}

}  // namespace rookie
