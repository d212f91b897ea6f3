#include "arena/bench.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "arena/playout.h"
#include "bots/greedy.h"
#include "bots/search/search.h"

namespace rookie {
namespace {

constexpr int repetitions = 7;

struct Setting {
  std::string_view name;
  Options options;
};

// Keeps the computation of a value from being optimised away.
void keep(std::uint64_t value) {
  volatile std::uint64_t kept = value;
  static_cast<void>(kept);
}

// Returns all positions of some games between careful players.
std::vector<Recall> positions_of(const Options& options) {
  constexpr int games = 8;
  std::vector<Recall> positions;
  Random random(1);
  for (int number = 0; number < games; ++number) {
    visit_careful_game(options, random, [&](const Recall& recall) { positions.push_back(recall); });
  }
  return positions;
}

class Bencher {
 public:
  Bencher(const Evaluation& evaluation, std::chrono::nanoseconds (*now)(), double effort)
      : evaluation_(evaluation), now_(now), effort_(effort) {}

  [[nodiscard]] double random_numbers() const {
    Random random(1);
    std::uint64_t sum = 0;
    const double result = speed(100'000'000, [&]() -> std::uint64_t {
      for (int draw = 0; draw < 1000; ++draw) sum += random.below(9);
      return 1000;
    });
    keep(sum);
    return result;
  }

  [[nodiscard]] Speed playouts(const Setting& setting) const {
    Random random(1);
    return speeds(setting.name, 10'000'000, [&] {
      auto game = Game::deal(setting.options, Deck::shuffled(setting.options, random));
      return static_cast<std::uint64_t>(play_randomly(*game, random, [](const Moves&, const Events&) {}));
    });
  }

  [[nodiscard]] Speed greedy(const Setting& setting) const {
    const auto positions = positions_of(setting.options);
    int sum = 0;
    const Speed result = speeds(setting.name, 500'000, [&]() -> std::uint64_t {
      for (const Recall& recall : positions) sum += greedy_move(recall).id();
      return positions.size();
    });
    keep(static_cast<std::uint64_t>(sum));
    return result;
  }

  [[nodiscard]] Speed searches(const Setting& setting) const {
    constexpr Budget budget{.positions = 1000};
    const auto positions = positions_of(setting.options);
    const auto search = make_search(evaluation_);
    std::size_t next = 0;
    return speeds(setting.name, 500'000, [&] {
      static_cast<void>(search->within(budget, positions[next++ % positions.size()]));
      return static_cast<std::uint64_t>(search->judged());
    });
  }

 private:
  // Calls `work`, which returns the amount done, until the sum is large enough. Returns millions per second.
  template <typename Work>
  [[nodiscard]] double speed(double usual, Work work) const {
    const double enough = usual * effort_;
    const auto start = now_();
    double done = 0;
    while (done < enough) done += static_cast<double>(work());
    const std::chrono::duration<double> seconds = now_() - start;
    return done / seconds.count() / 1e6;
  }

  // Measures `work` several times.
  template <typename Work>
  [[nodiscard]] Speed speeds(std::string_view name, double usual, Work work) const {
    std::array<double, repetitions> all{};
    for (double& one : all) one = speed(usual, work);
    std::ranges::sort(all);
    return {.name = name, .lowest = all.front(), .median = all[repetitions / 2], .highest = all.back()};
  }

  const Evaluation& evaluation_;
  std::chrono::nanoseconds (*now_)();
  double effort_;
};

}  // namespace

Bench run_bench(const Evaluation& evaluation, std::chrono::nanoseconds (*now)(), double effort) {
  const Setting italian{.name = "standard, 2 seats, ruling it", .options = {.rulings = {Ruling::It}, .seats = 2}};
  const Setting standard2{.name = "standard, 2 seats", .options = {.seats = 2}};
  const Setting standard4{.name = "standard, 4 seats", .options = {.seats = 4}};
  const Setting standard6{.name = "standard, 6 seats", .options = {.seats = 6}};
  const Setting pocket2{.name = "pocket, 2 seats", .options = {.edition = pocket, .seats = 2}};
  const Setting team4{.name = "team, 4 seats", .options = {.variant = Variant::Team, .seats = 4}};
  const Setting team6{.name = "team, 6 seats", .options = {.variant = Variant::Team, .seats = 6}};
  const Setting kids2{.name = "kids, 2 seats", .options = {.variant = Variant::Kids, .seats = 2}};
  const Setting kids4{.name = "kids, 4 seats", .options = {.variant = Variant::Kids, .seats = 4}};

  const Bencher bencher(evaluation, now, effort);
  Bench bench{.random_numbers = bencher.random_numbers()};
  for (const Setting& setting : {standard2, standard4, standard6, italian, pocket2, team4, team6, kids2, kids4}) {
    bench.playouts.push_back(bencher.playouts(setting));
  }
  for (const Setting& setting : {standard2, standard4, team4, kids2}) {
    bench.greedy.push_back(bencher.greedy(setting));
    bench.searches.push_back(bencher.searches(setting));
  }
  return bench;
}

}  // namespace rookie
