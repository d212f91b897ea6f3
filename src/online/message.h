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
#include "online/refusal.h"
#include "online/settings.h"
#include "rules/ids.h"
#include "rules/move.h"

namespace rookie {

// What a client may say, as docs/protocol.md has it.

inline constexpr std::int64_t protocol_version = 1;
inline constexpr std::size_t most_message_bytes = 1024;

// How many decisions had been made when a client sent something.
using Sequence = std::int64_t;

// What makes somebody the owner of a seat: 128 bits that the client has drawn and shows to nobody but the server.
using Token = fair::Bytes<16, struct TokenTag>;

// A few friendly ones, since there is no free text.
enum class Reaction : std::uint8_t { Wave, Clap, Laugh, Wow, Oops, Thanks };
inline constexpr Words<Reaction> reactions("wave", "clap", "laugh", "wow", "oops", "thanks");
constexpr std::string_view to_string(Reaction reaction) { return reactions[reaction]; }

namespace message {

struct Hello {
  std::optional<Token> token;  // nothing: only watches
};
struct Join {
  std::string name;
  std::optional<Seat> seat;  // nothing: any
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
  bool paused = true;  // or it goes on
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

// Any text of any size. Fields that a message does not have are ignored.
[[nodiscard]] std::expected<Message, Refusal> parse_message(std::string_view text);
// The "type" that it came with.
[[nodiscard]] std::string_view type_of(const Message& message);

}  // namespace rookie
