#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rookie {

inline constexpr std::size_t most_name_characters = 20;

// What of a text can be shown as somebody's name: without control and invisible characters, blanks trimmed and made
// one, cut to most_name_characters. Nothing where that leaves nothing, or where the text is no UTF-8.
[[nodiscard]] std::optional<std::string> clean_name(std::string_view text);

}  // namespace rookie
