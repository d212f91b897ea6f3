#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string_view>

namespace rookie {

// Why a message of a client has no effect. docs/protocol.md says what each means.
enum class Refusal : std::uint8_t {
  Malformed,
  UnknownType,
  Version,
  NotGreeted,
  NoToken,
  NotSeated,
  NotHost,
  NotNow,
  SeatTaken,
  BadName,
  BadSeat,
  BadSettings,
  NotYourTurn,
  Stale,
  Illegal,
  TooFast,
  NotStored,
  Gone,
};

constexpr std::string_view to_string(Refusal refusal) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(Refusal::Gone) + 1> codes{
      "malformed",     "unknown_type", "version",    "not_greeted", "no_token",   "not_seated",
      "not_host",      "not_now",      "seat_taken", "bad_name",    "bad_seat",   "bad_settings",
      "not_your_turn", "stale",        "illegal",    "too_fast",    "not_stored", "gone"};
  return codes[static_cast<std::size_t>(refusal)];
}

using Allowed = std::expected<void, Refusal>;

}  // namespace rookie
