#include "bots/simple_bot.h"

#include <algorithm>

#include "bots/tray.h"

namespace rookie {
namespace {

constexpr std::size_t memory_span = 6;  // spots; people keep about seven things in mind

int unsecured_count(const Table& table, Seat seat) {
  int count = 0;
  for (const auto& pile : table.seats[static_cast<std::size_t>(seat.index())].tray) count += pile.height;
  return count;
}

// How good the tray looks once the placement is made: securing is best, with X better still; else equal tops count.
int worth(const Table& table, Move move) {
  const Tops tops = tops_after(table, move);
  const int most_equal = *std::ranges::max_element(tops);
  const bool rookie = tops[Kind::X] == Pile::count;
  const bool with_partner = move.type() == Move::Type::PlaceWithPartner;
  return 4 * most_equal + (rookie ? 2 : 0) + (with_partner ? 0 : 1);
}

}  // namespace

void SimpleBot::observe(const Event& event) {
  recall_.observe(event);
  switch (event.type) {
    case Event::Type::Turned:
    case Event::Type::Shifted:
      std::erase(latest_, event.from);
      std::erase(latest_, event.to);
      latest_.push_back(event.to);
      if (latest_.size() > memory_span) latest_.erase(latest_.begin());
      break;
    case Event::Type::Paired:
      std::erase(latest_, event.from);
      std::erase(latest_, event.to);
      break;
    default: break;
  }
}

Result<Move> SimpleBot::decide(const Table& table, const Moves& legal, const Budget& /*budget*/) {
  switch (table.phase) {
    case Phase::CoverOrSeek:
      if (wants_to_cover(table)) return Move::cover();
      return turn_one(table);
    case Phase::Place: return *std::ranges::max_element(legal, {}, [&](Move move) { return worth(table, move); });
    case Phase::Take: {
      const int left = unsecured_count(table, seat_before(table.options, table.active));
      const int right = unsecured_count(table, seat_after(table.options, table.active));
      return Move::take(left >= right ? Side::Left : Side::Right);
    }
    default: return turn_one(table);
  }
}

Move SimpleBot::turn_one(const Table& table) {
  for (const auto& spot : table.spots) {
    if (!spot.open) continue;
    if (const auto match = find(*spot.open, table.turnable)) return Move::turn(*match);
  }
  if (table.phase == Phase::FirstCard) {
    if (const auto one = find_pair(table.turnable)) return Move::turn(*one);
  }
  return Move::turn(explore(table.turnable));
}

// Seeking pays when a match is remembered, or when many kinds lie open; else a fresh start with a remembered pair, or
// the toss of a coin.
bool SimpleBot::wants_to_cover(const Table& table) {
  int open = 0;
  for (const auto& spot : table.spots) {
    if (!spot.open) continue;
    ++open;
    if (find(*spot.open, table.turnable)) return false;
  }
  return find_pair(table.turnable) || (open < 3 && random_.below(2) == 0);
}

std::optional<Kind> SimpleBot::remembered(Spot spot) const {
  if (std::ranges::find(latest_, spot) == latest_.end()) return std::nullopt;
  return recall_.top(spot);
}

std::optional<Spot> SimpleBot::find(Kind kind, SpotSet among) const {
  for (const Spot spot : among) {
    if (remembered(spot) == kind) return spot;
  }
  return std::nullopt;
}

std::optional<Spot> SimpleBot::find_pair(SpotSet among) const {
  for (const Spot spot : among) {
    const auto kind = remembered(spot);
    if (kind && find(*kind, among - SpotSet(spot))) return spot;
  }
  return std::nullopt;
}

// A card that it does not remember, if there is one: that is where something new is to be found.
Spot SimpleBot::explore(SpotSet turnable) {
  SpotSet unknown = turnable;
  for (const Spot spot : turnable) {
    if (remembered(spot)) unknown.remove(spot);
  }
  const SpotSet choice = unknown.empty() ? turnable : unknown;
  auto at = choice.begin();
  for (std::uint32_t skip = random_.below(static_cast<std::uint32_t>(choice.size())); skip > 0; --skip) ++at;
  return *at;
}

}  // namespace rookie
