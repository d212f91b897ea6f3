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

// The lines of docs/bot-protocol.md that carry something, as values. Printed, they have no line end; parsed, they begin
// after the first word, which says what they are.

inline constexpr std::size_t most_line_bytes = 4096;   // that a host may send, without the line end
inline constexpr std::size_t most_answer_bytes = 200;  // that a bot may send, without the line end

inline constexpr std::string_view bot_protocol_version = "1";
inline constexpr std::string_view greeting = "rookie 1";  // of both ends

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
  std::optional<int> positions;  // nothing: as many as there is time for

  friend bool operator==(const GoLine&, const GoLine&) = default;
};

[[nodiscard]] std::string to_string(const GameLine& line);
[[nodiscard]] std::string to_string(const MoveLine& line);
// With the legal moves, for bots that do not know the rules.
[[nodiscard]] std::string to_string(const GoLine& line, const Moves& legal);

[[nodiscard]] Result<GameLine> parse_game_line(std::string_view words);
[[nodiscard]] Result<MoveLine> parse_move_line(std::string_view words);
// The legal moves may be left out. They are not looked at.
[[nodiscard]] Result<GoLine> parse_go_line(std::string_view words);

// Takes the first word off a text; empty if there is none. Words are separated by spaces and tabs; a CR counts as one.
[[nodiscard]] std::string_view take_word(std::string_view& text);

// What somebody sent, in single quotes, fit for a message: of bounded length, and without what could drive a terminal.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace rookie
