#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/json.h"
#include "core/result.h"
#include "rules/options.h"

namespace rookie {

// What the host of an online table chooses before a game.
struct Settings {
  Edition edition = classic;
  Variant variant = Variant::Standard;
  Ruling ruling = Ruling::German;
  std::uint8_t seats = 4;
  std::chrono::milliseconds look{2500};      // how long a mismatch stays open (R3.3), 0 to 30 seconds
  std::chrono::milliseconds bot_pause{900};  // before a bot's decision, 0 to 10 seconds; at 0 bots do not wait at all
  std::chrono::milliseconds turn_clock{0};   // for each decision of a person, 5 seconds to 10 minutes; 0: no limit
  std::string_view bot = "squirrel";         // of bot_names(): sits on empty seats, and plays for those who are away
  bool learning = false;                     // what was seen may be seen again
  bool late_joiners = true;                  // may take a bot's seat while a game is running
  bool watchers = true;                      // those without a seat see the game

  friend bool operator==(const Settings&, const Settings&) = default;
};

// The options of the game with this number: a different seat begins each time.
[[nodiscard]] Options options_of(const Settings& settings, std::int64_t number);

// The name as bot_names() has it; nothing for one that is not there.
[[nodiscard]] std::optional<std::string_view> parse_bot_level(std::string_view name);

// {"edition", "variant", "ruling", "seats", "look", "bot_pause", "turn_clock" (milliseconds), "bot", "learning",
// "late_joiners", "watchers"}
void write_json(Json& json, const Settings& settings);
// What is absent stays as in `base`.
[[nodiscard]] Result<Settings> settings_from_json(const boost::json::object& object, Settings base = {});
// The same from a text of bounded size, as it comes from outside.
[[nodiscard]] Result<Settings> parse_settings(std::string_view text);

}  // namespace rookie
