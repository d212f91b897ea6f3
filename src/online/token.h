#pragma once

#include <string_view>

#include "fair/hex.h"

namespace rookie {

// What makes somebody the owner of a seat: 128 bits that the client has drawn and shows to nobody but the server.
using Token = fair::Bytes<16, struct TokenTag>;
// All that is kept of it.
using TokenHash = fair::Bytes<32, struct TokenHashTag>;

[[nodiscard]] TokenHash hash_of(const Token& token);

}  // namespace rookie
