#include "terminal/width.h"

#include <algorithm>
#include <array>

#include "core/utf8.h"

namespace rookie {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// wcwidth cannot be used: it knows only ASCII until the program has set a locale.
constexpr auto without_width = std::to_array<Range>({
    {0x0300, 0x036F},    // accents
    {0x0483, 0x0489},    // Cyrillic marks
    {0x0591, 0x05BD},    // Hebrew points
    {0x064B, 0x065F},    // Arabic vowels
    {0x1AB0, 0x1AFF},    // more accents
    {0x1DC0, 0x1DFF},    // still more
    {0x200B, 0x200F},    // joiners
    {0x202A, 0x202E},    // text directions
    {0x2060, 0x2069},    // joiners and directions
    {0x20D0, 0x20FF},    // marks on symbols
    {0x3099, 0x309A},    // voicing of kana
    {0xFE00, 0xFE0F},    // variation selectors
    {0xFE20, 0xFE2F},    // half marks
    {0xFEFF, 0xFEFF},    // zero-width no-break space
    {0xE0100, 0xE01EF},  // more variation selectors
});
constexpr auto wide = std::to_array<Range>({
    {0x1100, 0x115F},    // Hangul leading consonants
    {0x231A, 0x232A},    // watches, keys, brackets; some are narrow
    {0x23E9, 0x23F3},    // buttons and clocks
    {0x2600, 0x27BF},    // old emoji; some are narrow
    {0x2B1B, 0x2B55},    // squares, star, circle
    {0x2E80, 0x303E},    // radicals, punctuation
    {0x3041, 0xA4CF},    // kana, ideographs, Yi
    {0xA960, 0xA97C},    // more Hangul leading consonants
    {0xAC00, 0xD7A3},    // Hangul syllables
    {0xF900, 0xFAFF},    // compatibility ideographs
    {0xFE30, 0xFE6F},    // vertical and small forms
    {0xFF01, 0xFF60},    // full-width forms
    {0xFFE0, 0xFFE6},    // full-width signs
    {0x1F000, 0x1FAFF},  // emoji
    {0x20000, 0x3FFFD},  // more ideographs
});

bool contains(const auto& ranges, char32_t character) {
  return std::ranges::any_of(ranges,
                             [&](const Range& range) { return range.first <= character && character <= range.last; });
}

std::size_t width_of(char32_t character) {
  if (contains(without_width, character)) return 0;
  return contains(wide, character) ? 2 : 1;
}

// Removes the first character of a text and returns its width.
std::size_t take_width(std::string_view& text) { return width_of(take_character(text).value_or(U'?')); }

}  // namespace

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) width += take_width(text);
  return width;
}

std::string_view cut(std::string_view text, std::size_t width) {
  std::string_view rest = text;
  for (std::string_view after = rest; !rest.empty(); rest = after) {
    const std::size_t taken = take_width(after);
    if (taken > width) break;
    width -= taken;
  }
  return text.substr(0, text.size() - rest.size());
}

std::string pad(std::string_view text, std::size_t width) {
  const std::size_t own = width_of(text);
  return std::string(text) + std::string(width > own ? width - own : 0, ' ');
}

}  // namespace rookie
