#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>

namespace rookie {

// A whole JSON value as text (RFC 8259), without blanks. Only for writing: it is put together, never taken apart.
class Json {
 public:
  // A string; must be UTF-8.
  [[nodiscard]] static Json string(std::string_view text);
  [[nodiscard]] static Json number(std::integral auto value) { return Json(std::to_string(value)); }
  [[nodiscard]] static Json boolean(bool value) { return Json(value ? "true" : "false"); }

  [[nodiscard]] const std::string& text() const& { return text_; }
  [[nodiscard]] std::string text() && { return std::move(text_); }

  friend bool operator==(const Json&, const Json&) = default;

 private:
  friend class JsonArray;
  friend class JsonObject;

  explicit Json(std::string text) : text_(std::move(text)) {}

  std::string text_;
};

// Nothing may be added to an array or an object that is done.
class JsonArray {
 public:
  JsonArray& add(const Json& item);
  [[nodiscard]] Json done();

 private:
  std::string text_ = "[";
};

class JsonObject {
 public:
  // Names must differ.
  JsonObject& add(std::string_view name, const Json& value);
  JsonObject& add(std::string_view name, std::string_view value);
  JsonObject& add(std::string_view name, const char* value) { return add(name, std::string_view(value)); }
  JsonObject& add(std::string_view name, std::integral auto value) { return add(name, Json::number(value)); }
  JsonObject& add(std::string_view name, bool value) { return add(name, Json::boolean(value)); }
  [[nodiscard]] Json done();

 private:
  std::string text_ = "{";
};

}  // namespace rookie
