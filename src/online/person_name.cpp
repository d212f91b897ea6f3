#include "online/person_name.h"

#include <array>
#include <bit>
#include <cstdint>

namespace rookie {
namespace {

struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 1;
};

// The first character of a text that is not empty; nothing where it is no UTF-8 (RFC 3629).
std::optional<Character> first_character(std::string_view text) {
  const auto byte = [text](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
  if (byte(0) < 0x80) return Character{.code = byte(0)};
  const auto bytes = static_cast<std::size_t>(std::countl_one(byte(0)));
  if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < bytes) return std::nullopt;
  std::uint32_t code = byte(0) & (0x7fU >> bytes);
  for (std::size_t at = 1; at < bytes; ++at) {
    if ((byte(at) & 0xc0U) != 0x80) return std::nullopt;
    code = (code << 6U) | (byte(at) & 0x3fU);
  }
  constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  if (code < least[bytes] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return std::nullopt;
  return Character{.code = code, .bytes = bytes};
}

bool is_blank(std::uint32_t code) {
  return code == ' ' || code == 0xa0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200a) || code == 0x2028 ||
         code == 0x2029 || code == 0x202f || code == 0x205f || code == 0x3000;
}

// Control characters, what changes the direction of writing, and what takes no room or is no character at all. The
// joiner U+200D stays, since it makes one picture of several.
bool is_invisible(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code == 0xad || code == 0x61c || code == 0x180e ||
         (code >= 0x200b && code <= 0x200f && code != 0x200d) || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2060 && code <= 0x206f) || code == 0xfeff || (code >= 0xe000 && code <= 0xf8ff) ||
         (code >= 0xfff0 && code <= 0xffff) || code >= 0xe0000;
}

}  // namespace

std::optional<std::string> clean_name(std::string_view text) {
  std::string name;
  std::size_t characters = 0;
  bool blank = false;
  while (!text.empty()) {
    const auto character = first_character(text);
    if (!character) return std::nullopt;
    const std::string_view bytes = text.substr(0, character->bytes);
    text.remove_prefix(character->bytes);
    if (is_invisible(character->code)) continue;
    if (is_blank(character->code)) {
      blank = !name.empty();
      continue;
    }
    const std::size_t more = blank ? 2 : 1;
    characters += more;
    if (characters > most_name_characters) continue;
    if (blank) name += ' ';
    name += bytes;
    blank = false;
  }
  if (name.empty()) return std::nullopt;
  return name;
}

}  // namespace rookie
