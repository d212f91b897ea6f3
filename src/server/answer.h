#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rookie {

// A header field of an HTTP message.
struct Header {
  std::string_view name;
  std::string_view value;

  friend bool operator==(const Header&, const Header&) = default;
};

// The answer to an HTTP request. What it views must live until it is sent.
struct Answer {
  unsigned status = 0;
  std::vector<Header> headers;
  std::string_view body;                    // also for HEAD, which sends its size only
  std::shared_ptr<const std::string> kept;  // owns the body if nobody else does
};

// Returns an error answer with a sentence for people.
[[nodiscard]] inline Answer refusal(unsigned status, std::string_view sentence) {
  return {.status = status,
          .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .body = sentence};
}

// Sent with every answer: the page loads nothing from other servers, and no other page may use ours.
inline constexpr std::array security_headers{
    Header{"Content-Security-Policy",
           "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
           "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
           "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    Header{"Cross-Origin-Opener-Policy", "same-origin"},
    Header{"Cross-Origin-Resource-Policy", "same-origin"},
    Header{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
    Header{"Referrer-Policy", "no-referrer"},
    Header{"X-Content-Type-Options", "nosniff"}};

}  // namespace rookie
