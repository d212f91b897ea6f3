#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/random.h"
#include "rules/event.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/move.h"
#include "rules/table.h"

namespace rookie {

// What a perfect observer knows: the kind of every top card that was turned over and not taken.
class Memory {
 public:
  void watch(const Event& event);
  [[nodiscard]] std::optional<Kind> at(Spot spot) const { return tops_.at(static_cast<std::size_t>(spot.index())); }

 private:
  std::array<std::optional<Kind>, Spot::count> tops_;
};

// Styles of players for tests. They do not play well, but each reaches different corners of the rules.
enum class Style : std::uint8_t {
  Random,
  Remembering,    // takes known pairs, secures if possible
  Seeking,        // never covers
  Spreading,      // seeks known cards that match nothing, so that many kinds lie open
  Covering,       // always covers
  Hoarding,       // seeks X, puts X on top
  StandingStill,  // turns over known cards that do not match (R8.4)
};
inline constexpr int style_count = 7;

// Returns the decision of a player who knows only the table and what was shown. `legal` must not be empty.
[[nodiscard]] Move choose(Style style, const Table& table, std::span<const Move> legal, const Memory& memory,
                          Random& random);

}  // namespace rookie
