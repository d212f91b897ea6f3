#include "rules/occurrences.h"

#include <algorithm>

#include "rules/scene.h"

namespace rookie {
namespace {

int open_cards(const Table& table) {
  return static_cast<int>(std::ranges::count_if(table.spots, [](const auto& spot) { return spot.open.has_value(); }));
}

bool open_card_lies_on_others(const Table& table) {
  return std::ranges::any_of(table.spots, [](const auto& spot) { return spot.open && spot.height > 1; });
}

}  // namespace

void Recorder::decision(const Table& table) {
  const bool barred_allowed = !(table.turnable & table.barred).empty();
  note("R4.1 all barred, first card", barred_allowed && table.phase == Phase::FirstCard);
  note("R4.1 all barred, second card", barred_allowed && table.phase == Phase::SecondCard);
  note("R6.1 choice", table.phase == Phase::Take);
}

void Recorder::refused_barred_card() { note("R4.1 barred", true); }

void Recorder::happened(std::span<const Event> events, const Table& after) {
  note("R6.3 choice", events[0].type == Event::Type::Taken && events[0].clause == Clause::R6_3);
  for (const Event& event : events) happened(event, after);
  const bool shifted =
      std::ranges::any_of(events, [](const Event& event) { return event.type == Event::Type::Shifted; });
  note("R7.3 too few gaps", shifted && open_card_lies_on_others(after));
}

void Recorder::end(const Game& game) {
  const auto won_points = [&](Seat seat) { return game.over() && game.won(seat) && game.points(seat) > 0; };
  note("game", true);
  const Rulings rulings = game.options().rulings;
  note("game in which the turn goes on and cards are barred",
       !rulings.contains(Ruling::It) && !rulings.contains(Ruling::Again));
  note("R8.2 shared",
       std::ranges::count_if(seats_of(game.options()), won_points) > (game.options().variant == Variant::Team ? 2 : 1));
}

void Recorder::note(const std::string& what, bool occurred) {
  if (occurred) ++(*occurrences_)[what];
}

void Recorder::happened(const Event& event, const Table& after) {
  switch (event.type) {
    case Event::Type::Turned:
      note("R7.1", event.from != event.to);
      if (event.from != event.to && covered_.contains(event.from)) {
        covered_.remove(event.from);
        covered_.add(event.to);
      }
      break;
    case Event::Type::Covered:
      if (!covers_mismatch(event)) covered_ = event.spots;
      break;
    case Event::Type::Paired:
      note("R4.1 covered card taken at once", covered_.contains(event.from) || covered_.contains(event.to));
      covered_ = {};
      break;
    case Event::Type::Secured: {
      const auto& tray = after.seats.at(static_cast<std::size_t>(event.seat.index())).tray;
      note("R8.1 forfeit",
           is_of_last_pair(event) && std::ranges::any_of(tray, [](const auto& pile) { return pile.height > 0; }));
      break;
    }
    case Event::Type::Placed:
      note("R5.5", event.clause == Clause::R5_5);
      note("R6.4 placed for partner", event.clause == Clause::R5_1 && event.seat != event.other);
      break;
    case Event::Type::Rookie: note("R6.4 twice", ++rookies_ == 2); break;
    case Event::Type::Shifted: note("R7.3", true); break;
    case Event::Type::TurnEnded:
      rookies_ = 0;
      covered_ = {};
      note("R4.3 turn ends", event.clause == Clause::R4_3);
      note("R4.5 six open", event.clause == Clause::R4_5 && open_cards(after) == kind_count);
      break;
    case Event::Type::GameEnded: note("R8.4", event.clause == Clause::R8_4); break;
    default: break;
  }
}

}  // namespace rookie
