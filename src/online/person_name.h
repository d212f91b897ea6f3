#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rookie {

inline constexpr std::size_t most_name_characters = 20;

// Cleans a name for display: removes control and invisible characters, trims and collapses blanks, cuts it to
// most_name_characters. Returns nothing if no character remains or the text is not UTF-8.
[[nodiscard]] std::optional<std::string> clean_name(std::string_view text);

// Returns what two names have in common that are hard to tell apart: "Host", "host", and "Ноst" in Cyrillic letters.
// Only for comparing.
[[nodiscard]] std::string look_of(std::string_view name);

}  // namespace rookie
