#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "bots/recall.h"
#include "core/result.h"
#include "rules/game.h"
#include "rules/ids.h"

namespace rookie {

// The chance of each seat to win; a shared win counts by its share. In team both partners have their side's chance.
using Chances = std::array<float, Seat::count>;

// The result of a game that is over, as chances.
[[nodiscard]] Chances result_of(const Game& game);

// Judges positions in which a card is to be turned over. Must give the same chances on every platform, to the last bit,
// and be usable by several threads at once (except `remembering`).
class Evaluation {
 public:
  Evaluation() = default;
  Evaluation(const Evaluation&) = delete;
  Evaluation& operator=(const Evaluation&) = delete;
  virtual ~Evaluation() = default;

  // The chance that the seat's side wins; a shared win counts by its share. Between two sides the chances add up to 1.
  [[nodiscard]] float chance(const Recall& recall, Seat seat) const;

  // The chances of all seats, which add up to 1 for each seat of a side.
  [[nodiscard]] Chances chances(const Recall& recall) const;

  // Returns an evaluation that gives the same chances, and remembers much of what it has computed. That makes searches
  // several times faster. It is for one thread only, and must not outlive this one.
  [[nodiscard]] virtual std::unique_ptr<Evaluation> remembering() const = 0;

 private:
  // The chance that the viewer's side wins, as judged from the viewer's seat. Between two sides the viewer is always
  // the active player.
  [[nodiscard]] virtual float judge(const Recall& recall, Seat viewer) const = 0;
};

// Reads a file of weights. Its first eight letters say which evaluation it is for.
[[nodiscard]] Result<std::unique_ptr<Evaluation>> read_evaluation(std::span<const std::uint8_t> file);

// Returns the evaluation, or an error if it is null: the browser loads the weights only when they are needed.
[[nodiscard]] Result<std::reference_wrapper<const Evaluation>> loaded(const Evaluation* evaluation);

}  // namespace rookie
