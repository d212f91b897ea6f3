#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/evaluation/evaluation.h"
#include "bots/evaluation/network/features.h"

namespace rookie {

class WeightReader;

// A small neural network trained on games (docs/bots.md). It computes in single precision and in a fixed order, so that
// the chances are the same on every platform.
class Network final : public Evaluation {
 private:
  static constexpr std::size_t width = 96;
  static constexpr std::size_t middle_width = 64;

  template <std::size_t Inputs, std::size_t Outputs>
  struct Layer {
    static constexpr std::size_t file_size = sizeof(float) + (Inputs + 1) * Outputs * sizeof(std::int16_t);

    std::array<std::array<float, Outputs>, Inputs> weights{};
    std::array<float, Outputs> bias{};

    void read(WeightReader& file);
    // The outputs, with 0 instead of negative ones.
    [[nodiscard]] std::array<float, Outputs> rectified(const std::array<std::int8_t, Inputs>& input) const;
  };

 public:
  // A file begins with these letters. The layers follow, colour_ to last_ in the order of their declaration. A layer is
  // its scale (a 32-bit float), then its weights, input by input, and its biases (16-bit integers, in units of the
  // scale). Numbers are little-endian.
  static constexpr std::string_view magic = "ROOKIEE1";
  static constexpr std::size_t weights_size =
      2 * Layer<Features::per_kind, width>::file_size + Layer<Features::general, width>::file_size +
      Layer<3 * width, middle_width>::file_size + Layer<middle_width, 1>::file_size;

  explicit Network(std::span<const std::uint8_t, weights_size> weights);

  [[nodiscard]] std::unique_ptr<Evaluation> remembering() const override;

  // The steps of judging: what the first layer makes of each part of the features, in the order of the features; their
  // sum; and the chance that follows from it.
  using Part = std::array<float, width>;
  class Sum {
   public:
    void add(Kind kind, const Part& part);
    void add(const Part& of_rest);

   private:
    friend Network;
    std::array<float, 3 * width> numbers_{};  // all colours together, X, the rest
  };
  [[nodiscard]] Part part_of(Kind kind, const Features::OfKind& features) const;
  [[nodiscard]] Part part_of(const Features::Rest& features) const;
  [[nodiscard]] float chance_of(const Sum& sum) const;

 private:
  [[nodiscard]] float judge(const Recall& recall, Seat viewer) const override;

  Layer<Features::per_kind, width> colour_;
  Layer<Features::per_kind, width> cross_;
  Layer<Features::general, width> rest_;
  Layer<3 * width, middle_width> middle_;
  Layer<middle_width, 1> last_;
};

}  // namespace rookie
