#include "core/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <memory>

namespace rookie {
namespace {

std::string escaped(char byte) {
  switch (byte) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\b': return "\\b";
    case '\f': return "\\f";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: break;
  }
  const auto code = static_cast<unsigned char>(byte);
  constexpr std::string_view digits = "0123456789abcdef";
  return {'\\', 'u', '0', '0', digits[code / 16U], digits[code % 16U]};
}

// What may not stand in a string as it is (RFC 8259, 7).
bool is_escaped(char byte) { return static_cast<unsigned char>(byte) < ' ' || byte == '"' || byte == '\\'; }

}  // namespace

void write_json(Json& json, std::string_view text) {
  json.text_ += '"';
  while (!text.empty()) {
    const std::string_view plain(text.begin(), std::ranges::find_if(text, is_escaped));
    json.text_ += plain;
    text.remove_prefix(plain.size());
    if (text.empty()) break;
    json.text_ += escaped(text.front());
    text.remove_prefix(1);
  }
  json.text_ += '"';
}

void write_json(Json& json, std::int64_t number) {
  std::array<char, std::numeric_limits<std::int64_t>::digits10 + 2> digits{};  // one more, and a sign
  char* const begin = digits.data();
  json.text_.append(begin, std::to_chars(begin, std::to_address(digits.end()), number).ptr);
}

void JsonObject::add_name(std::string_view name) {
  if (!std::exchange(empty_, false)) json_.text_ += ',';
  write_json(json_, name);
  json_.text_ += ':';
}

}  // namespace rookie
