#include "terminal/describe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "terminal/texts.h"

namespace rookie {
namespace {

std::string list(Cards cards) {
  std::vector<std::string> parts;
  for (const Kind kind : all_kinds) {
    if (cards.of(kind) > 0) parts.push_back(fmt::format("{} {}", cards.of(kind), texts::kinds[kind]));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string list(Placement placement) {
  std::vector<std::string> parts;
  for (const Pile pile : all_piles) {
    const auto top = placement.top(pile);
    if (top) parts.push_back(fmt::format(texts::new_top, texts::kinds[*top], pile.number()));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::string describe_secured(const Event& event, std::string_view name) {
  if (secures_tray(event)) return fmt::format(texts::secured, name, texts::kinds[event.kind], event.cards.total());
  if (is_of_last_pair(event)) return fmt::format(texts::secured_last, name, event.cards.total());
  return fmt::format(texts::secured_pair, name, event.cards.total());
}

std::string describe_covered(const Event& event, std::string_view name) {
  if (event.spots.empty()) return {};
  if (covers_mismatch(event)) return std::string(texts::covered_mismatch);
  return fmt::format(texts::covered, name);
}

std::string describe_turn_ended(const Event& event, std::string_view name, std::string_view next) {
  if (event.clause == Clause::R3_4) return fmt::format(texts::next_after_cross, name, next);
  if (event.clause == Clause::R4_5) return fmt::format(texts::next_after_seeking, name, next);
  return fmt::format(texts::next, name, next);
}

}  // namespace

std::string describe(const Event& event, const Names& names) {
  const std::string_view name = at(names, event.seat);
  const std::string_view other = at(names, event.other);
  switch (event.type) {
    case Event::Type::Turned:
      if (event.from == event.to)
        return fmt::format(texts::turned, name, event.from.number(), texts::kinds[event.kind]);
      return fmt::format(texts::turned_and_moved, name, event.from.number(), texts::kinds[event.kind],
                         event.to.number());
    case Event::Type::Paired:
      return is_sought(event) ? fmt::format(texts::paired_by_seeking, name) : fmt::format(texts::paired, name);
    case Event::Type::Placed:
      if (event.seat == event.other) {
        return fmt::format(texts::placed, name, event.cards.total(), list(event.placement));
      }
      return fmt::format(texts::placed_for, name, event.cards.total(), other, list(event.placement));
    case Event::Type::Secured: return describe_secured(event, name);
    case Event::Type::Rookie: return fmt::format(texts::rookie, name);
    case Event::Type::Taken: return fmt::format(texts::taken, name, other, event.cards.total(), list(event.cards));
    case Event::Type::Covered: return describe_covered(event, name);
    case Event::Type::Shifted: return fmt::format(texts::shifted, texts::kinds[event.kind], event.to.number());
    case Event::Type::TurnEnded: return describe_turn_ended(event, name, other);
    case Event::Type::GameEnded: return is_standstill(event) ? std::string(texts::standstill) : std::string();
  }
  return {};
}

}  // namespace rookie
