#include "bots/evaluation.h"

#include <algorithm>
#include <bit>
#include <numbers>
#include <string>
#include <string_view>

namespace rookie {

std::span<const std::uint8_t> trained_weights();  // evaluation.weights, by cmake/embed.cmake or src/wasm

// Reads numbers of which the lowest byte comes first.
class WeightReader {
 public:
  explicit WeightReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  [[nodiscard]] float next_float() { return std::bit_cast<float>(next<std::uint32_t>()); }
  [[nodiscard]] float next_integer() { return std::bit_cast<std::int16_t>(next<std::uint16_t>()); }

 private:
  template <typename Unsigned>
  [[nodiscard]] Unsigned next() {
    std::uint32_t value = 0;
    for (unsigned byte = 0; byte < sizeof(Unsigned); ++byte) value |= std::uint32_t{bytes_[at_++]} << (8U * byte);
    return static_cast<Unsigned>(value);
  }

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
};

namespace {

constexpr std::string_view magic = "ROOKIEE1";

// e to the x. Those of the libraries differ in the last bit.
float portable_exp(float x) {
  constexpr int exponent_bias = 127;
  constexpr unsigned mantissa_bits = 23;
  x = std::clamp(x, -80.0F, 80.0F);
  const float scaled = x * std::numbers::log2e_v<float>;
  const auto whole = static_cast<int>(scaled < 0 ? scaled - 0.5F : scaled + 0.5F);
  const float r = x - static_cast<float>(whole) * std::numbers::ln2_v<float>;
  const float series = 1.0F + r * (1.0F + r * (0.5F + r * (0.16666667F + r * (0.041666667F + r * 0.0083333333F))));
  return series * std::bit_cast<float>(static_cast<std::uint32_t>(whole + exponent_bias) << mantissa_bits);
}

}  // namespace

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

template <std::size_t Inputs, std::size_t Outputs>
void Evaluation::Layer<Inputs, Outputs>::read(WeightReader& file) {
  const float scale = file.next_float();
  for (auto& row : weights) {
    for (float& weight : row) weight = file.next_integer() * scale;
  }
  for (float& weight : bias) weight = file.next_integer() * scale;
}

// Most inputs are 0.
template <std::size_t Inputs, std::size_t Outputs>
template <typename Number>
std::array<float, Outputs> Evaluation::Layer<Inputs, Outputs>::outputs(const std::array<Number, Inputs>& input) const {
  std::array<float, Outputs> sums = bias;
  for (std::size_t i = 0; i < Inputs; ++i) {
    if (input[i] == 0) continue;
    const auto factor = static_cast<float>(input[i]);
    for (std::size_t j = 0; j < Outputs; ++j) sums[j] += weights[i][j] * factor;
  }
  return sums;
}

template <std::size_t Inputs, std::size_t Outputs>
template <typename Number>
std::array<float, Outputs> Evaluation::Layer<Inputs, Outputs>::rectified(
    const std::array<Number, Inputs>& input) const {
  std::array<float, Outputs> sums = outputs(input);
  for (float& sum : sums) sum = sum > 0 ? sum : 0;
  return sums;
}

// Twice as fast with the wider registers of newer processors, and the same to the last bit: every output has its own
// sum, so their order does not change.
#if defined(__x86_64__)
[[gnu::target_clones("avx2", "default")]]
#endif
float Evaluation::log_odds(const Features& features) const {
  std::array<float, 3 * width> inner{};  // of all colours together, of X, of the rest
  for (const Kind kind : all_kinds) {
    const bool cross = kind == Kind::X;
    const auto outputs = (cross ? cross_ : colour_).rectified(features.kinds[kind]);
    for (std::size_t j = 0; j < width; ++j) inner[(cross ? width : 0) + j] += outputs[j];
  }
  std::ranges::copy(rest_.rectified(features.rest), inner.begin() + 2 * width);
  return last_.outputs(middle_.rectified(inner))[0];
}

float Evaluation::chance(const Recall& recall, Seat viewer, Play play) const {
  return 1.0F / (1.0F + portable_exp(-log_odds(features_of(recall, viewer, play))));
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

const Evaluation& Evaluation::trained() {
  static const Result<Evaluation> evaluation = parse(trained_weights());
  return *evaluation;
}

bool Evaluation::is_loaded() { return !trained_weights().empty(); }

// The result is made in place: it is too large for the stack of a browser.
Result<Evaluation> Evaluation::parse(std::span<const std::uint8_t> file) {
  const auto fits = [](std::uint8_t byte, char letter) { return byte == static_cast<std::uint8_t>(letter); };
  if (!std::ranges::equal(file.first(std::min(file.size(), magic.size())), magic, fits)) {
    return refuse("", "this is no file of weights");
  }
  if (file.size() != magic.size() + weights_size) {
    return refuse("", "a file of weights has " + std::to_string(magic.size() + weights_size) + " bytes, this one " +
                          std::to_string(file.size()));
  }
  WeightReader bytes(file.subspan(magic.size()));
  Result<Evaluation> result(std::in_place);
  result->colour_.read(bytes);
  result->cross_.read(bytes);
  result->rest_.read(bytes);
  result->middle_.read(bytes);
  result->last_.read(bytes);
  return result;
}

}  // namespace rookie
