#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bots/features.h"
#include "bots/recall.h"
#include "core/result.h"
#include "rules/game.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

class WeightReader;

// The chance of each seat to win; a shared win counts by its share. In team both partners have their side's chance.
using Chances = std::array<float, Seat::count>;

// What became of a game that is over, as chances.
[[nodiscard]] Chances result_of(const Game& game);

// A learned judgement of positions in which a card is to be turned over (docs/bots.md). Single-precision arithmetic in
// a fixed order: the same chances on every platform. By default it knows nothing, and all chances are even.
class Evaluation {
 public:
  // The one that is built in. In the browser its weights are a file of their own: only once that is loaded.
  [[nodiscard]] static const Evaluation& trained();
  [[nodiscard]] static bool is_loaded();

  // Reads weights: eight letters that name the format, then colour_ to last_ as declared below. A layer is its scale (a
  // 32-bit float), then its weights, input by input, then its biases, in units of the scale (16-bit integers). The
  // lowest byte comes first.
  [[nodiscard]] static Result<Evaluation> parse(std::span<const std::uint8_t> file);

  // The chance that the viewer's side wins; a shared win counts by its share.
  [[nodiscard]] float chance(const Recall& recall, Seat viewer, Play play) const;

  // Those of all seats, if all play alike.
  [[nodiscard]] Chances chances(const Recall& recall) const;

 private:
  static constexpr std::size_t width = 96;
  static constexpr std::size_t middle_width = 64;

  template <std::size_t Inputs, std::size_t Outputs>
  struct Layer {
    static constexpr std::size_t file_size = sizeof(float) + (Inputs + 1) * Outputs * sizeof(std::int16_t);

    std::array<std::array<float, Outputs>, Inputs> weights{};
    std::array<float, Outputs> bias{};

    void read(WeightReader& file);
    template <typename Number>
    [[nodiscard]] std::array<float, Outputs> outputs(const std::array<Number, Inputs>& input) const;
    // The same with 0 for negative outputs.
    template <typename Number>
    [[nodiscard]] std::array<float, Outputs> rectified(const std::array<Number, Inputs>& input) const;
  };

  static constexpr std::size_t weights_size =
      2 * Layer<Features::per_kind, width>::file_size + Layer<Features::general, width>::file_size +
      Layer<3 * width, middle_width>::file_size + Layer<middle_width, 1>::file_size;

  // The logarithm of the odds that the viewer's side wins.
  [[nodiscard]] float log_odds(const Features& features) const;

  Layer<Features::per_kind, width> colour_;
  Layer<Features::per_kind, width> cross_;
  Layer<Features::general, width> rest_;
  Layer<3 * width, middle_width> middle_;
  Layer<middle_width, 1> last_;
};

}  // namespace rookie
