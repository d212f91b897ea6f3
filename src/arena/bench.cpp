#include "arena/bench.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "arena/playout.h"
#include "bots/evaluation.h"
#include "bots/greedy.h"
#include "bots/recall.h"
#include "bots/search.h"
#include "rules/deck.h"

namespace rookie {
namespace {

constexpr int repetitions = 7;

struct Setting {
  std::string_view name;
  Options options;
};

// So that what led to a value is not optimised away.
void keep(std::uint64_t value) {
  volatile std::uint64_t kept = value;
  static_cast<void>(kept);
}

// Calls `work`, which returns how much it did, until that adds up to `enough`; millions a second.
template <typename Work>
double speed(std::uint64_t enough, Work work) {
  const auto start = std::chrono::steady_clock::now();
  std::uint64_t done = 0;
  while (done < enough) done += work();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  return static_cast<double>(done) / seconds.count() / 1e6;
}

double random_number_speed() {
  Random random(1);
  std::uint64_t sum = 0;
  const double result = speed(100'000'000, [&]() -> std::uint64_t {
    for (int draw = 0; draw < 1000; ++draw) sum += random.below(9);
    return 1000;
  });
  keep(sum);
  return result;
}

// Runs `work` several times.
template <typename Work>
Speed speeds(std::string_view name, std::uint64_t enough, Work work) {
  std::array<double, repetitions> all{};
  for (double& one : all) one = speed(enough, work);
  std::ranges::sort(all);
  return {.name = name, .lowest = all.front(), .median = all[repetitions / 2], .highest = all.back()};
}

Speed playout_speed(const Setting& setting) {
  Random random(1);
  return speeds(setting.name, 10'000'000, [&] {
    auto game = Game::deal(setting.options, Deck::shuffled(setting.options, random));
    return static_cast<std::uint64_t>(play_randomly(*game, random, [](const Moves&, const Events&) {}));
  });
}

// All positions of some games between careful players.
std::vector<Recall> positions_of(const Options& options) {
  constexpr int games = 8;
  std::vector<Recall> positions;
  Random random(1);
  Events events;
  for (int number = 0; number < games; ++number) {
    Game game = *Game::deal(options, Deck::shuffled(options, random));
    Recall recall(options);
    while (!game.over()) {
      positions.push_back(recall);
      static_cast<void>(game.apply(greedy_move(recall), events));
      for (const Event& event : events) recall.observe(event);
    }
  }
  return positions;
}

Speed greedy_speed(const Setting& setting) {
  const auto positions = positions_of(setting.options);
  int sum = 0;
  const Speed result = speeds(setting.name, 500'000, [&]() -> std::uint64_t {
    for (const Recall& recall : positions) sum += greedy_move(recall).id();
    return positions.size();
  });
  keep(static_cast<std::uint64_t>(sum));
  return result;
}

Speed search_speed(const Setting& setting) {
  constexpr Budget budget{.positions = 1000};
  const auto positions = positions_of(setting.options);
  Search search(Evaluation::trained());
  std::size_t next = 0;
  return speeds(setting.name, 500'000, [&] {
    static_cast<void>(search.within(budget, positions[next++ % positions.size()]));
    return static_cast<std::uint64_t>(search.judged());
  });
}

}  // namespace

Bench run_bench() {
  const Setting italian{.name = "standard, 2 seats, ruling it", .options = {.ruling = Ruling::Italian, .seats = 2}};
  const Setting standard2{.name = "standard, 2 seats", .options = {.seats = 2}};
  const Setting standard4{.name = "standard, 4 seats", .options = {.seats = 4}};
  const Setting standard6{.name = "standard, 6 seats", .options = {.seats = 6}};
  const Setting pocket2{.name = "pocket, 2 seats", .options = {.edition = pocket, .seats = 2}};
  const Setting team4{.name = "team, 4 seats", .options = {.variant = Variant::Team, .seats = 4}};
  const Setting team6{.name = "team, 6 seats", .options = {.variant = Variant::Team, .seats = 6}};
  const Setting kids2{.name = "kids, 2 seats", .options = {.variant = Variant::Kids, .seats = 2}};
  const Setting kids4{.name = "kids, 4 seats", .options = {.variant = Variant::Kids, .seats = 4}};

  Bench bench{.random_numbers = random_number_speed()};
  for (const Setting& setting : {standard2, standard4, standard6, italian, pocket2, team4, team6, kids2, kids4}) {
    bench.playouts.push_back(playout_speed(setting));
  }
  for (const Setting& setting : {standard2, standard4, team4, kids2}) {
    bench.greedy.push_back(greedy_speed(setting));
    bench.searches.push_back(search_speed(setting));
  }
  return bench;
}

}  // namespace rookie
