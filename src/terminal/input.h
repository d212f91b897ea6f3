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

// Parses a typed line, ignoring case and spaces. Moves are written as in RGN (N5), or:
//
//   c cover            cover
//   l left, r right    take from that neighbour
//   1, 23              place cards of one kind on these piles; @1, @23 on the partner's
//   (just Enter)       place as suggested
//   ? h help, q quit
//
// The move may be illegal; the game checks that. A line that is not understood is refused with a text saying what to
// type.
[[nodiscard]] Result<Command> parse(std::string_view typed, const Table& table);

// Whether a typed line is this word, or its first letter.
[[nodiscard]] bool means(std::string_view typed, std::string_view word);

}  // namespace rookie
