#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace rookie {

// Reads the public URL of the server, "https://rookie.example": scheme, host and port, without a path.
[[nodiscard]] Result<std::string> parse_public_url(std::string_view text);

// Whether a request comes from our own page or not from a browser. `origin` and `host` are its headers; `public_url`
// may be empty.
[[nodiscard]] bool is_own_page(std::string_view origin, std::string_view host, std::string_view public_url);

// Whether a request may be meant for this server: `host` is its header. A name that strangers can register and let lead
// to this network is not (DNS rebinding), unless it is that of the public URL.
[[nodiscard]] bool is_own_host(std::string_view host, std::string_view public_url);

}  // namespace rookie
