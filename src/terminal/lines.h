#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rookie {

// A page is text of at most 80 columns and 24 lines: the board, a blank line, the latest events, the request, and the
// prompt.
using Lines = std::vector<std::string>;

inline constexpr std::size_t page_width = 80;
inline constexpr std::size_t page_height = 24;

[[nodiscard]] std::string indent(std::string_view text);

// Joins sentences and breaks them between words into indented lines.
[[nodiscard]] Lines wrap(const Lines& sentences);

}  // namespace rookie
