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

// A decision as in N5, but without the kind of the card turned over, which nobody knows beforehand: "3", "~", "YY-",
// "@YY-", "<".
[[nodiscard]] std::string to_string(Placement placement);
[[nodiscard]] std::string to_string(Move move);
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

// Writes a decision as a token of a record (N5). If it turns over a card, the token names the kind ("3R"), which
// `before`, the game before the decision, must know.
[[nodiscard]] std::string to_token(const Game& before, Move move);

// --- reading --------------------------------------------------------------------------------------------------------

// Where and why a record was rejected (N8). Lines and columns count from 1; columns count characters. The token is
// truncated to a printable length, and empty at the end of the text.
struct RgnError {
  std::int64_t line = 1;
  std::int64_t column = 1;
  std::string token;
  Error error;

  friend bool operator==(const RgnError&, const RgnError&) = default;
};

// "file:line:column: token: what (R4.1)"
[[nodiscard]] std::string to_string(const RgnError& error, std::string_view file);

// A source of text in pieces, so that a file of any size is read in bounded memory.
class TextSource {
 public:
  TextSource() = default;
  TextSource(const TextSource&) = delete;
  TextSource& operator=(const TextSource&) = delete;
  virtual ~TextSource() = default;

  // Returns the next piece, which is valid until the next call; empty at the end.
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

// Reads records one by one. Each is replayed while it is read, so every record returned is a legal game. Memory and
// time are bounded for any text (N9).
class RgnReader {
 public:
  explicit RgnReader(TextSource& source);  // must outlive the reader
  RgnReader(const RgnReader&) = delete;
  RgnReader& operator=(const RgnReader&) = delete;
  ~RgnReader();

  // Returns the next record, or nothing at the end of the text. After an error, returns the same error again.
  [[nodiscard]] std::expected<std::optional<Record>, RgnError> next();

 private:
  class Parser;
  std::unique_ptr<Parser> parser_;
};

// Returns all records of a text, or its first error.
[[nodiscard]] std::expected<std::vector<Record>, RgnError> read_rgn(TextSource& source);
[[nodiscard]] std::expected<std::vector<Record>, RgnError> parse_rgn(std::string_view text);

// --- writing --------------------------------------------------------------------------------------------------------

// The value of the Result tag (N2): the points by seat, or `*` while the game is unfinished.
[[nodiscard]] std::string result_tag(const Game& game);

// Writes the decisions of a record in the writer's form (N7), one line per turn.
class RgnBody {
 public:
  void add(const Game& before, Move move);

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  int turn_ = 0;  // of the last decision
  std::string text_;
};

// Writes a record in the writer's form (N7). It must be valid, and N0 to N3 and N9 must allow its names and tags.
[[nodiscard]] std::string write_rgn(const Record& record);
// The same without a replay: `now` is the game after all decisions, and `body` holds them.
[[nodiscard]] std::string write_rgn(const Record& record, const Game& now, const RgnBody& body);

}  // namespace rookie
