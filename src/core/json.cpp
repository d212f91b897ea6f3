#include "core/json.h"

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
  if (code >= ' ') return {byte};
  constexpr std::string_view digits = "0123456789abcdef";
  return {'\\', 'u', '0', '0', digits[code / 16U], digits[code % 16U]};
}

void add_comma(std::string& text) {
  if (text.size() > 1) text += ',';
}

}  // namespace

Json Json::string(std::string_view text) {
  std::string quoted = "\"";
  for (const char byte : text) quoted += escaped(byte);
  return Json(quoted + '"');
}

JsonArray& JsonArray::add(const Json& item) {
  add_comma(text_);
  text_ += item.text();
  return *this;
}

JsonObject& JsonObject::add(std::string_view name, const Json& value) {
  add_comma(text_);
  text_ += Json::string(name).text() + ':' + value.text();
  return *this;
}

}  // namespace rookie
