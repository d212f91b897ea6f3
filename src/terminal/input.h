#pragma once

#include <string_view>
#include <variant>

#include "core/result.h"
#include "rules/move.h"
#include "rules/table.h"

namespace rookie {

struct Help {};
struct Quit {};
using Command = std::variant<Move, Help, Quit>;

// What a person means by a typed line, whatever its case and spaces. Decisions as in RGN (N5), and:
//
//   c cover            cover
//   l left, r right    take from that neighbour
//   1, 23              place cards of one kind on these piles; @1, @23 on the partner's
//   (just Enter)       place as suggested
//   ? h help, q quit
//
// The decision may still be illegal: the game knows why. What is not understood is refused with what could be typed.
[[nodiscard]] Result<Command> parse(std::string_view typed, const Table& table);

// Whether a typed line is this word or its first letter.
[[nodiscard]] bool means(std::string_view typed, std::string_view word);

}  // namespace rookie
