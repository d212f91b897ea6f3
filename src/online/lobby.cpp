#include "online/lobby.h"

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "core/json.h"
#include "notation/json.h"
#include "online/person_name.h"

namespace rookie {
namespace {

namespace json = boost::json;
using Type = Holder::Type;

void add_holder(JsonObject& seat, const Holder& holder) {
  if (holder.type != Type::Nobody) seat.add("name", holder.name);
  if (holder.type == Type::Bot) seat.add("bot", holder.level);
  if (holder.type == Type::Person) seat.add("token", fair::to_string(holder.token)).add("face", holder.face);
}

std::optional<std::string_view> text(const json::object& object, std::string_view name) {
  const json::value* const member = object.if_contains(name);
  if (member == nullptr || !member->is_string()) return std::nullopt;
  return member->get_string();
}

std::optional<Holder> holder_from(const json::value& value) {
  const json::object* const seat = value.if_object();
  if (seat == nullptr) return std::nullopt;
  const auto name = text(*seat, "name");
  if (!name) return Holder();
  if (const auto bot = text(*seat, "bot")) {
    const auto level = parse_bot_level(*bot);
    if (!level) return std::nullopt;
    return Holder{.type = Type::Bot, .name = std::string(*name), .level = *level, .token = {}};
  }
  const auto token = fair::parse_hex<TokenHash>(text(*seat, "token").value_or(""));
  if (!token) return std::nullopt;
  const json::value* const face = seat->if_contains("face");
  if (face != nullptr && !(face->is_int64() && std::in_range<Face>(face->get_int64()))) return std::nullopt;
  Holder person{.type = Type::Person, .name = std::string(*name), .level = {}, .token = *token};
  if (face != nullptr) person.face = static_cast<Face>(face->get_int64());
  return person;
}

std::optional<Seat> first_of(Type type, std::span<const Holder> seats, std::optional<Seat> except) {
  for (int index = 0; index < std::ssize(seats); ++index) {
    const Seat seat = Seat::at(index);
    if (seats[static_cast<std::size_t>(index)].type == type && seat != except) return seat;
  }
  return std::nullopt;
}

std::optional<Seat> first_free(std::span<const Holder> seats, bool bots_make_room,
                               std::optional<Seat> except = std::nullopt) {
  const auto empty = first_of(Type::Nobody, seats, except);
  return empty || !bots_make_room ? empty : first_of(Type::Bot, seats, except);
}

}  // namespace

Lobby::Lobby(const Settings& settings) : settings_(settings), seats_(settings.seats) {}

Result<Lobby> Lobby::parse(std::string_view document) {
  const auto bad = [](std::string_view what) {
    return refuse("", "the table's document has no valid " + std::string(what));
  };
  json::error_code error;
  const json::value value = json::parse(document, error);
  const json::object* const object = error ? nullptr : value.if_object();
  if (object == nullptr) return bad("form");
  const json::value* const settings = object->if_contains("settings");
  if (settings == nullptr || !settings->is_object()) return bad("settings");
  const auto read = settings_from_json(settings->get_object());
  if (!read) return std::unexpected(read.error());
  Lobby lobby(*read);
  const json::value* const seats = object->if_contains("seats");
  if (seats == nullptr || !seats->is_array() || seats->get_array().size() != lobby.seats_.size()) return bad("seats");
  for (std::size_t seat = 0; seat < lobby.seats_.size(); ++seat) {
    auto holder = holder_from(seats->get_array()[seat]);
    if (!holder) return bad("seats");
    lobby.seats_[seat] = *std::move(holder);
  }
  if (const json::value* const host = object->if_contains("host")) {
    const auto seat = host->is_int64() ? Seat::numbered(static_cast<int>(host->get_int64())) : std::nullopt;
    if (!seat || !lobby.is_person(*seat)) return bad("host");
    lobby.host_ = seat;
  }
  if (const json::value* const barred = object->if_contains("barred")) {
    if (!barred->is_array()) return bad("barred");
    for (const json::value& one : barred->get_array()) {
      const auto token = one.is_string() ? fair::parse_hex<TokenHash>(one.get_string()) : std::nullopt;
      if (!token) return bad("barred");
      lobby.barred_.push_back(*token);
    }
  }
  return lobby;
}

std::string Lobby::document() const {
  return to_json([this](JsonObject& document) {
           document.add("settings", settings_).add("seats", objects_of(seats_, add_holder)).add("host", host_);
           if (barred_.empty()) return;
           document.add("barred", [this](JsonArray& barred) {
             for (const TokenHash& token : barred_) barred.add(fair::to_string(token));
           });
         })
      .text();
}

std::optional<Seat> Lobby::seat_of(const TokenHash& token) const {
  const auto found = std::ranges::find_if(
      seats_, [&](const Holder& holder) { return holder.type == Type::Person && holder.token == token; });
  if (found == seats_.end()) return std::nullopt;
  return Seat::at(static_cast<int>(found - seats_.begin()));
}

bool Lobby::is_person(Seat seat) const { return has(seat) && at(seats_, seat).type == Type::Person; }

std::string Lobby::unique_name(std::string_view name) const {
  const auto taken = [this](const std::string& wish) {
    return std::ranges::any_of(seats_, [look = look_of(wish)](const Holder& holder) {
      return holder.type != Type::Nobody && look_of(holder.name) == look;
    });
  };
  std::string unique(name);
  for (int number = 2; taken(unique); ++number) unique = std::string(name) + " " + std::to_string(number);
  return unique;
}

std::expected<Seat, Refusal> Lobby::join(const TokenHash& token, std::string_view name, std::optional<Face> face,
                                         std::optional<Seat> wish, bool bots_make_room, std::optional<Seat> kept) {
  const auto clean = clean_name(name);
  if (!clean) return std::unexpected(Refusal::BadName);
  const auto seat = wish ? wish : first_free(seats_, bots_make_room, kept);
  if (!seat || seat == kept) return std::unexpected(Refusal::SeatTaken);
  if (!has(*seat)) return std::unexpected(Refusal::BadSeat);
  Holder& holder = at(seats_, *seat);
  if (holder.type == Type::Person || (holder.type == Type::Bot && !bots_make_room)) {
    return std::unexpected(Refusal::SeatTaken);
  }
  holder = {};
  holder = {.type = Type::Person, .name = unique_name(*clean), .level = {}, .token = token, .face = face};
  if (!host_) host_ = seat;
  return *seat;
}

Allowed Lobby::seat_bot(Seat seat, std::string_view level) {
  Holder& holder = at(seats_, seat);
  if (holder.type == Type::Person) return std::unexpected(Refusal::SeatTaken);
  holder = {};
  holder = {.type = Type::Bot, .name = unique_name(level), .level = level, .token = {}};
  return {};
}

void Lobby::swap(Seat one, Seat other) {
  std::swap(at(seats_, one), at(seats_, other));
  const auto moved = [&](Seat seat) {
    if (seat == one) return other;
    return seat == other ? one : seat;
  };
  if (host_) host_ = moved(*host_);
  if (settings_.first.way == Starter::Way::Chosen) settings_.first.seat = moved(settings_.first.seat);
}

void Lobby::clear(Seat seat) {
  at(seats_, seat) = {};
  if (settings_.first == Starter{.way = Starter::Way::Chosen, .seat = seat}) settings_.first = {};
  if (host_ != seat) return;
  host_.reset();
  for (int steps = 1; steps < settings_.seats && !host_; ++steps) {
    const Seat next = Seat::at((seat.index() + steps) % settings_.seats);
    if (is_person(next)) host_ = next;
  }
}

void Lobby::bar(Seat seat) {
  constexpr std::size_t most = 32;  // the newest
  if (barred_.size() == most) barred_.erase(barred_.begin());
  barred_.push_back(at(seats_, seat).token);
}

bool Lobby::is_barred(const TokenHash& token) const { return std::ranges::find(barred_, token) != barred_.end(); }

Allowed Lobby::change(const Settings& settings) {
  if (std::ranges::count(seats_, Type::Person, &Holder::type) > settings.seats) {
    return std::unexpected(Refusal::BadSettings);
  }
  for (int last = settings.seats; last < settings_.seats; ++last) {
    if (!is_person(Seat::at(last))) continue;
    if (const auto free = first_free(seats().first(settings.seats), true)) swap(Seat::at(last), *free);
  }
  settings_ = settings;
  seats_.resize(settings.seats);
  return {};
}

void Lobby::fill_with_bots() {
  for (int seat = 0; seat < settings_.seats; ++seat) {
    if (at(seats_, Seat::at(seat)).type == Type::Nobody) {
      static_cast<void>(seat_bot(Seat::at(seat), settings_.bot));
    }
  }
}

}  // namespace rookie
