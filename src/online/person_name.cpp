#include "online/person_name.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

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

struct Range {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};

constexpr bool holds(std::span<const Range> ranges, std::uint32_t code) {
  return std::ranges::any_of(ranges, [code](Range range) { return code >= range.first && code <= range.last; });
}

constexpr std::array<Range, 8> blanks{{{' ', ' '},
                                       {0xa0, 0xa0},
                                       {0x1680, 0x1680},
                                       {0x2000, 0x200a},
                                       {0x2028, 0x2029},
                                       {0x202f, 0x202f},
                                       {0x205f, 0x205f},
                                       {0x3000, 0x3000}}};

// Control characters, what changes the direction of writing or the style of the picture before it, and what takes no
// room or is no character at all: two names that look the same are the same.
constexpr std::array<Range, 18> invisible{{{0x0, 0x1f},
                                           {0x7f, 0x9f},
                                           {0xad, 0xad},
                                           {0x34f, 0x34f},
                                           {0x61c, 0x61c},
                                           {0x115f, 0x1160},
                                           {0x180b, 0x180e},
                                           {0x200b, 0x200f},
                                           {0x202a, 0x202e},
                                           {0x2060, 0x206f},
                                           {0x2800, 0x2800},
                                           {0x3164, 0x3164},
                                           {0xe000, 0xf8ff},
                                           {0xfe00, 0xfe0f},
                                           {0xfeff, 0xfeff},
                                           {0xffa0, 0xffa0},
                                           {0xfff0, 0xffff},
                                           {0xe0000, 0x10ffff}}};

constexpr std::array<Range, 2> pictures{{{0x2190, 0x2bff}, {0x1f000, 0x1faff}}};

// Makes one picture of the two around it, and is invisible elsewhere.
constexpr std::uint32_t joiner = 0x200d;
constexpr std::string_view joiner_bytes = "\xe2\x80\x8d";

}  // namespace

std::optional<std::string> clean_name(std::string_view text) {
  std::string name;
  std::size_t characters = 0;
  std::uint32_t last = 0;
  bool blank = false;   // before the next character
  bool joined = false;  // to it
  while (!text.empty()) {
    const auto character = first_character(text);
    if (!character) return std::nullopt;
    const std::string_view bytes = text.substr(0, character->bytes);
    text.remove_prefix(character->bytes);
    if (character->code == joiner) {
      joined = !blank && holds(pictures, last);
    } else if (holds(blanks, character->code)) {
      blank = !name.empty();
    } else if (!holds(invisible, character->code)) {
      const bool joins = joined && !blank && holds(pictures, character->code);
      characters += blank || joins ? 2 : 1;
      if (characters > most_name_characters) continue;
      if (blank) name += ' ';
      if (joins) name += joiner_bytes;
      name += bytes;
      last = character->code;
      blank = joined = false;
    }
  }
  if (name.empty()) return std::nullopt;
  return name;
}

}  // namespace rookie
