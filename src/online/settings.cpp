#include "online/settings.h"

#include <algorithm>
#include <boost/json.hpp>
#include <string>

#include "bots/bot.h"
#include "online/message.h"

namespace rookie {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;

// Reads the members of an object. Stops at the first invalid one.
class Members {
 public:
  explicit Members(const json::object& object) : object_(object) {}

  // Each `read` leaves `value` unchanged if the member is absent.
  void read(std::string_view name, bool& value) {
    const json::value* const member = find(name);
    if (member == nullptr) return;
    if (const bool* const truth = member->if_bool()) {
      value = *truth;
    } else {
      fail(name, "must be true or false");
    }
  }

  void read(std::string_view name, milliseconds most, milliseconds& value) {
    std::int64_t count = value.count();
    read_number(name, most.count(), count);
    value = milliseconds(count);
  }

  void read(std::string_view name, std::uint8_t& value) {
    std::int64_t number = value;
    read_number(name, Seat::count, number);
    value = static_cast<std::uint8_t>(number);
  }

  template <typename Parse, typename Value>
  void read(std::string_view name, Parse parse, Value& value) {
    const json::value* const member = find(name);
    if (member == nullptr) return;
    if (const json::string* const text = member->if_string()) {
      if (const auto parsed = parse(*text)) {
        value = *parsed;
        return;
      }
    }
    fail(name, "has an unknown value");
  }

  [[nodiscard]] const Result<void>& result() const { return result_; }

 private:
  [[nodiscard]] const json::value* find(std::string_view name) const {
    return result_ ? object_.if_contains(name) : nullptr;
  }

  void read_number(std::string_view name, std::int64_t most, std::int64_t& value) {
    const json::value* const member = find(name);
    if (member == nullptr) return;
    const std::int64_t* const number = member->if_int64();
    if (number == nullptr || *number < 0 || *number > most) {
      fail(name, "must be a whole number from 0 to " + std::to_string(most));
    } else {
      value = *number;
    }
  }

  void fail(std::string_view name, const std::string& why) { result_ = refuse("", std::string(name) + " " + why); }

  const json::object& object_;
  Result<void> result_;
};

constexpr milliseconds longest_look{30'000};
constexpr milliseconds longest_pause{10'000};
constexpr milliseconds shortest_clock{5'000};
constexpr milliseconds longest_clock{600'000};

Seat starter_of(const Settings& settings, std::int64_t number, std::uint64_t lot) {
  switch (settings.first.way) {
    case Starter::Way::Turns: return Seat::at(static_cast<int>((number - 1) % settings.seats));
    case Starter::Way::Lot: return Seat::at(static_cast<int>(lot % settings.seats));
    case Starter::Way::Chosen: break;
  }
  return settings.first.seat;
}

}  // namespace

std::string to_string(Starter starter) {
  switch (starter.way) {
    case Starter::Way::Turns: return "turns";
    case Starter::Way::Lot: return "lot";
    case Starter::Way::Chosen: break;
  }
  return std::to_string(starter.seat.number());
}

std::optional<Starter> parse_starter(std::string_view text) {
  if (text == "turns") return Starter{};
  if (text == "lot") return Starter{.way = Starter::Way::Lot, .seat = {}};
  const auto seat = text.size() == 1 ? Seat::numbered(text.front() - '0') : std::nullopt;
  if (!seat) return std::nullopt;
  return Starter{.way = Starter::Way::Chosen, .seat = *seat};
}

Options options_of(const Settings& settings, std::int64_t number, std::uint64_t lot) {
  return {.edition = settings.edition,
          .variant = settings.variant,
          .rulings = settings.rulings,
          .seats = settings.seats,
          .first = starter_of(settings, number, lot)};
}

std::optional<std::string_view> parse_bot_level(std::string_view name) {
  const auto& names = bot_names();
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? std::nullopt : std::optional(*found);
}

void write_json(Json& json, const Settings& settings) {
  JsonObject(json)
      .add("edition", to_string(settings.edition))
      .add("variant", to_string(settings.variant))
      .add("ruling", to_string(settings.rulings))
      .add("seats", settings.seats)
      .add("first", to_string(settings.first))
      .add("look", settings.look.count())
      .add("bot_pause", settings.bot_pause.count())
      .add("turn_clock", settings.turn_clock.count())
      .add("bot", settings.bot)
      .add("learning", settings.learning)
      .add("late_joiners", settings.late_joiners)
      .add("watchers", settings.watchers)
      .add("locked", settings.locked);
}

Result<Settings> settings_from_json(const json::object& object, Settings base) {
  Members members(object);
  members.read("edition", parse_edition, base.edition);
  members.read("variant", parse_variant, base.variant);
  members.read("ruling", parse_rulings, base.rulings);
  members.read("seats", base.seats);
  members.read("first", parse_starter, base.first);
  members.read("look", longest_look, base.look);
  members.read("bot_pause", longest_pause, base.bot_pause);
  members.read("turn_clock", longest_clock, base.turn_clock);
  members.read("bot", parse_bot_level, base.bot);
  members.read("learning", base.learning);
  members.read("late_joiners", base.late_joiners);
  members.read("watchers", base.watchers);
  members.read("locked", base.locked);
  if (!members.result()) return std::unexpected(members.result().error());
  if (base.turn_clock > milliseconds(0) && base.turn_clock < shortest_clock) {
    return refuse("", "turn_clock must be 0 or at least 5000");
  }
  if (base.seats == 0) return refuse("R1.3", "2 to 6 people play");
  if (base.first.seat.index() >= base.seats) base.first = {};  // the chosen seat is gone
  if (const auto valid = validate(options_of(base, 1, 0)); !valid) return std::unexpected(valid.error());
  return base;
}

Result<Settings> parse_settings(std::string_view text) {
  if (text.size() > most_message_bytes) return refuse("", "the settings are too long");
  json::error_code error;
  const json::value value = json::parse(text, error, {}, {.max_depth = 2});
  if (error || !value.is_object()) return refuse("", "settings must be a JSON object");
  return settings_from_json(value.get_object());
}

}  // namespace rookie
