#include "terminal/request.h"

#include <fmt/ranges.h>

#include "notation/rgn.h"
#include "play/choice.h"
#include "rules/tray.h"
#include "terminal/texts.h"

namespace rookie {
namespace {

std::string keys(const Lines& parts) { return indent(fmt::format("{}", fmt::join(parts, "   "))); }

// --- turning over, taking -------------------------------------------------------------------------------------------

std::string turn_request(const Table& table, const std::string& name) {
  switch (table.phase) {
    case Phase::SecondCard: return fmt::format(texts::ask_second, name);
    case Phase::CoverOrSeek: return fmt::format(texts::ask_cover_or_seek, name);
    case Phase::Seek: return fmt::format(texts::ask_seek, name);
    default:
      if ((table.barred - table.turnable).empty()) return fmt::format(texts::ask_first, name);
      return fmt::format(texts::ask_new, name);
  }
}

Lines render_turn_request(const Table& table, const Names& names, Paint paint) {
  std::vector<int> spots;
  for (const Spot spot : table.turnable) spots.push_back(spot.number());
  Lines ways{fmt::format(texts::keys_turn, fmt::join(spots, " "))};
  if (table.phase == Phase::CoverOrSeek) ways.emplace_back(texts::keys_cover);
  ways.emplace_back(texts::keys_always);
  return {indent(paint.strong(turn_request(table, at(names, table.active)))), keys(ways)};
}

Lines render_take_request(const Table& table, const Names& names, Paint paint) {
  const std::string& left = at(names, seat_before(table.options, table.active));
  const std::string& right = at(names, seat_after(table.options, table.active));
  return {indent(paint.strong(fmt::format(texts::ask_take, at(names, table.active)))),
          keys({fmt::format(texts::keys_take, left, right), std::string(texts::keys_always)})};
}

// --- placing --------------------------------------------------------------------------------------------------------

std::string place_request(const Table& table, const Names& names) {
  const std::string& name = at(names, table.active);
  if (table.owner == table.active) return fmt::format(texts::ask_place, name);
  return fmt::format(texts::ask_place_for, name, at(names, table.owner));
}

std::string render_hand(Cards hand, Paint paint) {
  std::string cards;
  for (const Kind kind : all_kinds) {
    if (hand.of(kind) > 0) cards += paint.cards(kind, hand.of(kind));
  }
  return cards;
}

std::string enter_key(const Table& table) {
  const Move move = suggest(table);
  const auto secured = secured_by(table, move);
  if (!secured) return fmt::format(texts::keys_enter, to_string(move));
  return fmt::format(texts::keys_enter_secures, to_string(move), secured->cards);
}

Lines render_place_request(const Table& table, const Names& names, Paint paint) {
  Lines ways{only_kind(table.hand) ? std::string(texts::keys_piles)
                                   : fmt::format(texts::keys_tops, to_string(suggest(table)))};
  if (table.partner_allowed) {
    ways.push_back(fmt::format(texts::keys_partner, at(names, partner_of(table.options, table.active))));
  }
  return {indent(fmt::format("{} {}", paint.strong(place_request(table, names)), render_hand(table.hand, paint))),
          keys(ways), keys({enter_key(table), std::string(texts::keys_always)})};
}

// --- help -----------------------------------------------------------------------------------------------------------

std::string seeking_in_brief(const Options& options) {
  const bool either = options.rulings.contains(Ruling::Either);
  return fmt::format(texts::help_seek, either ? texts::help_seek_either : texts::help_seek_left);
}

Lines rules_in_brief(const Table& table) {
  const Variant variant = table.options.variant;
  switch (table.phase) {
    case Phase::CoverOrSeek: return {seeking_in_brief(table.options), std::string(texts::help_cover)};
    case Phase::Seek: return {seeking_in_brief(table.options)};
    case Phase::Take: return {std::string(texts::help_take)};
    case Phase::Place:
      if (variant != Variant::Team) return {std::string(texts::help_place)};
      return {std::string(texts::help_place), std::string(texts::help_partner)};
    default:
      if (variant == Variant::Kids) return {std::string(texts::help_turn)};
      return {std::string(texts::help_turn), std::string(texts::help_cross)};
  }
}

Lines house_rules(const Options& options) {
  Lines sentences{std::string(texts::help_house_rules)};
  for (const Ruling ruling : values_of<Ruling>) {
    if (options.rulings.contains(ruling)) sentences.emplace_back(texts::rulings[ruling]);
  }
  return sentences;
}

}  // namespace

Lines render_request(const Table& table, const Names& names, Paint paint) {
  if (table.phase == Phase::Place) return render_place_request(table, names, paint);
  if (table.phase == Phase::Take) return render_take_request(table, names, paint);
  return render_turn_request(table, names, paint);
}

Lines render_help(const Table& table) {
  const Variant variant = table.options.variant;
  Lines lines = wrap({std::string(variant == Variant::Kids ? texts::help_aim_kids : texts::help_aim)});
  const auto add = [&lines](const Lines& more) {
    lines.emplace_back();
    lines.insert(lines.end(), more.begin(), more.end());
  };
  add(wrap(rules_in_brief(table)));
  if (has_house_rules(table.options)) add(wrap(house_rules(table.options)));
  Lines typed{indent(texts::help_keys_turn)};
  if (variant != Variant::Kids) {
    for (const std::string_view line : texts::help_keys_trays) typed.push_back(indent(line));
  }
  if (variant == Variant::Team) typed.push_back(indent(texts::help_keys_partner));
  typed.push_back(indent(texts::help_keys_always));
  add(typed);
  return lines;
}

}  // namespace rookie
