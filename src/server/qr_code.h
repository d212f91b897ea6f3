#pragma once

#include <string>
#include <string_view>

namespace rookie {

// A QR code for a terminal that knows colours and UTF-8, black on white whatever its own colours are; lines end with a
// line end. Empty if the text is too long for any.
[[nodiscard]] std::string qr_code(std::string_view text);

}  // namespace rookie
