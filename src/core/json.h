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

// JSON (RFC 8259) as text, without blanks. Only for writing: it is put together, never taken apart.
//
// Whatever has a function `write_json(json, value)` can be written: text, which must be UTF-8, numbers, true and false,
// lists of what can be written, and types with such a function beside them. An object or array without a type is a
// function that fills it: [&](JsonObject& object) { object.add("name", value); }.

// Nothing at first, and then one value.
class Json {
 public:
  Json() = default;
  // With room for so many bytes, so that they need not be moved while it is written.
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
  friend void write_json(Json& json, double number);
  friend void write_json(Json& json, std::nullptr_t) { json.text_ += "null"; }
  friend void write_json(Json& json, std::same_as<bool> auto truth) { json.text_ += truth ? "true" : "false"; }
  friend void write_json(Json& json, const Json& written) { json.text_ += written.text_; }

  std::string text_;
};

void write_json(Json& json, std::string_view text);
void write_json(Json& json, std::int64_t number);
void write_json(Json& json, std::uint64_t number);
// As short as it can be read back, and never as a whole number. null if it is none or infinite, since JSON knows
// neither.
void write_json(Json& json, double number);

template <std::integral T>
  requires(!std::same_as<T, bool> && !std::same_as<T, char>)
void write_json(Json& json, T number) {
  using Widest = std::conditional_t<std::signed_integral<T>, std::int64_t, std::uint64_t>;
  write_json(json, static_cast<Widest>(number));
}

template <std::ranges::input_range Items>
  requires(!std::convertible_to<const Items&, std::string_view>)
void write_json(Json& json, const Items& items);

template <std::invocable<class JsonArray&> Fill>
void write_json(Json& json, const Fill& fill);

template <std::invocable<class JsonObject&> Fill>
void write_json(Json& json, const Fill& fill);

// Both end where they go out of scope. Nothing else may be written meanwhile.

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

  // Names must differ.
  template <typename T>
  JsonObject& add(std::string_view name, const T& value) {
    add_name(name);
    write_json(json_, value);
    return *this;
  }
  JsonObject& add(std::string_view name, const char* text) { return add(name, std::string_view(text)); }
  // What is absent is left out.
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

// An array with an object for each of the items, which must outlive it: `fill(object, item)`.
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
