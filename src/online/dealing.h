#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "fair/deal.h"
#include "online/effect.h"
#include "online/lobby.h"
#include "online/people.h"
#include "online/playing.h"

namespace rookie {

// What must be drawn by lot for a game, from a source that nobody can foresee.
struct Lots {
  GameId game;
  fair::Secret secret;
  std::uint64_t bots = 0;  // the seed of what they forget and choose
};
using DrawLots = std::function<Lots()>;

// From the commitment to the first card (docs/fair-deal.md).
class Dealing {
 public:
  static constexpr std::string_view phase = "dealing";

  // Of the game with this number, to those who now sit at the table.
  Dealing(Lots lots, const Lobby& lobby, std::int64_t number, std::optional<Over> before, Time now);

  [[nodiscard]] const fair::Terms& terms() const { return terms_; }
  [[nodiscard]] fair::Commitment commitment() const { return fair::commit(lots_.secret, terms_); }
  // The game before this one.
  [[nodiscard]] const std::optional<Over>& before() const { return before_; }

  [[nodiscard]] Allowed contribute(Seat seat, std::string_view game, const fair::Entropy& entropy);
  // When the cards are dealt: whoever is here is asked for entropy, but not waited for without end.
  [[nodiscard]] std::optional<Time> due(const People& people, Time now) const;
  [[nodiscard]] BeginGame deal(TableId table);
  // The store has been asked to begin the game.
  [[nodiscard]] bool is_dealt() const { return !opening_.empty(); }

  // Once the store has begun it.
  [[nodiscard]] Playing begin(Time now) const;

 private:
  Lots lots_;
  fair::Terms terms_;
  std::int64_t number_;
  fair::Contributions contributions_;
  Time until_;           // whoever has not answered has no entropy
  std::string opening_;  // once it is dealt
  std::optional<Over> before_;
};

}  // namespace rookie
