#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/evaluation/evaluation.h"
#include "bots/recall.h"
#include "rules/ids.h"
#include "rules/kind.h"

namespace rookie {

// What the evaluation is told of a position in which a card is to be turned over, seen from one seat: small whole
// numbers, the same on every platform. Every kind is described by the same numbers, so that all colours can share their
// weights. The order of the numbers is part of the format of the weights; those at the end of each list that are not
// used are 0.
struct Features {
  static constexpr std::size_t per_kind = 32;
  static constexpr std::size_t general = 56;

  PerKind<std::array<std::int8_t, per_kind>> kinds;
  std::array<std::int8_t, general> rest{};

  friend bool operator==(const Features&, const Features&) = default;
};

[[nodiscard]] Features features_of(const Recall& recall, Seat viewer, Play play);

}  // namespace rookie
