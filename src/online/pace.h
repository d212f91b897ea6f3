#pragma once

#include <chrono>

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
};

}  // namespace rookie
