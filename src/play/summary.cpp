#include "play/summary.h"

namespace rookie {
namespace {

void keep_bigger(std::optional<Summary::Gain>& biggest, const Summary::Gain& gain) {
  if (!biggest || gain.cards > biggest->cards) biggest = gain;
}

void add_gains(Summary& summary, int turn, const Events& events) {
  for (const Event& event : events) {
    const Summary::Gain gain{.turn = turn, .seat = event.seat, .other = event.other, .cards = event.cards.total()};
    if (event.type == Event::Type::Rookie) summary.rookies.push_back(gain);
    if (is_of_rookie(event)) summary.rookies.back().cards += gain.cards;
    if (is_steal(event)) keep_bigger(summary.biggest_taken, gain);
    if (secures_tray(event)) keep_bigger(summary.biggest_secured, gain);
  }
}

Summary::Turn turn_of(Seat active, const Game& after) {
  Summary::Turn turn{.seat = active};
  for (const Seat seat : seats_of(after.options())) {
    at(turn.points, seat) = after.points(seat);
    at(turn.unsecured, seat) = after.unsecured(seat).total();
  }
  return turn;
}

}  // namespace

Result<Summary> summarise(const Record& record) {
  Summary summary{.seats = record.options.seats};
  const auto game = replay(record, [&summary](const Game& before, Move, const Events& events, const Game& after) {
    add_gains(summary, before.turn(), events);
    if (after.over() || after.turn() != before.turn()) summary.turns.push_back(turn_of(before.active(), after));
  });
  if (!game) return std::unexpected(game.error());
  if (!game->over()) return refuse("R8.1", "the game is not over");
  for (const Seat seat : seats_of(record.options)) {
    if (game->won(seat)) summary.winners.push_back(seat);
  }
  return summary;
}

}  // namespace rookie
