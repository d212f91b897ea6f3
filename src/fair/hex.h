#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rookie::fair {

// `Size` bytes; the tag makes a type of its own.
template <std::size_t Size, typename Tag>
struct Bytes {
  std::array<std::uint8_t, Size> bytes{};

  friend bool operator==(const Bytes&, const Bytes&) = default;
};

// Writes hexadecimal digits in lower case, two per byte.
[[nodiscard]] std::string to_hex(std::span<const std::uint8_t> bytes);
// Reads digits as `to_hex` writes them. Returns whether they filled `bytes` exactly.
[[nodiscard]] bool read_hex(std::string_view digits, std::span<std::uint8_t> bytes);

template <std::size_t Size, typename Tag>
[[nodiscard]] std::string to_string(const Bytes<Size, Tag>& value) {
  return to_hex(value.bytes);
}

// Reads a Bytes from digits as `to_string` writes them.
template <typename Value>
[[nodiscard]] std::optional<Value> parse_hex(std::string_view digits) {
  Value value;
  if (!read_hex(digits, value.bytes)) return std::nullopt;
  return value;
}

}  // namespace rookie::fair
