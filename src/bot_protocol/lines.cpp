#include "bot_protocol/lines.h"

#include <algorithm>

#include "core/number.h"
#include "notation/rgn.h"

namespace rookie {
namespace {

constexpr std::size_t most_word_bytes = 23;  // "it,again,either,forfeit"

template <typename Number>
Result<Number> read_number(std::string_view text) {
  if (const auto number = parse_number<Number>(text)) return *number;
  return refuse("", in_quotes(text) + " is no number, or too large a one");
}

Result<int> parse_positive(std::string_view text) {
  const auto number = read_number<int>(text);
  if (number && *number < 1) return refuse("", in_quotes(text) + " is not 1 or more");
  return number;
}

Result<Seat> parse_seat(std::string_view text) {
  const auto number = read_number<int>(text);
  const auto seat = number ? Seat::numbered(*number) : std::nullopt;
  if (!seat) return refuse("R1.3", "there is no seat " + in_quotes(text));
  return *seat;
}

Result<Decision> parse_whole_decision(std::string_view text) {
  const auto decision = parse_decision(text);
  if (!decision) return refuse("N5", in_quotes(text) + " is no decision");
  return *decision;
}

// Reads word after word, up to the first wrong one.
class WordReader {
 public:
  explicit WordReader(std::string_view words) : words_(words) {}

  // Reads the next word into `value`.
  template <typename T>
  void read(Result<T> (*parse)(std::string_view), T& value) {
    if (!result_) return;
    const std::string_view word = take_word(words_);
    if (word.empty() || word.size() > most_word_bytes) {
      result_ = refuse("", word.empty() ? "this line is too short" : in_quotes(word) + " is too long a word");
    } else if (const auto parsed = parse(word)) {
      value = *parsed;
    } else {
      result_ = std::unexpected(parsed.error());
    }
  }

  // Expects the word `name`, and reads the word after it into `value`.
  template <typename T>
  void read(std::string_view name, Result<T> (*parse)(std::string_view), T& value) {
    if (!result_) return;
    if (next_is(name)) {
      read(parse, value);
    } else {
      result_ = refuse("", "here '" + std::string(name) + "' is expected, not " + in_quotes(take_word(words_)));
    }
  }

  // Takes the next word off if it is `name`.
  [[nodiscard]] bool next_is(std::string_view name) {
    std::string_view rest = words_;
    if (take_word(rest) != name) return false;
    words_ = rest;
    return true;
  }

  // Expects the end.
  void finish() {
    const std::string_view word = take_word(words_);
    if (result_ && !word.empty()) result_ = refuse("", in_quotes(word) + " is one word too many");
  }

  [[nodiscard]] const Result<void>& result() const { return result_; }

 private:
  std::string_view words_;
  Result<void> result_;
};

}  // namespace

std::string to_string(const GameLine& line) {
  const Options& options = line.options;
  return "game variant " + std::string(to_string(options.variant)) + " edition " + to_string(options.edition) +
         " ruling " + to_string(options.rulings, ',') + " seats " + std::to_string(options.seats) + " first " +
         std::to_string(options.first.number()) + " you " + std::to_string(line.you.number()) + " seed " +
         std::to_string(line.seed);
}

std::string to_string(const MoveLine& line) {
  return "move " + std::to_string(line.seat.number()) + " " + to_string(line.decision);
}

std::string to_string(const GoLine& line, const Moves& legal) {
  std::string text = "go milliseconds " + std::to_string(line.time.count());
  if (line.positions) text += " positions " + std::to_string(*line.positions);
  text += " moves";
  for (const Move move : legal) text += " " + to_string(move);
  return text;
}

Result<GameLine> parse_game_line(std::string_view words) {
  GameLine line;
  WordReader reader(words);
  reader.read("variant", parse_variant, line.options.variant);
  reader.read("edition", parse_edition, line.options.edition);
  reader.read("ruling", parse_rulings, line.options.rulings);
  reader.read("seats", read_number<std::uint8_t>, line.options.seats);
  reader.read("first", parse_seat, line.options.first);
  reader.read("you", parse_seat, line.you);
  reader.read("seed", read_number<std::uint64_t>, line.seed);
  reader.finish();
  if (!reader.result()) return std::unexpected(reader.result().error());
  if (const auto valid = validate(line.options); !valid) return std::unexpected(valid.error());
  if (line.you.index() >= line.options.seats)
    return refuse("R1.3", "there is no seat " + std::to_string(line.you.number()));
  return line;
}

Result<MoveLine> parse_move_line(std::string_view words) {
  MoveLine line;
  WordReader reader(words);
  reader.read(parse_seat, line.seat);
  reader.read(parse_whole_decision, line.decision);
  reader.finish();
  if (!reader.result()) return std::unexpected(reader.result().error());
  return line;
}

Result<GoLine> parse_go_line(std::string_view words) {
  int milliseconds = 0;
  int positions = 0;
  WordReader reader(words);
  reader.read("milliseconds", parse_positive, milliseconds);
  if (reader.next_is("positions")) reader.read(parse_positive, positions);
  if (!reader.next_is("moves")) reader.finish();
  if (!reader.result()) return std::unexpected(reader.result().error());
  return GoLine{.time = std::chrono::milliseconds(milliseconds),
                .positions = positions > 0 ? std::optional(positions) : std::nullopt};
}

std::string_view take_word(std::string_view& text) {
  constexpr std::string_view blanks = " \t\r";
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  text.remove_prefix(word.size());
  return word;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t most = 60;
  std::string printable(text.substr(0, most));
  for (char& byte : printable) {
    if (byte < ' ' || byte > '~') byte = '?';
  }
  return "'" + printable + (text.size() > most ? "…'" : "'");
}

}  // namespace rookie
