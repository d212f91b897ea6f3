#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// What the network is told about a position in which a card is to be turned over, as seen from one seat: small whole
// numbers, the same on every platform. All kinds are described by the same features, so that the colours can share
// their weights. The order of the features is part of the format of the weights. Unused features at the end of each
// list are 0.
struct Features {
  static constexpr std::size_t per_kind = 32;
  static constexpr std::size_t general = 56;

  using OfKind = std::array<std::int8_t, per_kind>;
  using Rest = std::array<std::int8_t, general>;

  PerKind<OfKind> kinds;
  Rest rest{};

  friend bool operator==(const Features&, const Features&) = default;
};

[[nodiscard]] Features features_of(const Recall& recall, Seat viewer);

}  // namespace rookie
