#include "core/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
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

// Whether a byte must be escaped in a string (RFC 8259, section 7).
bool is_escaped(char byte) { return static_cast<unsigned char>(byte) < ' ' || byte == '"' || byte == '\\'; }

// Not inlined: it is long and has many callers, and the browser should load it only once.
[[gnu::noinline]] void append(std::string& text, auto number) {
  constexpr std::size_t most = 24;  // -2.2250738585072014e-308
  std::array<char, most> digits{};
  char* const begin = digits.data();
  text.append(begin, std::to_chars(begin, std::to_address(digits.end()), number).ptr);
}

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

void write_json(Json& json, std::int64_t number) { append(json.text_, number); }

void write_json(Json& json, std::uint64_t number) { append(json.text_, number); }

void write_json(Json& json, double number) {
  if (!std::isfinite(number)) {
    write_json(json, nullptr);
    return;
  }
  const std::size_t begin = json.text_.size();
  append(json.text_, number);
  if (json.text_.find_first_of(".e", begin) == std::string::npos) json.text_ += ".0";
}

void JsonObject::add_name(std::string_view name) {
  if (!std::exchange(empty_, false)) json_.text_ += ',';
  write_json(json_, name);
  json_.text_ += ':';
}

}  // namespace rookie
