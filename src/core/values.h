#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

// Helpers for enums whose values count from 0.
namespace rookie {

// Whether an enum has a name for a value: compilers print "Kind::Green" if it has one, otherwise "(Kind)6".
template <auto Value>
consteval bool has_name() {
  constexpr std::string_view text = __PRETTY_FUNCTION__;
  constexpr std::string_view before = "Value = ";
  return text[text.find(before) + before.size()] != '(';
}

template <typename Enum, std::size_t Count = 0>
consteval std::size_t count_of() {
  if constexpr (has_name<static_cast<Enum>(Count)>()) {
    return count_of<Enum, Count + 1>();
  } else {
    return Count;
  }
}

// All values of an enum, in order.
template <typename Enum>
inline constexpr auto values_of = [] {
  std::array<Enum, count_of<Enum>()> values{};
  for (std::size_t at = 0; at < values.size(); ++at) values[at] = static_cast<Enum>(at);
  return values;
}();

// One T for each value of an enum. A list that is too short or too long does not compile.
template <typename Enum, typename T>
class PerValue {
 public:
  constexpr PerValue() = default;
  template <typename... Items>
    requires(sizeof...(Items) == count_of<Enum>() && (std::convertible_to<Items, T> && ...))
  explicit constexpr PerValue(Items... items) : items_{T(items)...} {}

  [[nodiscard]] constexpr T& operator[](Enum value) { return items_[static_cast<std::size_t>(value)]; }
  [[nodiscard]] constexpr const T& operator[](Enum value) const { return items_[static_cast<std::size_t>(value)]; }
  [[nodiscard]] constexpr auto begin() const { return items_.begin(); }
  [[nodiscard]] constexpr auto end() const { return items_.end(); }

  friend constexpr bool operator==(const PerValue&, const PerValue&) = default;

 private:
  std::array<T, count_of<Enum>()> items_{};
};

// The word for each value of an enum.
template <typename Enum>
using Words = PerValue<Enum, std::string_view>;

template <typename Enum>
[[nodiscard]] constexpr std::optional<Enum> find(const Words<Enum>& words, std::string_view word) {
  for (const Enum value : values_of<Enum>) {
    if (words[value] == word) return value;
  }
  return std::nullopt;
}

}  // namespace rookie
