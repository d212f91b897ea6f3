#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// The width of text on a terminal: East Asian characters and emoji take two columns, combining marks none. Escape codes
// are not supported.
namespace rookie {

[[nodiscard]] std::size_t width_of(std::string_view text);

// Returns the longest prefix that fits into `width` columns.
[[nodiscard]] std::string_view cut(std::string_view text, std::size_t width);

// Appends spaces up to `width` columns.
[[nodiscard]] std::string pad(std::string_view text, std::size_t width);

}  // namespace rookie
