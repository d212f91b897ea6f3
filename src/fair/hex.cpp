#include "fair/hex.h"

#include <sodium.h>

namespace rookie::fair {

std::string to_hex(std::span<const std::uint8_t> bytes) {
  std::string digits(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
  digits.pop_back();  // the terminating zero
  return digits;
}

bool read_hex(std::string_view digits, std::span<std::uint8_t> bytes) {
  if (digits.size() != 2 * bytes.size()) return false;
  std::size_t size = 0;
  const int read = sodium_hex2bin(bytes.data(), bytes.size(), digits.data(), digits.size(), nullptr, &size, nullptr);
  return read == 0 && size == bytes.size() && to_hex(bytes) == digits;
}

}  // namespace rookie::fair
