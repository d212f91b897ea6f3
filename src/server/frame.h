#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

namespace rookie {

// A whole message as a server sends it over WebSocket: one unmasked text frame (RFC 6455, 5.2).
//
// Beast writes the same bytes, but in more steps and from two buffers: 3 % of the cost of a move (docs/performance.md).
class TextFrame {
 public:
  explicit TextFrame(std::string_view text) {
    constexpr char final_text = '\x81';
    constexpr std::size_t most_in_one_byte = 125;
    constexpr char two_bytes_follow = 126;
    constexpr char eight_bytes_follow = 127;
    bytes_.push_back(final_text);
    if (text.size() <= most_in_one_byte) {
      add_big_endian(text.size(), 1);
    } else if (text.size() <= std::numeric_limits<std::uint16_t>::max()) {
      bytes_.push_back(two_bytes_follow);
      add_big_endian(text.size(), 2);
    } else {
      bytes_.push_back(eight_bytes_follow);
      add_big_endian(text.size(), 8);
    }
    bytes_.append(text);
  }

  [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), bytes_.size()}; }

 private:
  void add_big_endian(std::size_t number, int count) {
    for (int shift = 8 * (count - 1); shift >= 0; shift -= 8) bytes_.push_back(static_cast<char>(number >> shift));
  }

  static constexpr std::size_t usual_bytes = 2000;  // fit without allocating memory
  fmt::basic_memory_buffer<char, usual_bytes> bytes_;
};

}  // namespace rookie
