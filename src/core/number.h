#pragma once

#include <charconv>
#include <concepts>
#include <memory>
#include <optional>
#include <string_view>

namespace rookie {

// Reads a whole number: only decimal digits, after a minus sign if the type is signed. Returns nothing for any other
// text and for a number that the type cannot hold.
template <std::integral Number>
[[nodiscard]] std::optional<Number> parse_number(std::string_view text) {
  Number number{};
  const char* const end = std::to_address(text.end());
  const auto [stopped, error] = std::from_chars(std::to_address(text.begin()), end, number);
  if (error != std::errc() || stopped != end) return std::nullopt;
  return number;
}

}  // namespace rookie
