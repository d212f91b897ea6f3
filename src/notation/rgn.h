#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "notation/record.h"
#include "rules/game.h"
#include "rules/move.h"
#include "rules/placement.h"

namespace rookie {

// Rookie Game Notation, docs/notation.md.

// --- decisions ------------------------------------------------------------------------------------------------------

// A decision as N5 writes it, without the kind of a card turned over, which nobody knows beforehand: "3", "~", "YY-",
// "@YY-", "<".
[[nodiscard]] std::string to_string(Placement placement);
[[nodiscard]] std::string to_string(Move move);
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

// A decision as a token of a record (N5), to be made on this game: turning over names the kind ("3R"), which must be
// known.
[[nodiscard]] std::string to_token(const Game& before, Move move);

// --- reading --------------------------------------------------------------------------------------------------------

// Where and why a record was rejected (N8). Lines and columns count from 1, columns in characters. The token is cut to
// a printable length, and empty at the end of the text.
struct RgnError {
  std::int64_t line = 1;
  std::int64_t column = 1;
  std::string token;
  Error error;

  friend bool operator==(const RgnError&, const RgnError&) = default;
};

// "file:line:column: token: what (R4.1)"
[[nodiscard]] std::string to_string(const RgnError& error, std::string_view file);

// Where text comes from, a piece at a time, so that a file of any size is read in bounded memory.
class TextSource {
 public:
  TextSource() = default;
  TextSource(const TextSource&) = delete;
  TextSource& operator=(const TextSource&) = delete;
  virtual ~TextSource() = default;

  // The next piece; empty at the end. Valid until the next call.
  virtual std::string_view read() = 0;
};

// A text in memory, which must outlive the source.
class StringSource final : public TextSource {
 public:
  explicit StringSource(std::string_view text) : text_(text) {}
  std::string_view read() override { return std::exchange(text_, {}); }

 private:
  std::string_view text_;
};

// Reads one record after another, each replayed while it is read, so that whatever it gives is a legal game. Memory and
// time are bounded for any text (N9).
class RgnReader {
 public:
  explicit RgnReader(TextSource& source);  // which must outlive the reader
  RgnReader(const RgnReader&) = delete;
  RgnReader& operator=(const RgnReader&) = delete;
  ~RgnReader();

  // The next record; nothing at the end of the text. After an error, the same error again.
  [[nodiscard]] std::expected<std::optional<Record>, RgnError> next();

 private:
  class Parser;
  std::unique_ptr<Parser> parser_;
};

// All records of a text, or its first error.
[[nodiscard]] std::expected<std::vector<Record>, RgnError> read_rgn(TextSource& source);
[[nodiscard]] std::expected<std::vector<Record>, RgnError> parse_rgn(std::string_view text);

// --- writing --------------------------------------------------------------------------------------------------------

// The value of the tag Result (N2): the points by seat, or `*` while the game is unfinished.
[[nodiscard]] std::string result_tag(const Game& game);

// The decisions of a record in the writer's form (N7), added one by one: a turn a line.
class RgnBody {
 public:
  void add(const Game& before, Move move);

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  int turn_ = 0;  // of the last decision
  std::string text_;
};

// The record in the writer's form (N7). It must replay, and its names and tags must be text that N0 to N3 and N9 allow.
[[nodiscard]] std::string write_rgn(const Record& record);
// The same without replaying it: from the game as it stands after all decisions, which are the body.
[[nodiscard]] std::string write_rgn(const Record& record, const Game& now, const RgnBody& body);

}  // namespace rookie
