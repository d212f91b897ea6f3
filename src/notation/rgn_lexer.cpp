#include "notation/rgn_lexer.h"

#include <utility>

#include "core/utf8.h"

namespace rookie::rgn {
namespace {

bool is_blank(std::string_view character) { return character == " " || character == "\t"; }
bool is_space(std::string_view character) { return is_blank(character) || character == "\n"; }

bool is_letter(char byte) { return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z'); }
bool is_name_character(std::string_view character) {
  if (character.size() != 1) return false;
  const char byte = character.front();
  return is_letter(byte) || (byte >= '0' && byte <= '9') || byte == '_';
}

// Truncates a text, between two characters, to the size of a word.
std::string printable(std::string_view text) {
  if (text.size() <= most_word_bytes) return std::string(text);
  std::size_t end = most_word_bytes;
  while (!begins_character(text[end])) --end;
  return std::string(text.substr(0, end)) + "…";
}

}  // namespace

std::unexpected<RgnError> reject(const Text& where, Error error) {
  return std::unexpected(RgnError{
      .line = where.at.line, .column = where.at.column, .token = printable(where.text), .error = std::move(error)});
}

std::unexpected<RgnError> reject(const Text& where, std::string rule, std::string what) {
  return reject(where, Error{.rule = std::move(rule), .what = std::move(what)});
}

// --- characters -----------------------------------------------------------------------------------------------------

Characters::Characters(TextSource& source) : source_(&source) {
  load();
  if (here() == "\uFEFF") fail(0xEF, "a text must not begin with a byte-order mark");
}

void Characters::advance() {
  if (here() == "\n") {
    at_ = {.line = at_.line + 1, .column = 1};
  } else {
    ++at_.column;
  }
  load();
}

void Characters::load() {
  size_ = 0;
  const auto byte = next_byte();
  if (!byte) return;
  if (*byte == '\r') {
    load_line_end();
  } else if ((*byte < 0x20 && *byte != '\t' && *byte != '\n') || *byte == 0x7F) {
    fail(*byte, "the only control characters allowed are tabs and line ends");
  } else {
    load_character(*byte);
  }
}

void Characters::load_line_end() {
  if (next_byte() != '\n') {
    fail('\r', "a line must end with LF or CRLF, not with CR alone");
    return;
  }
  bytes_[size_++] = '\n';
}

void Characters::load_character(unsigned char lead) {
  bytes_[size_++] = static_cast<char>(lead);
  const std::size_t length = utf8_length(bytes_[0]);
  while (size_ < length) {
    const auto byte = next_byte();
    if (!byte) break;
    bytes_[size_++] = static_cast<char>(*byte);
  }
  std::string_view bytes = here();
  const auto code = take_character(bytes);
  if (!code || (*code >= 0x80 && *code < 0xA0)) {
    fail(lead, "the text is not UTF-8 or has a control character beyond ASCII");
  }
}

// Writes the byte in hexadecimal: printed as it is, it could control the terminal.
void Characters::fail(unsigned char byte, std::string_view what) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  failure_ = RgnError{.line = at_.line,
                      .column = at_.column,
                      .token = std::string("0x") + digits[byte / 16U] + digits[byte % 16U],
                      .error = {.rule = "N0", .what = std::string(what)}};
  size_ = 0;
}

std::optional<unsigned char> Characters::next_byte() {
  if (piece_.empty()) piece_ = source_->read();
  if (piece_.empty()) return std::nullopt;
  const char byte = piece_.front();
  piece_.remove_prefix(1);
  return static_cast<unsigned char>(byte);
}

// --- tokens ---------------------------------------------------------------------------------------------------------

Parsed<Token> Lexer::next() {
  if (auto skipped = skip_blanks_and_comments(); !skipped) return std::unexpected(skipped.error());
  Parsed<Token> token = read_token();
  if (!token || token->type == Token::Type::End) return token;
  const bool is_tag = token->type == Token::Type::Tag;
  if ((is_tag || last_was_tag_) && token->text.at.line == last_line_) {
    return reject(token->text, "N1", "a tag must be alone on its line");
  }
  last_line_ = token->text.at.line;
  last_was_tag_ = is_tag;
  return token;
}

Parsed<void> Lexer::skip_blanks_and_comments() {
  while (true) {
    if (is_space(characters_.here())) {
      characters_.advance();
    } else if (characters_.here() == "{") {
      if (auto skipped = skip_comment(); !skipped) return skipped;
    } else {
      return {};
    }
  }
}

Parsed<void> Lexer::skip_comment() {
  const Text opening{.at = characters_.at(), .text = "{"};
  while (characters_.here() != "}") {
    if (characters_.here().empty()) return fail(opening, "N8", "this comment is not closed");
    characters_.advance();
  }
  characters_.advance();
  return {};
}

Parsed<Token> Lexer::read_token() {
  if (const auto& failure = characters_.failure()) return std::unexpected(*failure);
  if (characters_.here().empty()) return Token{.text = {.at = characters_.at()}};
  return characters_.here() == "[" ? read_tag() : read_word();
}

Parsed<Token> Lexer::read_word() {
  Token word{.type = Token::Type::Word, .text = {.at = characters_.at()}};
  std::string& text = word.text.text;
  for (auto here = characters_.here(); !here.empty() && !is_space(here) && here != "{"; here = characters_.here()) {
    text += here;
    if (text.size() > most_word_bytes) return fail(word.text, "N9", "a token has at most 16 bytes");
    characters_.advance();
  }
  if (const auto& failure = characters_.failure()) return std::unexpected(*failure);
  return word;
}

Parsed<Token> Lexer::read_tag() {
  Token tag{.type = Token::Type::Tag, .text = {.at = characters_.at()}};
  std::string& name = tag.text.text;
  characters_.advance();
  for (; is_name_character(characters_.here()); characters_.advance()) {
    name += characters_.here();
    if (name.size() > most_name_bytes) return fail(tag.text, "N9", "the name of a tag has at most 32 bytes");
  }
  while (is_blank(characters_.here())) {
    while (is_blank(characters_.here())) characters_.advance();
    if (tag.values.size() == most_values) return fail_here("N2", "a tag has at most 6 values, one per seat");
    Parsed<Text> value = read_quoted();
    if (!value) return std::unexpected(value.error());
    tag.values.push_back(*std::move(value));
  }
  if (tag.values.empty() || characters_.here() != "]") return fail_here("N1", R"(a tag reads [Name "value"])");
  if (name.empty() || name.front() < 'A' || name.front() > 'Z') {
    return fail(tag.text, "N1", "the name of a tag must begin with a capital letter");
  }
  characters_.advance();
  return tag;
}

Parsed<Text> Lexer::read_quoted() {
  Text value{.at = characters_.at()};
  if (characters_.here() != "\"") return fail_here("N1", R"(a tag reads [Name "value"])");
  characters_.advance();
  while (characters_.here() != "\"") {
    if (characters_.here() == "\\") {
      characters_.advance();
      const auto escaped = characters_.here();
      if (escaped != "\"" && escaped != "\\") return fail_here("N2", R"(only \" and \\ follow a backslash)");
    }
    if (characters_.here().empty() || characters_.here() == "\n") {
      return fail({.at = value.at, .text = "\""}, "N8", "this quote is not closed on its line");
    }
    value.text += characters_.here();
    if (value.text.size() > most_value_bytes) return fail(value, "N9", "the value of a tag has at most 1000 bytes");
    characters_.advance();
  }
  characters_.advance();
  return value;
}

// If the text breaks N0, returns that error, since it came first.
std::unexpected<RgnError> Lexer::fail(const Text& where, std::string rule, std::string what) const {
  if (const auto& failure = characters_.failure()) return std::unexpected(*failure);
  return reject(where, std::move(rule), std::move(what));
}

std::unexpected<RgnError> Lexer::fail_here(std::string rule, std::string what) const {
  const auto here = characters_.here();
  return fail({.at = characters_.at(), .text = std::string(here == "\n" ? "" : here)}, std::move(rule),
              std::move(what));
}

}  // namespace rookie::rgn
