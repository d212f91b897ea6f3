#include "bots/evaluation/evaluation.h"

#include <algorithm>
#include <string>

#include "bots/evaluation/network/network.h"

namespace rookie {
namespace {

bool begins_with(std::span<const std::uint8_t> file, std::string_view magic) {
  const auto fits = [](std::uint8_t byte, char letter) { return byte == static_cast<std::uint8_t>(letter); };
  return std::ranges::equal(file.first(std::min(file.size(), magic.size())), magic, fits);
}

// Makes an evaluation of this type from a file: its magic letters, then its weights.
template <typename Made>
Result<std::unique_ptr<Evaluation>> read_as(std::span<const std::uint8_t> file) {
  constexpr std::size_t size = Made::magic.size() + Made::weights_size;
  if (file.size() != size) {
    return refuse("",
                  "a file of weights has " + std::to_string(size) + " bytes, this one " + std::to_string(file.size()));
  }
  return std::make_unique<Made>(file.template last<Made::weights_size>());
}

}  // namespace

Result<std::unique_ptr<Evaluation>> read_evaluation(std::span<const std::uint8_t> file) {
  if (begins_with(file, Network::magic)) return read_as<Network>(file);
  return refuse("", "this is no file of weights");
}

Result<std::reference_wrapper<const Evaluation>> loaded(const Evaluation* evaluation) {
  if (evaluation == nullptr) return refuse("", "the weights of the evaluation are not loaded");
  return *evaluation;
}

Chances result_of(const Game& game) {
  const Options& options = game.options();
  const auto winners = std::ranges::count_if(seats_of(options), [&](Seat seat) { return game.won(seat); });
  const int seats_of_a_side = options.seats / sides_of(options);
  const float share = static_cast<float>(seats_of_a_side) / static_cast<float>(winners);
  Chances chances{};
  for (const Seat seat : seats_of(options)) at(chances, seat) = game.won(seat) ? share : 0;
  return chances;
}

float Evaluation::chance(const Recall& recall, Seat seat) const {
  const Options& options = recall.game().options();
  if (sides_of(options) > 2) return judge(recall, seat);
  const Seat active = recall.game().active();
  const float chance = judge(recall, active);
  return same_side(options, active, seat) ? chance : 1 - chance;
}

Chances Evaluation::chances(const Recall& recall) const {
  const Options& options = recall.game().options();
  const int sides = sides_of(options);
  Chances chances{};
  float total = 0;
  for (const Seat seat : seats_of(options)) {
    const float part = chance(recall, seat);
    at(chances, Seat::at(seat.index() % sides)) += part;
    total += part;
  }
  for (float& chance : chances) chance /= total;
  for (const Seat seat : seats_of(options)) at(chances, seat) = at(chances, Seat::at(seat.index() % sides));
  return chances;
}

}  // namespace rookie
