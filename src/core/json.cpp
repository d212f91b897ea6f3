#include "core/json.h"

#include <algorithm>

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

void add_quoted(std::string& text, std::string_view value) {
  text += '"';
  while (!value.empty()) {
    const std::string_view plain(value.begin(), std::ranges::find_if(value, is_escaped));
    text += plain;
    value.remove_prefix(plain.size());
    if (value.empty()) break;
    text += escaped(value.front());
    value.remove_prefix(1);
  }
  text += '"';
}

void add_comma(std::string& text) {
  if (text.size() > 1) text += ',';
}

void add_name(std::string& text, std::string_view name) {
  add_comma(text);
  add_quoted(text, name);
  text += ':';
}

}  // namespace

Json Json::string(std::string_view text) {
  std::string quoted;
  add_quoted(quoted, text);
  return Json(std::move(quoted));
}

JsonArray& JsonArray::add(const Json& item) {
  add_comma(text_);
  text_ += item.text();
  return *this;
}

Json JsonArray::done() {
  text_ += ']';
  return Json(std::move(text_));
}

JsonObject& JsonObject::add(std::string_view name, const Json& value) {
  add_name(text_, name);
  text_ += value.text();
  return *this;
}

JsonObject& JsonObject::add(std::string_view name, std::string_view value) {
  add_name(text_, name);
  add_quoted(text_, value);
  return *this;
}

Json JsonObject::done() {
  text_ += '}';
  return Json(std::move(text_));
}

}  // namespace rookie
