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

// The random values of a game, from an unpredictable source.
struct Lots {
  GameId game;
  fair::Secret secret;
  std::uint64_t bots = 0;   // seed of what bots forget and choose
  std::uint64_t first = 0;  // decides who starts, if a lot does
};
using DrawLots = std::function<Lots()>;

// A game that is being dealt, from the commitment to the first card (docs/fair-deal.md).
class Dealing {
 public:
  static constexpr std::string_view phase = "dealing";

  // Deals the game with this number to those who sit at the table now.
  Dealing(Lots lots, const Lobby& lobby, std::int64_t number, std::optional<Over> before, Time now);

  [[nodiscard]] const fair::Terms& terms() const { return terms_; }
  [[nodiscard]] fair::Commitment commitment() const { return fair::commit(lots_.secret, terms_); }
  // The game before this one.
  [[nodiscard]] const std::optional<Over>& before() const { return before_; }

  [[nodiscard]] Allowed contribute(Seat seat, std::string_view game, const fair::Entropy& entropy);
  // When to deal: as soon as everybody who is here has given entropy, at the latest after Pace::entropy. Nothing once
  // dealt.
  [[nodiscard]] std::optional<Time> due(const People& people, Time now) const;
  [[nodiscard]] BeginGame deal(TableId table);
  // Whether the store has been asked to begin the game.
  [[nodiscard]] bool is_dealt() const { return !opening_.empty(); }

  // Begins to play. The store must have begun the game.
  [[nodiscard]] Playing begin(Time now) const;

 private:
  Lots lots_;
  fair::Terms terms_;
  std::int64_t number_;
  fair::Contributions contributions_;
  Time until_;           // those who have not answered by then contribute no entropy
  std::string opening_;  // empty until dealt
  std::optional<Over> before_;
};

}  // namespace rookie
