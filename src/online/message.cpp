#include "online/message.h"

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "notation/rgn.h"

namespace rookie {
namespace {

namespace json = boost::json;
using Parsed = std::expected<Message, Refusal>;

constexpr std::unexpected<Refusal> malformed(Refusal::Malformed);

std::optional<std::int64_t> number(const json::object& object, std::string_view name) {
  const json::value* const value = object.if_contains(name);
  const std::int64_t* const number = value == nullptr ? nullptr : value->if_int64();
  return number == nullptr ? std::nullopt : std::optional(*number);
}

std::optional<std::string_view> text_in(const json::object& object, std::string_view name) {
  const json::value* const value = object.if_contains(name);
  const json::string* const string = value == nullptr ? nullptr : value->if_string();
  return string == nullptr ? std::nullopt : std::optional(std::string_view(*string));
}

template <typename Bytes>
std::optional<Bytes> bytes(const json::object& object, std::string_view name) {
  const auto digits = text_in(object, name);
  return digits ? fair::parse_hex<Bytes>(*digits) : std::nullopt;
}

std::optional<Seat> seat(const json::object& object, std::string_view name = "seat") {
  const auto value = number(object, name);
  if (!value || *value < 1 || *value > Seat::count) return std::nullopt;
  return Seat::numbered(static_cast<int>(*value));
}

Parsed parse_hello(const json::object& object) {
  const auto best = number(object, "v");
  const auto least = object.contains("least") ? number(object, "least") : best;
  if (!best || !least || *best < protocol_version || *least > protocol_version) {
    return std::unexpected(Refusal::Version);
  }
  const auto token = bytes<Token>(object, "token");
  if (!token && object.contains("token")) return malformed;
  return message::Hello{.token = token};
}

Parsed parse_join(const json::object& object) {
  const auto name = text_in(object, "name");
  const auto wish = seat(object);
  const auto face = number(object, "face");
  if (!name || (!wish && object.contains("seat")) || (!face && object.contains("face"))) return malformed;
  if (face && !std::in_range<Face>(*face)) return malformed;
  return message::Join{.name = std::string(*name), .seat = wish, .face = face};
}

Parsed parse_leave(const json::object& /*object*/) { return message::Leave{}; }

Parsed parse_settings_change(const json::object& object) {
  const json::value* const settings = object.if_contains("settings");
  if (settings == nullptr || !settings->is_object()) return malformed;
  // A copy that outlives the parser's memory.
  return message::ChangeSettings{.changes = json::object(settings->get_object(), json::storage_ptr())};
}

Parsed parse_swap(const json::object& object) {
  const auto one = seat(object);
  const auto other = seat(object, "other");
  if (!one || !other) return malformed;
  return message::SwapSeats{.one = *one, .other = *other};
}

Parsed parse_bot(const json::object& object) {
  const auto at = seat(object);
  const auto name = text_in(object, "level");
  const auto level = name ? parse_bot_level(*name) : std::nullopt;
  if (!at || !level) return malformed;
  return message::SeatBot{.seat = *at, .level = *level};
}

Parsed parse_clear(const json::object& object) {
  const auto at = seat(object);
  if (!at) return malformed;
  return message::ClearSeat{.seat = *at};
}

Parsed parse_start(const json::object& /*object*/) { return message::Start{}; }

Parsed parse_pause(const json::object& object) {
  const json::value* const value = object.if_contains("paused");
  if (value == nullptr || !value->is_bool()) return malformed;
  return message::Pause{.paused = value->get_bool()};
}

Parsed parse_end(const json::object& /*object*/) { return message::EndGame{}; }

Parsed parse_entropy(const json::object& object) {
  const auto game = text_in(object, "game");
  const auto entropy = bytes<fair::Entropy>(object, "entropy");
  if (!game || !entropy) return malformed;
  return message::GiveEntropy{.game = std::string(*game), .entropy = *entropy};
}

Parsed parse_move_message(const json::object& object) {
  const auto sequence = number(object, "seq");
  const auto text = text_in(object, "move");
  const auto move = text ? parse_move(*text) : std::nullopt;
  if (!sequence || !move) return malformed;
  return message::MakeMove{.sequence = *sequence, .move = *move};
}

Parsed parse_undo(const json::object& object) {
  const auto sequence = number(object, "seq");
  if (!sequence) return malformed;
  return message::Undo{.sequence = *sequence};
}

Parsed parse_shown(const json::object& object) {
  const auto sequence = number(object, "seq");
  if (!sequence) return malformed;
  return message::Shown{.sequence = *sequence};
}

Parsed parse_react(const json::object& object) {
  const auto name = text_in(object, "reaction");
  const auto reaction = find(reactions, name.value_or(""));
  if (!reaction) return malformed;
  return message::React{.reaction = *reaction};
}

Parsed parse_ping(const json::object& /*object*/) { return message::Ping{}; }

// In the order of the types in Message.
constexpr std::array<std::pair<std::string_view, Parsed (*)(const json::object&)>, std::variant_size_v<Message>> types{{
    {"hello", parse_hello},
    {"join", parse_join},
    {"leave", parse_leave},
    {"settings", parse_settings_change},
    {"swap", parse_swap},
    {"bot", parse_bot},
    {"clear", parse_clear},
    {"start", parse_start},
    {"pause", parse_pause},
    {"end", parse_end},
    {"entropy", parse_entropy},
    {"move", parse_move_message},
    {"undo", parse_undo},
    {"shown", parse_shown},
    {"react", parse_react},
    {"ping", parse_ping},
}};

}  // namespace

Parsed parse_message(std::string_view text) {
  if (text.size() > most_message_bytes) return malformed;
  json::error_code error;
  json::monotonic_resource memory;
  const json::value value = json::parse(text, error, &memory, {.max_depth = 3});
  const json::object* const object = value.if_object();
  const auto type = error || object == nullptr ? std::nullopt : text_in(*object, "type");
  if (!type) return malformed;
  const auto* const found = std::ranges::find(types, *type, [](const auto& entry) { return entry.first; });
  if (found == types.end()) return std::unexpected(Refusal::UnknownType);
  return found->second(*object);
}

std::string_view type_of(const Message& message) { return types[message.index()].first; }

}  // namespace rookie
