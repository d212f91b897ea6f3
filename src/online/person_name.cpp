#include "online/person_name.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/utf8.h"

namespace rookie {
namespace {

struct Range {
  char32_t first = 0;
  char32_t last = 0;
};

constexpr bool holds(std::span<const Range> ranges, char32_t code) {
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

// Characters to remove, so that names that look the same are the same: control characters, marks that change the
// writing direction or the style of an emoji, and whatever has no width or is not a character.
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

// The zero-width joiner: combines the emoji on both sides of it, and is invisible elsewhere.
constexpr char32_t joiner = 0x200d;
constexpr std::string_view joiner_bytes = "\xe2\x80\x8d";

// Characters that look like a small Latin letter, and below each that letter. From Unicode's table of confusables
// (UTS 39): what keyboards offer.
constexpr std::u32string_view lookalikes = U"01|АаВвЕеЁёЗзІіЈјКкМмНнОоРрСсТтУуХхѕЅԁԛԜԝһΑαΒΕΖΗΙιΚκΜΝνΟοΡρΤτΥυΧχı";
constexpr std::string_view latin = "ollaabbeeee33lijjkkmmhhooppccttyyxxssdqwwhaabezhlikkmnvooppttyuxxi";
static_assert(lookalikes.size() == latin.size());

char32_t small(char32_t code) {
  constexpr char32_t to_small = 'a' - 'A';
  constexpr char32_t full_width = 0xfee0;  // from "A" to "Ａ"
  if (code > full_width + ' ' && code < full_width + 0x7f) code -= full_width;
  return code >= 'A' && code <= 'Z' ? code + to_small : code;
}

}  // namespace

std::string look_of(std::string_view name) {
  std::string look;
  while (!name.empty()) {
    const std::string_view from_here = name;
    const auto character = take_character(name);
    if (!character) break;
    const char32_t code = *character == 'I' ? 'l' : small(*character);
    const std::size_t known = lookalikes.find(code);
    if (known != std::u32string_view::npos) {
      look += latin[known];
    } else if (code < 0x80) {
      if (code != ' ') look += static_cast<char>(code);
    } else {
      look += from_here.substr(0, from_here.size() - name.size());
    }
  }
  return look;
}

std::optional<std::string> clean_name(std::string_view text) {
  std::string name;
  std::size_t characters = 0;
  char32_t last = 0;
  bool blank = false;   // a blank comes before the next character
  bool joined = false;  // a joiner does
  while (!text.empty()) {
    const std::string_view from_here = text;
    const auto character = take_character(text);
    if (!character) return std::nullopt;
    if (*character == joiner) {
      joined = !blank && holds(pictures, last);
    } else if (holds(blanks, *character)) {
      blank = !name.empty();
    } else if (!holds(invisible, *character)) {
      const bool joins = joined && !blank && holds(pictures, *character);
      characters += blank || joins ? 2 : 1;
      if (characters > most_name_characters) continue;
      if (blank) name += ' ';
      if (joins) name += joiner_bytes;
      name += from_here.substr(0, from_here.size() - text.size());
      last = *character;
      blank = joined = false;
    }
  }
  if (name.empty()) return std::nullopt;
  return name;
}

}  // namespace rookie
