#include "terminal/input.h"

#include <cctype>
#include <optional>
#include <string>

#include "notation/rgn.h"
#include "play/choice.h"
#include "terminal/texts.h"

namespace rookie {
namespace {

template <typename Change>
std::string without_spaces(std::string_view typed, Change change) {
  std::string text;
  for (const char letter : typed) {
    const auto code = static_cast<unsigned char>(letter);
    if (std::isspace(code) == 0) text.push_back(static_cast<char>(change(code)));
  }
  return text;
}

std::string lower(std::string_view typed) {
  return without_spaces(typed, [](int code) { return std::tolower(code); });
}
std::string upper(std::string_view typed) {
  return without_spaces(typed, [](int code) { return std::toupper(code); });
}

std::optional<Placement> parse_piles(std::string_view digits, Kind kind) {
  Placement::NewTops tops;
  for (const char digit : digits) {
    const auto pile = Pile::numbered(digit - '0');
    if (!pile) return std::nullopt;
    at(tops, *pile) = kind;
  }
  return Placement::of(tops);
}

std::optional<Move> parse_placement(std::string_view text, const Table& table) {
  if (text.empty()) return suggest(table);
  const bool with_partner = text.starts_with('@');
  const auto kind = only_kind(table.hand);
  const auto piles = kind ? parse_piles(text.substr(with_partner ? 1 : 0), *kind) : std::nullopt;
  if (piles) return with_partner ? Move::place_with_partner(*piles) : Move::place(*piles);
  const auto move = parse_move(text);
  return move && move->type() >= Move::Type::Place ? move : std::nullopt;
}

std::optional<Move> parse_decision(std::string_view typed, const Table& table) {
  if (table.phase == Phase::Place) return parse_placement(upper(typed), table);
  if (means(typed, texts::word_cover)) return Move::cover();
  if (means(typed, texts::word_left)) return Move::take(Side::Left);
  if (means(typed, texts::word_right)) return Move::take(Side::Right);
  return parse_move(upper(typed));
}

Error not_understood(const Table& table) {
  switch (table.phase) {
    case Phase::CoverOrSeek: return {.rule = "R4.2", .what = std::string(texts::type_spot_or_cover)};
    case Phase::Take: return {.rule = "R6.1", .what = std::string(texts::type_side)};
    case Phase::Place:
      return {.rule = "R5.2", .what = std::string(only_kind(table.hand) ? texts::type_piles : texts::type_tops)};
    default: return {.rule = "R3.1", .what = std::string(texts::type_spot)};
  }
}

}  // namespace

bool means(std::string_view typed, std::string_view word) {
  const std::string text = lower(typed);
  return text == word || text == word.substr(0, 1);
}

Result<Command> parse(std::string_view typed, const Table& table) {
  if (means(typed, texts::word_help) || means(typed, "?")) return Help{};
  if (means(typed, texts::word_quit)) return Quit{};
  if (const auto move = parse_decision(typed, table)) return *move;
  return std::unexpected(not_understood(table));
}

}  // namespace rookie
