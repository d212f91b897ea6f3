#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/cards.h"
#include "rules/ids.h"
#include "rules/kind.h"
#include "rules/options.h"
#include "rules/spot_set.h"

namespace rookie {

// What the active player has to decide.
enum class Phase : std::uint8_t {
  FirstCard,    // R3.1
  SecondCard,   // R3.1
  CoverOrSeek,  // R4.1, R4.2
  Seek,         // R4.4
  Place,        // R5.1
  Take,         // R6.1
  Over,         // R8
};

// What everybody at the table can see now, and nothing more: no face-down card, nothing buried in a tray pile, nothing
// of the past. People, spectators and bots get this. Game::table builds it up from what is public; it never removes
// secrets from a copy of the game.
struct Table {
  struct SpotView {
    std::uint8_t height = 0;   // cards on the spot, an open one included
    std::optional<Kind> open;  // the face-up top

    friend bool operator==(const SpotView&, const SpotView&) = default;
  };
  struct PileView {
    std::uint8_t height = 0;
    std::optional<Kind> top;

    friend bool operator==(const PileView&, const PileView&) = default;
  };
  struct SeatView {
    std::array<PileView, Pile::count> tray;
    std::uint8_t points = 0;

    friend bool operator==(const SeatView&, const SeatView&) = default;
  };

  Options options;
  std::uint16_t turn = 1;  // as numbered in RGN
  Phase phase = Phase::FirstCard;
  Seat active;
  std::array<SpotView, Spot::count> spots;
  std::array<SeatView, Seat::count> seats;  // the first options.seats of them
  SpotSet turnable;                         // the spots whose card may be turned over now (R3.1, R4.1, R4.2)
  SpotSet barred;                           // just covered (R4.1)
  Cards hand;                               // the cards to place (Phase::Place)
  Seat owner;                               // whose tray they go to (Phase::Place)
  bool partner_allowed = false;             // or the partner's (R5.5; Phase::Place)

  friend bool operator==(const Table&, const Table&) = default;
};

}  // namespace rookie
