#include "arena/simulate.h"

#include <algorithm>
#include <memory>
#include <thread>

#include "bots/bot.h"
#include "core/random.h"

namespace rookie {
namespace {

constexpr std::uint64_t games_a_round = 512;  // by each thread, between two reports

void count(const Event& event, Statistics& statistics) {
  switch (event.type) {
    case Event::Type::Paired: ++statistics.pairs; break;
    case Event::Type::Secured: statistics.secured += event.clause == Clause::R5_3 ? 1U : 0U; break;
    case Event::Type::Rookie: ++statistics.rookies; break;
    case Event::Type::Taken:
      if (event.clause == Clause::R6_1 || event.clause == Clause::R6_3) {
        ++statistics.steals;
        statistics.cards_stolen += static_cast<std::uint64_t>(event.cards.total());
      }
      break;
    case Event::Type::GameEnded: statistics.standstills += event.clause == Clause::R8_4 ? 1U : 0U; break;
    default: break;
  }
}

void count_result(const Game& game, Statistics& statistics) {
  const auto turns = static_cast<std::uint64_t>(game.turn());
  ++statistics.games;
  statistics.turns += turns;
  statistics.shortest = statistics.games == 1 ? turns : std::min(statistics.shortest, turns);
  statistics.longest = std::max(statistics.longest, turns);

  const int seats = game.options().seats;
  std::uint64_t winners = 0;
  for (int seat = 0; seat < seats; ++seat) winners += game.won(Seat::at(seat)) ? 1U : 0U;
  for (int seat = 0; seat < seats; ++seat) {
    auto& sums = statistics.seats[static_cast<std::size_t>(seat)];
    sums.points += static_cast<std::uint64_t>(game.points(Seat::at(seat)));
    if (game.won(Seat::at(seat))) sums.win_parts += Statistics::whole_win / winners;
  }
}

// Plays game number `number` of the simulation. Options and bots have been checked.
Record play_game(const Simulation& simulation, std::uint64_t number, Statistics& statistics) {
  Random random(simulation.seed, number);
  Record record{
      .options = simulation.options, .names = simulation.bots, .deck = Deck::shuffled(simulation.options, random)};
  std::vector<std::unique_ptr<Bot>> bots;
  bots.reserve(simulation.bots.size());
  for (const auto& name : simulation.bots) bots.push_back(*make_bot(name, simulation.options, random.next()));

  Game game = *Game::deal(record.options, record.deck);
  Events events;
  while (!game.over()) {
    const Move move = bots[static_cast<std::size_t>(game.active().index())]->decide(game.table(), game.legal_moves());
    static_cast<void>(game.apply(move, events));  // our bots' moves are legal
    record.moves.push_back(move);
    for (const Event& event : events) {
      count(event, statistics);
      for (const auto& bot : bots) bot->observe(event);
    }
  }
  statistics.decisions += record.moves.size();
  count_result(game, statistics);
  return record;
}

struct Share {
  Statistics statistics;
  std::vector<Record> records;
};

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

Result<Statistics> simulate(const Simulation& simulation, const SimulationWatch& watch) {
  if (auto valid = validate(simulation.options); !valid) return std::unexpected(valid.error());
  if (simulation.bots.size() != simulation.options.seats) {
    return refuse("", std::to_string(simulation.bots.size()) + " bots for " + std::to_string(simulation.options.seats) +
                          " seats");
  }
  if (simulation.threads < 1) return refuse("", "a simulation needs at least one thread");
  for (const auto& name : simulation.bots) {
    if (auto bot = make_bot(name, simulation.options, 0); !bot) return std::unexpected(bot.error());
  }

  Statistics total;
  while (total.games < simulation.games) {
    std::vector<Share> shares(static_cast<std::size_t>(simulation.threads));
    {
      std::vector<std::jthread> workers;
      std::uint64_t next = total.games;
      for (Share& share : shares) {
        const std::uint64_t first = next;
        next = std::min(simulation.games, first + games_a_round);
        workers.emplace_back([&simulation, &share, first, next, keep = bool(watch.record)] {
          for (std::uint64_t number = first; number < next; ++number) {
            Record record = play_game(simulation, number, share.statistics);
            if (keep) share.records.push_back(std::move(record));
          }
        });
      }
    }
    for (const Share& share : shares) {
      for (const Record& record : share.records) watch.record(record);
      total += share.statistics;
    }
    if (watch.progress) watch.progress(total.games);
  }
  return total;
}

}  // namespace rookie
