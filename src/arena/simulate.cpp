#include "arena/simulate.h"

#include <algorithm>
#include <span>

#include "arena/play_game.h"
#include "arena/share_out.h"

namespace rookie {
namespace {

Levels levels_of(const Simulation& simulation) { return {simulation.bots.begin(), simulation.bots.end()}; }

void count(const Event& event, Statistics& statistics) {
  switch (event.type) {
    case Event::Type::Paired: ++statistics.pairs; break;
    case Event::Type::Secured: statistics.secured += secures_tray(event) ? 1U : 0U; break;
    case Event::Type::Rookie: ++statistics.rookies; break;
    case Event::Type::Taken:
      if (is_steal(event) && !is_of_rookie(event)) {
        ++statistics.steals;
        statistics.cards_stolen += static_cast<std::uint64_t>(event.cards.total());
      }
      break;
    case Event::Type::GameEnded: statistics.standstills += is_standstill(event) ? 1U : 0U; break;
    default: break;
  }
}

void count_result(const Played& played, Statistics& statistics) {
  const Game& game = played.course.game();
  const auto turns = static_cast<std::uint64_t>(game.turn());
  ++statistics.games;
  statistics.decisions += played.course.record().moves.size();
  statistics.turns += turns;
  statistics.shortest = statistics.games == 1 ? turns : std::min(statistics.shortest, turns);
  statistics.longest = std::max(statistics.longest, turns);

  const auto parts = win_parts(played);
  for (const Seat seat : seats_of(game.options())) {
    auto& sums = at(statistics.seats, seat);
    sums.points += static_cast<std::uint64_t>(game.points(seat));
    sums.win_parts += at(parts, seat);
  }
}

// Plays game `number` of the simulation. Options and bots have been checked.
Played play_number(const Simulation& simulation, std::uint64_t number, Statistics& statistics) {
  const Shuffle shuffle = make_shuffle(simulation.options, simulation.seed, number);
  const Bots bots = *seat_bots(levels_of(simulation), simulation.options, shuffle.bot_seeds, simulation.evaluation);
  Played played = play_game({.options = simulation.options, .names = simulation.bots, .deck = shuffle.deck}, bots,
                            simulation.budget, [&](const Events& events) {
                              for (const Event& event : events) count(event, statistics);
                            });
  count_result(played, statistics);
  return played;
}

}  // namespace

Statistics& Statistics::operator+=(const Statistics& other) {
  if (other.games == 0) return *this;
  shortest = games == 0 ? other.shortest : std::min(shortest, other.shortest);
  longest = std::max(longest, other.longest);
  games += other.games;
  decisions += other.decisions;
  turns += other.turns;
  pairs += other.pairs;
  secured += other.secured;
  steals += other.steals;
  cards_stolen += other.cards_stolen;
  rookies += other.rookies;
  standstills += other.standstills;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    seats[seat].points += other.seats[seat].points;
    seats[seat].win_parts += other.seats[seat].win_parts;
  }
  return *this;
}

Result<Statistics> simulate(const Simulation& simulation, const Watch& watch) {
  if (auto valid = check_games(simulation.options, simulation.threads); !valid) return std::unexpected(valid.error());
  if (const auto bots = seat_bots(levels_of(simulation), simulation.options, {}, simulation.evaluation); !bots) {
    return std::unexpected(bots.error());
  }
  Watched watched(watch);
  Statistics total;
  for (const Statistics& share : share_out<Statistics>(
           0, simulation.games, simulation.threads,
           [&](Statistics& statistics, std::uint64_t number) {
             const Played played = play_number(simulation, number, statistics);
             watched.add(number, std::span(&played, 1));
           },
           watched.progress())) {
    total += share;
  }
  return total;
}

}  // namespace rookie
