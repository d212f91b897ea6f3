#include "server/frame.h"

#include <cstdint>
#include <limits>

namespace rookie {

TextFrame::TextFrame(std::string_view text) {
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

void TextFrame::add_big_endian(std::size_t number, int count) {
  for (int shift = 8 * (count - 1); shift >= 0; shift -= 8) bytes_.push_back(static_cast<char>(number >> shift));
}

}  // namespace rookie
