#pragma once

#include <string>
#include <string_view>

namespace rookie {

// Returns a QR code for a terminal with colours and UTF-8, black on white whatever its own colours are. Each line ends
// with a newline. Empty if the text is too long.
[[nodiscard]] std::string qr_code(std::string_view text);

}  // namespace rookie
