#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "notation/told_game.h"
#include "rules/game.h"
#include "rules/ids.h"
#include "rules/options.h"

namespace rookie {

// The lines of docs/bot-protocol.md as values. Printing gives no line end. Parsing begins after the first word, which
// names the kind of line.

inline constexpr std::size_t most_line_bytes = 4096;   // of a host's line, without the line end
inline constexpr std::size_t most_answer_bytes = 200;  // of a bot's line, without the line end

inline constexpr std::string_view bot_protocol_version = "1";
inline constexpr std::string_view greeting = "rookie 1";  // what both sides say first

struct GameLine {
  Options options;
  Seat you;
  std::uint64_t seed = 0;

  friend bool operator==(const GameLine&, const GameLine&) = default;
};

struct MoveLine {
  Seat seat;
  Decision decision;

  friend bool operator==(const MoveLine&, const MoveLine&) = default;
};

struct GoLine {
  std::chrono::milliseconds time{};
  std::optional<int> positions;  // nothing: as many as the time allows

  friend bool operator==(const GoLine&, const GoLine&) = default;
};

[[nodiscard]] std::string to_string(const GameLine& line);
[[nodiscard]] std::string to_string(const MoveLine& line);
// With the legal moves, for bots that do not know the rules.
[[nodiscard]] std::string to_string(const GoLine& line, const Moves& legal);

[[nodiscard]] Result<GameLine> parse_game_line(std::string_view words);
[[nodiscard]] Result<MoveLine> parse_move_line(std::string_view words);
// The legal moves may be missing; they are not read.
[[nodiscard]] Result<GoLine> parse_go_line(std::string_view words);

// Takes the first word off a text; empty if there is none. Spaces, tabs and CR separate words.
[[nodiscard]] std::string_view take_word(std::string_view& text);

// What somebody sent, in single quotes, safe to print: of bounded length, and without control characters.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace rookie
