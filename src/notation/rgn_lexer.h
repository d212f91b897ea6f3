#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/rgn.h"

// The lexer of the RGN reader: turns pieces of text into tags and words, each with its position.
namespace rookie::rgn {

// N9: these limits and the rules bound everything that a reader keeps of a text (R8.4 ends every game).
inline constexpr std::size_t most_word_bytes = 16;
inline constexpr std::size_t most_name_bytes = 32;     // of a tag
inline constexpr std::size_t most_value_bytes = 1000;  // of a tag, unescaped
inline constexpr std::size_t most_values = 6;          // of a tag: N2, one per seat
inline constexpr std::ptrdiff_t most_other_tags = 64;  // N3

// Lines and columns count from 1; columns count characters.
struct Position {
  std::int64_t line = 1;
  std::int64_t column = 1;
};

// A part of the text and where it begins.
struct Text {
  Position at;
  std::string text;
};

struct Token {
  enum class Type : std::uint8_t { Tag, Word, End };

  Type type = Type::End;
  Text text;                 // the name of a tag, at the position of its bracket
  std::vector<Text> values;  // of a tag, unescaped, each at the position of its opening quote
};

template <typename T>
using Parsed = std::expected<T, RgnError>;

[[nodiscard]] std::unexpected<RgnError> reject(const Text& where, Error error);
[[nodiscard]] std::unexpected<RgnError> reject(const Text& where, std::string rule, std::string what);

// The characters of a text, checked as they are read (N0). CRLF is read as LF.
class Characters {
 public:
  explicit Characters(TextSource& source);

  // The current character, as UTF-8 bytes; empty at the end and where the text breaks N0 (`failure`).
  [[nodiscard]] std::string_view here() const { return {bytes_.data(), size_}; }
  [[nodiscard]] Position at() const { return at_; }
  [[nodiscard]] const std::optional<RgnError>& failure() const { return failure_; }
  // Moves to the next character. There must be a current one.
  void advance();

 private:
  void load();
  void load_character(unsigned char lead);
  void load_line_end();
  void fail(unsigned char byte, std::string_view what);
  [[nodiscard]] std::optional<unsigned char> next_byte();

  TextSource* source_;
  std::string_view piece_;
  Position at_;
  std::array<char, 4> bytes_{};
  std::size_t size_ = 0;
  std::optional<RgnError> failure_;
};

class Lexer {
 public:
  explicit Lexer(TextSource& source) : characters_(source) {}

  [[nodiscard]] Parsed<Token> next();

 private:
  [[nodiscard]] Parsed<void> skip_blanks_and_comments();
  [[nodiscard]] Parsed<void> skip_comment();
  [[nodiscard]] Parsed<Token> read_token();
  [[nodiscard]] Parsed<Token> read_word();
  [[nodiscard]] Parsed<Token> read_tag();
  [[nodiscard]] Parsed<Text> read_quoted();
  [[nodiscard]] std::unexpected<RgnError> fail(const Text& where, std::string rule, std::string what) const;
  [[nodiscard]] std::unexpected<RgnError> fail_here(std::string rule, std::string what) const;

  Characters characters_;
  std::int64_t last_line_ = 0;  // of the last token
  bool last_was_tag_ = false;
};

}  // namespace rookie::rgn
