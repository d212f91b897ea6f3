#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Text as wide as a terminal shows it: East Asian characters and emoji take two columns, marks on another character
// none. Escape codes are not understood.
namespace rookie {

[[nodiscard]] std::size_t width_of(std::string_view text);

// As many characters from the beginning as fit.
[[nodiscard]] std::string_view cut(std::string_view text, std::size_t width);

// With spaces at the end.
[[nodiscard]] std::string pad(std::string_view text, std::size_t width);

}  // namespace rookie
