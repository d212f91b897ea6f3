#pragma once

#include <chrono>

#include "core/values.h"
#include "rules/event.h"

namespace rookie {

// What an online table waits for, and how long at most, beyond its settings.
struct Pace {
  static constexpr std::chrono::milliseconds grace{30'000};           // then a bot plays for whoever is away
  static constexpr std::chrono::milliseconds entropy{3'000};          // for the players' part in the fair deal
  static constexpr std::chrono::milliseconds showing{3'000};          // until a look begins, whoever has not shown it
  static constexpr std::chrono::milliseconds between_reactions{800};  // of one person
  static constexpr std::chrono::milliseconds before_retry{1'000};     // after the store has failed
  static constexpr std::chrono::days idle{7};                         // then a table expires
  static constexpr std::chrono::hours between_renewals{1};            // of that time, while somebody is there

  // How long the page shows an event before the next one: web/src/play/beats.json.
  static constexpr std::chrono::milliseconds beat(const Event& event) {
    constexpr PerValue<Event::Type, int> beats(550, 300, 300, 700, 1500, 900, 350, 300, 0, 1200);
    return std::chrono::milliseconds(beats[event.type]);
  }
};

}  // namespace rookie
