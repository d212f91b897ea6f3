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
  const int seats = game.options().seats;
  const int seats_of_a_side = seats / sides_of(game.options());
  int winners = 0;
  for (int seat = 0; seat < seats; ++seat) winners += game.won(Seat::at(seat)) ? 1 : 0;
  const float share = static_cast<float>(seats_of_a_side) / static_cast<float>(winners);
  Chances chances{};
  for (int seat = 0; seat < seats; ++seat) {
    if (game.won(Seat::at(seat))) chances[static_cast<std::size_t>(seat)] = share;
  }
  return chances;
}

Chances Evaluation::chances(const Recall& recall) const {
  const Options& options = recall.game().options();
  const int sides = sides_of(options);
  Chances chances{};
  float total = 0;
  for (int seat = 0; seat < options.seats; ++seat) {
    const auto side = static_cast<std::size_t>(seat % sides);
    const float part = chance(recall, Seat::at(seat), Play::Alike);
    chances[side] += part;
    total += part;
  }
  for (float& chance : chances) chance /= total;
  for (int seat = sides; seat < options.seats; ++seat) {
    chances[static_cast<std::size_t>(seat)] = chances[static_cast<std::size_t>(seat - sides)];
  }
  return chances;
}

}  // namespace rookie
