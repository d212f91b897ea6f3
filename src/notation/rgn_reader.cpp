#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "notation/rgn.h"
#include "notation/rgn_lexer.h"
#include "notation/told_game.h"

namespace rookie {
namespace {

using rgn::Parsed;
using rgn::reject;
using rgn::Text;
using rgn::Token;

// --- the header -----------------------------------------------------------------------------------------------------

// The tags of a record, Rookie first. The others come in any order (N1), so the values are checked together.
using Header = std::vector<Token>;

constexpr std::array<std::string_view, 8> known_tags{"Rookie", "Edition", "Variant", "Ruling",
                                                     "Seats",  "First",   "Deck",    "Result"};

bool is_known(const Token& tag) { return std::ranges::find(known_tags, tag.text.text) != known_tags.end(); }

const Token* find(const Header& header, std::string_view name) {
  const auto found = std::ranges::find(header, name, [](const Token& tag) { return std::string_view(tag.text.text); });
  return found == header.end() ? nullptr : &*found;
}

// Returns the first value of a tag, or null if the header does not have the tag.
const Text* value_of(const Header& header, std::string_view name) {
  const Token* tag = find(header, name);
  return tag == nullptr ? nullptr : &tag->values.front();
}

Parsed<void> check_tag(const Token& tag, const Header& before) {
  const std::string& name = tag.text.text;
  if (find(before, name) != nullptr) return reject(tag.text, "N1", "the header already has this tag");
  if (name != "Seats" && tag.values.size() > 1)
    return reject(tag.values[1], "N2", "only the tag Seats can have several values");
  if (name == "Rookie" && tag.values.front().text != "1") {
    return reject(tag.values.front(), "N2", "this reader knows only version 1 of the notation");
  }
  if (!is_known(tag) && std::ranges::count(before, false, is_known) == rgn::most_other_tags) {
    return reject(tag.text, "N9", "a record has at most 64 other tags");
  }
  return {};
}

Parsed<Seat> first_of(const Text& value) {
  const auto seat = value.text.size() == 1 ? Seat::numbered(value.text.front() - '0') : std::nullopt;
  if (!seat) return reject(value, "N2", "the seat that starts must be a number from 1 to 6");
  return *seat;
}

Parsed<Options> options_of(const Header& header) {
  Options options;
  if (const Text* value = value_of(header, "Edition")) {
    const auto edition = parse_edition(value->text);
    if (!edition) return reject(*value, edition.error());
    options.edition = *edition;
  }
  const Text& variant_value = *value_of(header, "Variant");
  const auto variant = parse_variant(variant_value.text);
  if (!variant) return reject(variant_value, variant.error());
  options.variant = *variant;
  if (const Text* value = value_of(header, "Ruling")) {
    const auto rulings = parse_rulings(value->text);
    if (!rulings) return reject(*value, rulings.error());
    if (to_string(*rulings) != value->text) {
      return reject(*value, "N2", "the words of a ruling stand in the order '" + to_string(all_rulings.back()) + "'");
    }
    options.rulings = *rulings;
  }
  const Token& seats = *find(header, "Seats");
  options.seats = static_cast<std::uint8_t>(seats.values.size());
  if (const auto valid = validate(options); !valid) return reject(seats.text, valid.error());
  if (const Text* value = value_of(header, "First")) {
    const auto first = first_of(*value);
    if (!first) return std::unexpected(first.error());
    options.first = *first;
    if (const auto valid = validate(options); !valid) return reject(*value, valid.error());
  }
  return options;
}

Parsed<std::vector<std::string>> names_of(const Header& header) {
  std::vector<std::string> names;
  for (const Text& value : find(header, "Seats")->values) {
    if (value.text.empty()) return reject(value, "N2", "a name has at least one character");
    names.push_back(value.text);
  }
  return names;
}

Parsed<Deck> deck_of(const Header& header, const Options& options) {
  const Text* value = value_of(header, "Deck");
  if (value == nullptr) return Deck::blank(options);
  const auto deck = Deck::parse(value->text, options);
  if (!deck) return reject(*value, deck.error());
  return *deck;
}

Parsed<Record> record_of(const Header& header) {
  for (const std::string name : {"Variant", "Seats"}) {
    if (find(header, name) == nullptr) return reject(header.front().text, "N2", "this record has no tag " + name);
  }
  const auto options = options_of(header);
  if (!options) return std::unexpected(options.error());
  const auto names = names_of(header);
  if (!names) return std::unexpected(names.error());
  const auto deck = deck_of(header, *options);
  if (!deck) return std::unexpected(deck.error());
  Record record{.options = *options, .names = *names, .deck = *deck, .deck_tag = find(header, "Deck") != nullptr};
  for (const Token& tag : header) {
    if (!is_known(tag)) record.other_tags.push_back({.name = tag.text.text, .value = tag.values.front().text});
  }
  return record;
}

// --- the body -------------------------------------------------------------------------------------------------------

bool is_number(std::string_view text) {
  return text.size() > 1 && text.find_first_not_of("0123456789") == text.size() - 1 && text.back() == '.';
}

// A record whose decisions are being read, and the game after the last of them.
class Replay {
 public:
  explicit Replay(Record record) : record_(std::move(record)), told_(record_.options, record_.deck) {}

  [[nodiscard]] const Game& game() const { return told_.game(); }
  [[nodiscard]] Record take_record() {
    record_.deck = told_.deck();
    return std::move(record_);
  }

