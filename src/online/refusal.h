#pragma once

#include <cstdint>
#include <expected>
#include <string_view>

#include "core/values.h"

namespace rookie {

// Why a client's message has no effect. docs/protocol.md defines each.
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
  Barred,
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

inline constexpr Words<Refusal> refusal_words("malformed", "unknown_type", "version", "not_greeted", "no_token",
                                              "not_seated", "not_host", "not_now", "seat_taken", "barred", "bad_name",
                                              "bad_seat", "bad_settings", "not_your_turn", "stale", "illegal",
                                              "too_fast", "not_stored", "gone");

constexpr std::string_view to_string(Refusal refusal) { return refusal_words[refusal]; }

using Allowed = std::expected<void, Refusal>;

}  // namespace rookie
