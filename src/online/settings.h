#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/result.h"
#include "rules/options.h"

namespace rookie {

// R2.3: who starts the games of a table.
struct Starter {
  enum class Way : std::uint8_t { Turns, Lot, Chosen };

  Way way = Way::Turns;
  Seat seat;  // if chosen

  friend bool operator==(const Starter&, const Starter&) = default;
};

// "turns": game 1 begins with seat 1, game 2 with seat 2, and so on; "lot"; or the chosen seat, from "1".
[[nodiscard]] std::string to_string(Starter starter);
[[nodiscard]] std::optional<Starter> parse_starter(std::string_view text);

// The settings of an online table, which its host chooses before a game.
struct Settings {
  Edition edition = classic;
  Variant variant = Variant::Standard;
  Rulings rulings;
  std::uint8_t seats = 4;
  Starter first;
  std::chrono::milliseconds look{2500};      // how long a mismatch stays open (R3.3), 0 to 30 seconds
  std::chrono::milliseconds bot_pause{900};  // before a bot's decision, 0 to 10 seconds; 0: not even for animations
  std::chrono::milliseconds turn_clock{0};   // for each decision of a person, 5 seconds to 10 minutes; 0: no limit
  std::string_view bot = "squirrel";         // from bot_names(): fills empty seats, and plays for people who are away
  bool learning = false;                     // cards that have been seen can be looked up
  bool late_joiners = true;                  // may replace a bot during a game
  bool watchers = true;                      // people without a seat can see the game
  bool locked = false;                       // nobody else may sit down while there is a host

  friend bool operator==(const Settings&, const Settings&) = default;
};

// Returns the options of the game with this number. `lot` is a random number, which decides who starts if a lot does.
[[nodiscard]] Options options_of(const Settings& settings, std::int64_t number, std::uint64_t lot);

// Returns the name as in bot_names(), or nothing if it is not one of them.
[[nodiscard]] std::optional<std::string_view> parse_bot_level(std::string_view name);

// {"edition", "variant", "ruling", "seats", "first", "look", "bot_pause", "turn_clock" (milliseconds), "bot",
// "learning", "late_joiners", "watchers", "locked"}
void write_json(Json& json, const Settings& settings);
// Absent members stay as in `base`.
[[nodiscard]] Result<Settings> settings_from_json(const boost::json::object& object, Settings base = {});
// Reads untrusted text of at most most_message_bytes.
[[nodiscard]] Result<Settings> parse_settings(std::string_view text);

}  // namespace rookie
