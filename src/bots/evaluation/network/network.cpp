#include "bots/evaluation/network/network.h"

#include <algorithm>
#include <bit>
#include <numbers>

namespace rookie {

// Reads little-endian numbers.
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

// Returns e to the power of x. The functions of the standard libraries differ in the last bit.
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

template <std::size_t Inputs, std::size_t Outputs>
void Network::Layer<Inputs, Outputs>::read(WeightReader& file) {
  const float scale = file.next_float();
  for (auto& row : weights) {
    for (float& weight : row) weight = file.next_integer() * scale;
  }
  for (float& weight : bias) weight = file.next_integer() * scale;
}

// Skips inputs that are 0, as most are.
template <std::size_t Inputs, std::size_t Outputs>
template <typename Number>
std::array<float, Outputs> Network::Layer<Inputs, Outputs>::outputs(const std::array<Number, Inputs>& input) const {
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
std::array<float, Outputs> Network::Layer<Inputs, Outputs>::rectified(const std::array<Number, Inputs>& input) const {
  std::array<float, Outputs> sums = outputs(input);
  for (float& sum : sums) sum = sum > 0 ? sum : 0;
  return sums;
}

// The wider registers of newer processors make it twice as fast and change no bit: each output has its own sum, so the
// order of additions stays the same.
#if defined(__x86_64__)
[[gnu::target_clones("avx2", "default")]]
#endif
float Network::log_odds(const Features& features) const {
  std::array<float, 3 * width> inner{};  // all colours together, X, the rest
  for (const Kind kind : all_kinds) {
    const bool cross = kind == Kind::X;
    const auto outputs = (cross ? cross_ : colour_).rectified(features.kinds[kind]);
    for (std::size_t j = 0; j < width; ++j) inner[(cross ? width : 0) + j] += outputs[j];
  }
  std::ranges::copy(rest_.rectified(features.rest), inner.begin() + 2 * width);
  return last_.outputs(middle_.rectified(inner))[0];
}

Network::Network(std::span<const std::uint8_t, weights_size> weights) {
  WeightReader file(weights);
  colour_.read(file);
  cross_.read(file);
  rest_.read(file);
  middle_.read(file);
  last_.read(file);
}

float Network::judge(const Recall& recall, Seat viewer) const {
  return 1.0F / (1.0F + portable_exp(-log_odds(features_of(recall, viewer))));
}

}  // namespace rookie
