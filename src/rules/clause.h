#pragma once

#include <cstdint>
#include <string_view>

#include "core/values.h"

namespace rookie {

// The clauses of docs/rules.md that can cause an event or forbid a move, and N4 of docs/notation.md, about cards whose
// kind the engine has not been told.
enum class Clause : std::uint8_t {
  R3_1,
  R3_2,
  R3_3,
  R3_4,
  R4_1,
  R4_2,
  R4_3,
  R4_4,
  R4_5,
  R5_1,
  R5_2,
  R5_3,
  R5_5,
  R6_1,
  R6_3,
  R6_4,
  R7_3,
  R8_1,
  R8_4,
  R9_1,
  N4,
};

inline constexpr Words<Clause> clause_words("R3.1", "R3.2", "R3.3", "R3.4", "R4.1", "R4.2", "R4.3", "R4.4", "R4.5",
                                            "R5.1", "R5.2", "R5.3", "R5.5", "R6.1", "R6.3", "R6.4", "R7.3", "R8.1",
                                            "R8.4", "R9.1", "N4");

constexpr std::string_view to_string(Clause clause) { return clause_words[clause]; }

}  // namespace rookie