  Parsed<void> read(const Text& word) {
    if (game().over()) return reject(word, "N8", "the game is over: only comments may follow");
    return is_number(word.text) ? read_number(word) : read_decision(word);
  }

  // Checks the end of the record.
  [[nodiscard]] Parsed<void> finish() const {
    if (bare_number_) return reject(*bare_number_, "N5", "a turn has at least one decision");
    return {};
  }

 private:
  Parsed<void> read_number(const Text& word) {
    const std::string turn = std::to_string(game().turn());
    if (numbered_turn_ == game().turn()) {
      return reject(word, "N5",
                    "turn " + turn + " is not over: a number may stand only before the first decision of a turn");
    }
    if (word.text != turn + ".") return reject(word, "N5", "this is turn " + turn);
    numbered_turn_ = game().turn();
    bare_number_ = word;
    return {};
  }

  Parsed<void> read_decision(const Text& word) {
    const auto decision = parse_decision(word.text);
    if (!decision) return reject(word, "N5", "this is not a decision");
    if (numbered_turn_ != game().turn()) {
      return reject(word, "N5", "turn " + std::to_string(game().turn()) + " begins without its number");
    }
    Events events;
    if (const auto made = told_.make(*decision, events); !made) return reject(word, made.error());
    record_.moves.push_back(decision->move);
    bare_number_.reset();
    return {};
  }

  Record record_;
  ToldGame told_;
  int numbered_turn_ = 0;
  std::optional<Text> bare_number_;  // of a turn that has no decision yet
};

Parsed<void> check_result(const Header& header, const Game& game) {
  const Text* value = value_of(header, "Result");
  const std::string result = result_tag(game);
  if (value == nullptr || value->text == result) return {};
  return reject(*value, "N2",
                game.over() ? "the game has ended with " + result : "the game is unfinished: its result is " + result);
}

}  // namespace

// --- the reader -----------------------------------------------------------------------------------------------------

class RgnReader::Parser {
 public:
  explicit Parser(TextSource& source) : lexer_(source), token_(lexer_.next()) {}

  Parsed<std::optional<Record>> next();

 private:
  [[nodiscard]] bool at_tag() const { return token_->type == Token::Type::Tag; }
  [[nodiscard]] bool at_record() const { return at_tag() && token_->text.text == "Rookie"; }
  Parsed<std::optional<Record>> read_record();
  Parsed<void> advance();
  Parsed<Header> read_header();
  Parsed<void> read_body(Replay& replay);

  rgn::Lexer lexer_;
  Parsed<Token> token_;  // the next one
};

Parsed<std::optional<Record>> RgnReader::Parser::next() {
  auto record = read_record();
  if (!record) token_ = std::unexpected(record.error());  // nothing is read after an error
  return record;
}

Parsed<std::optional<Record>> RgnReader::Parser::read_record() {
  if (!token_) return std::unexpected(token_.error());
  if (token_->type == Token::Type::End) return std::nullopt;
  const auto header = read_header();
  if (!header) return std::unexpected(header.error());
  auto record = record_of(*header);
  if (!record) return std::unexpected(record.error());
  Replay replay(*std::move(record));
  if (const auto read = read_body(replay); !read) return std::unexpected(read.error());
  if (const auto checked = check_result(*header, replay.game()); !checked) return std::unexpected(checked.error());
  return replay.take_record();
}

Parsed<void> RgnReader::Parser::advance() {
  token_ = lexer_.next();
  if (!token_) return std::unexpected(token_.error());
  return {};
}

Parsed<Header> RgnReader::Parser::read_header() {
  if (!at_record()) return reject(token_->text, "N1", R"(a record begins with [Rookie "1"])");
  Header header;
  while (at_tag() && (header.empty() || !at_record())) {
    if (const auto checked = check_tag(*token_, header); !checked) return std::unexpected(checked.error());
    header.push_back(*std::move(token_));
    if (const auto advanced = advance(); !advanced) return std::unexpected(advanced.error());
  }
  return header;
}

Parsed<void> RgnReader::Parser::read_body(Replay& replay) {
  while (token_->type == Token::Type::Word) {
    if (const auto read = replay.read(token_->text); !read) return read;
    if (const auto advanced = advance(); !advanced) return advanced;
  }
  if (at_tag() && !at_record()) return reject(token_->text, "N1", "tags must come before the first decision");
  return replay.finish();
}

RgnReader::RgnReader(TextSource& source) : parser_(std::make_unique<Parser>(source)) {}

RgnReader::~RgnReader() = default;

std::expected<std::optional<Record>, RgnError> RgnReader::next() { return parser_->next(); }

std::expected<std::vector<Record>, RgnError> read_rgn(TextSource& source) {
  RgnReader reader(source);
  std::vector<Record> records;
  while (true) {
    auto next = reader.next();
    if (!next) return std::unexpected(next.error());
    std::optional<Record>& record = *next;
    if (!record) return records;
    records.push_back(*std::move(record));
  }
}

std::expected<std::vector<Record>, RgnError> parse_rgn(std::string_view text) {
  StringSource source(text);
  return read_rgn(source);
}

std::string to_string(const RgnError& error, std::string_view file) {
  std::string text(file);
  text += ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": ";
  if (!error.token.empty()) text += error.token + ": ";
  return text + to_string(error.error);
}

}  // namespace rookie
