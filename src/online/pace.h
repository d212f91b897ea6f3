#pragma once

#include <chrono>

#include "core/values.h"
#include "online/allowance.h"
#include "rules/event.h"

namespace rookie {

// The delays and limits of an online table that its settings do not choose.
struct Pace {
  static constexpr std::chrono::milliseconds grace{30'000};           // absence, before a bot takes over
  static constexpr std::chrono::milliseconds entropy{3'000};          // to wait for the players' entropy
  static constexpr std::chrono::milliseconds showing{3'000};          // to wait for clients to show a mismatch
  static constexpr std::chrono::milliseconds between_reactions{800};  // of the same person
  static constexpr std::chrono::milliseconds before_retry{1'000};     // after a failure of the store
  static constexpr std::chrono::minutes put_away{1};                  // after the last client has left
  static constexpr std::chrono::days idle{7};                         // before a table expires
  static constexpr std::chrono::hours unused{1};                      // the same where no person has a seat
  static constexpr std::chrono::hours between_renewals{1};            // of the expiry, while somebody is there

  static constexpr std::chrono::milliseconds taken_card{120};

  // How often a table's lobby is stored, and how often it is told to everybody, however often it changes.
  static constexpr Allowance lobby{.burst = 20, .per_second = 5};
  // What the owner of a seat may arrange from all connections together: settings, seats, starts, pauses.
  static constexpr Allowance arranging{.burst = 30, .per_second = 5};
  // Refusals for being too fast, before a client is cut off.
  static constexpr Allowance warnings{.burst = 100, .per_second = 1};
  // Connections of the owner of a seat that are not counted as visits.
  static constexpr Allowance returns{.burst = 5, .per_second = 0.2};

  // How long the page shows an event before the next one: web/src/play/beats.json. Cards that are taken fly one by one.
  static constexpr std::chrono::milliseconds beat(const Event& event) {
    constexpr PerValue<Event::Type, int> beats(550, 300, 300, 700, 2600, 900, 350, 300, 0, 1200);
    const int flying = event.type == Event::Type::Taken ? event.cards.total() : 0;
    return std::chrono::milliseconds(beats[event.type]) + flying * taken_card;
  }
};

}  // namespace rookie
