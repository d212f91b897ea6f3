#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "fair/deal.h"
#include "fair/hex.h"
#include "online/face.h"
#include "online/refusal.h"
#include "online/settings.h"
#include "rules/ids.h"
#include "rules/move.h"

namespace rookie {

// The messages of a client (docs/protocol.md).

inline constexpr std::int64_t protocol_version = 1;
inline constexpr std::size_t most_message_bytes = 1024;

// Counts the decisions made so far; a client says which state its message refers to.
using Sequence = std::int64_t;

// Proves who owns a seat: 128 random bits that the client draws and shows to the server only.
using Token = fair::Bytes<16, struct TokenTag>;

// Players choose among these; there is no free text.
enum class Reaction : std::uint8_t { Wave, Clap, Laugh, Wow, Oops, Thanks };
inline constexpr Words<Reaction> reactions("wave", "clap", "laugh", "wow", "oops", "thanks");
constexpr std::string_view to_string(Reaction reaction) { return reactions[reaction]; }

namespace message {

struct Hello {
  std::optional<Token> token;  // nothing: the client only watches
};
struct Join {
  std::string name;
  std::optional<Seat> seat;  // nothing: any seat
  std::optional<Face> face = std::nullopt;
};
struct Leave {};
struct ChangeSettings {
  boost::json::object changes;
};
struct SwapSeats {
  Seat one;
  Seat other;
};
struct SeatBot {
  Seat seat;
  std::string_view level;
};
struct ClearSeat {
  Seat seat;
};
struct Start {};
struct Pause {
  bool paused = true;  // false: resume
};
struct EndGame {};
struct GiveEntropy {
  std::string game;
  fair::Entropy entropy;
};
struct MakeMove {
  Sequence sequence = 0;
  Move move;
};
struct Undo {
  Sequence sequence = 0;
};
struct Shown {
  Sequence sequence = 0;
};
struct React {
  Reaction reaction = Reaction::Wave;
};
struct Ping {};

}  // namespace message

using Message =
    std::variant<message::Hello, message::Join, message::Leave, message::ChangeSettings, message::SwapSeats,
                 message::SeatBot, message::ClearSeat, message::Start, message::Pause, message::EndGame,
                 message::GiveEntropy, message::MakeMove, message::Undo, message::Shown, message::React, message::Ping>;

// Accepts any text of any size. Ignores unknown fields.
[[nodiscard]] std::expected<Message, Refusal> parse_message(std::string_view text);
// Returns its "type" in JSON.
[[nodiscard]] std::string_view type_of(const Message& message);

}  // namespace rookie
