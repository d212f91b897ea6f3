#include "server/answer.h"

#include <array>

namespace rookie {

Answer refusal(unsigned status, std::string_view sentence) {
  return {.status = status,
          .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .body = sentence};
}

std::span<const Header> security_headers() {
  static constexpr std::array headers{
      Header{"Content-Security-Policy",
             "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
             "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
             "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
      Header{"Cross-Origin-Opener-Policy", "same-origin"},
      Header{"Cross-Origin-Resource-Policy", "same-origin"},
      Header{"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
      Header{"Referrer-Policy", "no-referrer"},
      Header{"X-Content-Type-Options", "nosniff"}};
  return headers;
}

}  // namespace rookie
