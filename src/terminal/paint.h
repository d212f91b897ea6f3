#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "rules/kind.h"

namespace rookie {

// Colours text with ANSI escape codes (256 colours), or not at all. A colour never says anything that a letter or sign
// does not say too.
class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}

  [[nodiscard]] bool colour() const { return colour_; }

  [[nodiscard]] std::string face(Kind kind, std::string_view text) const {
    constexpr Words<Kind> codes("1;38;5;231;48;5;29", "1;38;5;16;48;5;220", "1;38;5;231;48;5;160", "1;38;5;231;48;5;26",
                                "1;38;5;16;48;5;212", "1;38;5;16;48;5;252");
    return coded(codes[kind], text);
  }
  // A face-down card: its text and its pattern.
  [[nodiscard]] std::string back(std::string_view text) const { return coded("1;38;5;254;48;5;238", text); }
  [[nodiscard]] std::string pattern(std::string_view text) const { return coded("38;5;245;48;5;238", text); }
  [[nodiscard]] std::string strong(std::string_view text) const { return coded("1", text); }
  [[nodiscard]] std::string faint(std::string_view text) const { return coded("38;5;244", text); }
  [[nodiscard]] std::string reversed(std::string_view text) const { return coded("1;7", text); }

  // A card's letter, three columns wide.
  [[nodiscard]] std::string symbol(Kind kind) const {
    return colour_ ? fmt::format(" {} ", letter(kind)) : fmt::format("[{}]", letter(kind));
  }
  // A small card and a count, six columns wide.
  [[nodiscard]] std::string cards(Kind kind, int count) const {
    return fmt::format("{}x{:<2}", face(kind, symbol(kind)), count);
  }

 private:
  [[nodiscard]] std::string coded(std::string_view code, std::string_view text) const {
    return colour_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }

  bool colour_;
};

}  // namespace rookie
