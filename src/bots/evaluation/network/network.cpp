#include "bots/evaluation/network/network.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <numbers>
#include <span>

#include "bots/evaluation/network/remembering_network.h"

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

// Numbers that are added and multiplied at once. Compilers keep them in registers, which they do not do with arrays.
using Vector [[gnu::vector_size(32)]] = float;
struct Block {
  Vector numbers;
};

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
std::array<float, Outputs> Network::Layer<Inputs, Outputs>::rectified(
    const std::array<std::int8_t, Inputs>& input) const {
  std::array<float, Outputs> sums = bias;
  for (std::size_t i = 0; i < Inputs; ++i) {
    if (input[i] == 0) continue;
    const auto factor = static_cast<float>(input[i]);
    for (std::size_t j = 0; j < Outputs; ++j) sums[j] += weights[i][j] * factor;
  }
  for (float& sum : sums) sum = sum > 0 ? sum : 0;
  return sums;
}

// The wider registers of newer processors make these functions faster and change no bit: each output has its own sum,
// so the order of additions stays the same.
#if defined(__x86_64__)
#define ROOKIE_WIDE [[gnu::target_clones("avx2", "default")]]
#else
#define ROOKIE_WIDE
#endif

ROOKIE_WIDE Network::Part Network::part_of(Kind kind, const Features::OfKind& features) const {
  return (kind == Kind::X ? cross_ : colour_).rectified(features);
}

ROOKIE_WIDE Network::Part Network::part_of(const Features::Rest& features) const { return rest_.rectified(features); }

void Network::Sum::add(Kind kind, const Part& part) {
  const auto numbers = std::span(numbers_).subspan(kind == Kind::X ? width : 0, width);
  for (std::size_t j = 0; j < width; ++j) numbers[j] += part[j];
}

void Network::Sum::add(const Part& of_rest) { std::ranges::copy(of_rest, numbers_.begin() + 2 * width); }

ROOKIE_WIDE float Network::chance_of(const Sum& sum) const {
  const auto& inputs = sum.numbers_;
  std::array<std::uint16_t, 3 * width + 1> used{};  // those that are not 0
  std::size_t count = 0;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    used[count] = static_cast<std::uint16_t>(i);
    count += static_cast<std::size_t>(inputs[i] != 0);
  }

  constexpr std::size_t lanes = sizeof(Vector) / sizeof(float);
  std::array<Block, middle_width / lanes> sums;  // in registers
  std::memcpy(&sums, middle_.bias.data(), sizeof(sums));
  for (std::size_t at = 0; at < count; ++at) {
    const auto& weights = middle_.weights[used[at]];
    for (std::size_t block = 0; block < sums.size(); ++block) {
      Block its;
      std::memcpy(&its, &weights[lanes * block], sizeof(its));
      sums[block].numbers += its.numbers * inputs[used[at]];
    }
  }
  std::array<float, middle_width> middle{};
  std::memcpy(middle.data(), &sums, sizeof(sums));

  float log_odds = last_.bias[0];
  for (std::size_t j = 0; j < middle_width; ++j) log_odds += last_.weights[j][0] * (middle[j] > 0 ? middle[j] : 0);
  return 1.0F / (1.0F + portable_exp(-log_odds));
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
  const Features features = features_of(recall, viewer);
  Sum sum;
  for (const Kind kind : all_kinds) sum.add(kind, part_of(kind, features.kinds[kind]));
  sum.add(part_of(features.rest));
  return chance_of(sum);
}

std::unique_ptr<Evaluation> Network::remembering() const { return std::make_unique<RememberingNetwork>(*this); }

}  // namespace rookie
