#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace rookie {

// Writes JSON (RFC 8259) without white space. There is no reader.
//
// A value can be written if `write_json(json, value)` is declared for it: UTF-8 text, numbers, booleans, ranges of such
// values, and types that declare the function beside them. An object or array that has no C++ type is written by a
// function that fills it: [&](JsonObject& object) { object.add("name", value); }.

// The text of one JSON value; empty until it is written.
class Json {
 public:
  Json() = default;
  // Reserves room for this many bytes.
  explicit Json(std::size_t bytes) { text_.reserve(bytes); }

  [[nodiscard]] const std::string& text() const& { return text_; }
  [[nodiscard]] std::string text() && { return std::move(text_); }

  friend bool operator==(const Json&, const Json&) = default;

 private:
  friend class JsonArray;
  friend class JsonObject;
  friend void write_json(Json& json, std::string_view text);
  friend void write_json(Json& json, std::int64_t number);
  friend void write_json(Json& json, std::uint64_t number);
  // Writes the shortest text that reads back as the same number, always with a point or an exponent. Writes null for
  // NaN and infinity, which JSON does not have.
  friend void write_json(Json& json, double number);
  friend void write_json(Json& json, std::nullptr_t) { json.text_ += "null"; }
  friend void write_json(Json& json, std::same_as<bool> auto truth) { json.text_ += truth ? "true" : "false"; }
  friend void write_json(Json& json, const Json& written) { json.text_ += written.text_; }

  std::string text_;
};

template <std::integral T>
  requires(!std::same_as<T, bool> && !std::same_as<T, char>)
void write_json(Json& json, T number) {
  using Widest = std::conditional_t<std::signed_integral<T>, std::int64_t, std::uint64_t>;
  write_json(json, static_cast<Widest>(number));
}

// Arrays and objects are closed when they go out of scope. Nothing else may be written until then.

class JsonArray {
 public:
  explicit JsonArray(Json& json) : json_(json) { json_.text_ += '['; }
  JsonArray(const JsonArray&) = delete;
  JsonArray& operator=(const JsonArray&) = delete;
  ~JsonArray() { json_.text_ += ']'; }

  template <typename T>
  JsonArray& add(const T& item) {
    if (!std::exchange(empty_, false)) json_.text_ += ',';
    write_json(json_, item);
    return *this;
  }

 private:
  Json& json_;
  bool empty_ = true;
};

class JsonObject {
 public:
  explicit JsonObject(Json& json) : json_(json) { json_.text_ += '{'; }
  JsonObject(const JsonObject&) = delete;
  JsonObject& operator=(const JsonObject&) = delete;
  ~JsonObject() { json_.text_ += '}'; }

  // Names must be unique.
  template <typename T>
  JsonObject& add(std::string_view name, const T& value) {
    add_name(name);
    write_json(json_, value);
    return *this;
  }
  JsonObject& add(std::string_view name, const char* text) { return add(name, std::string_view(text)); }
  // Adds nothing if there is no value.
  template <typename T>
  JsonObject& add(std::string_view name, const std::optional<T>& value) {
    if (value) add(name, *value);
    return *this;
  }

 private:
  void add_name(std::string_view name);

  Json& json_;
  bool empty_ = true;
};

template <std::ranges::input_range Items>
  requires(!std::convertible_to<const Items&, std::string_view>)
void write_json(Json& json, const Items& items) {
  JsonArray array(json);
  for (const auto& item : items) array.add(item);
}

template <std::invocable<JsonArray&> Fill>
void write_json(Json& json, const Fill& fill) {
  JsonArray array(json);
  fill(array);
}

template <std::invocable<JsonObject&> Fill>
void write_json(Json& json, const Fill& fill) {
  JsonObject object(json);
  fill(object);
}

// An array with one object for each item, filled by `fill(object, item)`. The items must outlive the result.
template <typename Items, typename Fill>
[[nodiscard]] auto objects_of(const Items& items, Fill fill) {
  return [&items, fill = std::move(fill)](JsonArray& array) {
    for (const auto& item : items) array.add([&](JsonObject& object) { fill(object, item); });
  };
}

template <typename T>
[[nodiscard]] Json to_json(const T& value) {
  Json json;
  write_json(json, value);
  return json;
}

}  // namespace rookie
