#include "arena/bench.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "arena/playout.h"
#include "rules/deck.h"

namespace rookie {
namespace {

constexpr int repetitions = 7;
constexpr std::uint64_t decisions_a_run = 10'000'000;

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
  volatile std::uint64_t kept = sum;  // so that the draws are not optimised away
  static_cast<void>(kept);
  return result;
}

PlayoutSpeed playout_speed(std::string_view name, const Options& options) {
  Random random(1);
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  const auto play_one = [&]() -> std::uint64_t {
    auto game = Game::deal(options, Deck::shuffled(options, random));
    const auto made = static_cast<std::uint64_t>(play_randomly(*game, random, [](const Moves&, const Events&) {}));
    ++games;
    decisions += made;
    return made;
  };
  std::array<double, repetitions> speeds{};
  for (double& one : speeds) one = speed(decisions_a_run, play_one);
  std::ranges::sort(speeds);
  return {.name = name,
          .options = options,
          .decisions_per_game = static_cast<double>(decisions) / static_cast<double>(games),
          .lowest = speeds.front(),
          .median = speeds[repetitions / 2],
          .highest = speeds.back()};
}

}  // namespace

Bench run_bench() {
  Bench bench{.random_numbers = random_number_speed()};
  bench.playouts = {
      playout_speed("standard, 2 seats", {.seats = 2}),
      playout_speed("standard, 4 seats", {.seats = 4}),
      playout_speed("standard, 6 seats", {.seats = 6}),
      playout_speed("standard, 2 seats, ruling it", {.ruling = Ruling::Italian, .seats = 2}),
      playout_speed("pocket, 2 seats", {.edition = pocket, .seats = 2}),
      playout_speed("team, 4 seats", {.variant = Variant::Team, .seats = 4}),
      playout_speed("team, 6 seats", {.variant = Variant::Team, .seats = 6}),
      playout_speed("kids, 2 seats", {.variant = Variant::Kids, .seats = 2}),
      playout_speed("kids, 4 seats", {.variant = Variant::Kids, .seats = 4}),
  };
  return bench;
}

}  // namespace rookie
