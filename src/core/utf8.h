#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <string_view>

namespace rookie {

// Returns the length in bytes of a UTF-8 character (RFC 3629) that begins with this byte; 0 if none does.
[[nodiscard]] constexpr std::size_t utf8_length(char first) {
  const auto lead = static_cast<unsigned char>(first);
  if (lead < 0x80) return 1;
  return lead < 0xC2 || lead > 0xF4 ? 0 : static_cast<std::size_t>(std::countl_one(lead));
}

// Whether a byte is not a continuation byte (80 to BF).
[[nodiscard]] constexpr bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; }

// Removes the first character from a text, which must not be empty, and returns it. If it is not valid UTF-8, removes
// one byte and returns nothing.
[[nodiscard]] constexpr std::optional<char32_t> take_character(std::string_view& text) {
  const std::size_t length = utf8_length(text.front());
  const std::string_view bytes = text.substr(0, length);
  text.remove_prefix(1);
  if (length == 0 || bytes.size() < length) return std::nullopt;
  char32_t code = static_cast<unsigned char>(bytes.front()) & (length == 1 ? 0x7FU : 0x7FU >> length);
  for (const char byte : bytes.substr(1)) {
    if (begins_character(byte)) return std::nullopt;
    code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
  }
  constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  if (code < least[length] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return std::nullopt;
  text.remove_prefix(length - 1);
  return code;
}

}  // namespace rookie
