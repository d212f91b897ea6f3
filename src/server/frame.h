#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

namespace rookie {

// A whole message as a server sends it over WebSocket: one text frame, not masked (RFC 6455, 5.2).
//
// Beast writes the same, but by more steps and as two pieces of memory: 3 % of what a move costs (docs/performance.md).
class TextFrame {
 public:
  explicit TextFrame(std::string_view text);

  [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), bytes_.size()}; }

 private:
  void add_big_endian(std::size_t number, int count);

  static constexpr std::size_t usual_bytes = 2000;  // for which no memory is allocated
  fmt::basic_memory_buffer<char, usual_bytes> bytes_;
};

}  // namespace rookie
