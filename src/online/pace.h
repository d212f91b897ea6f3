#pragma once

#include <chrono>

#include "core/values.h"
#include "rules/event.h"

namespace rookie {

// The delays of an online table that its settings do not choose.
struct Pace {
  static constexpr std::chrono::milliseconds grace{30'000};           // absence, before a bot takes over
  static constexpr std::chrono::milliseconds entropy{3'000};          // to wait for the players' entropy
  static constexpr std::chrono::milliseconds showing{3'000};          // to wait for clients to show a mismatch
  static constexpr std::chrono::milliseconds between_reactions{800};  // of the same person
  static constexpr std::chrono::milliseconds before_retry{1'000};     // after a failure of the store
  static constexpr std::chrono::days idle{7};                         // before a table expires
  static constexpr std::chrono::hours between_renewals{1};            // of the expiry, while somebody is there

  // How long the page shows an event before the next one: web/src/play/beats.json.
  static constexpr std::chrono::milliseconds beat(const Event& event) {
    constexpr PerValue<Event::Type, int> beats(550, 300, 300, 700, 1500, 900, 350, 300, 0, 1200);
    return std::chrono::milliseconds(beats[event.type]);
  }
};

}  // namespace rookie
