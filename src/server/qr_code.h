#pragma once

#include <string>
#include <string_view>

namespace rookie {

// Returns a QR code for a terminal with colours and UTF-8, black on white whatever its own colours are. Each line ends
// with a newline. Empty if the text is too long.
[[nodiscard]] std::string qr_code(std::string_view text);

// Returns the text of a code that lets a phone into a Wi-Fi; an empty password is for one that is open.
[[nodiscard]] std::string wifi_text(std::string_view name, std::string_view password);

}  // namespace rookie
