#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/values.h"

namespace rookie {

// R1.1: five colours and the cross, in the order of all tables, ids and notations.
enum class Kind : std::uint8_t { Green, Yellow, Red, Blue, Pink, X };

inline constexpr auto all_kinds = values_of<Kind>;
inline constexpr int kind_count = all_kinds.size();
inline constexpr int colour_count = 5;
template <typename T>
using PerKind = PerValue<Kind, T>;

constexpr int index(Kind kind) { return static_cast<int>(kind); }

constexpr char letter(Kind kind) { return std::string_view("GYRBPX")[static_cast<std::size_t>(kind)]; }

constexpr std::optional<Kind> kind_of(char letter) {
  const std::size_t at = std::string_view("GYRBPX").find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Kind>(at);
}

}  // namespace rookie
