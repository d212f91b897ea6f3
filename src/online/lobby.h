#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/lookup.h"
#include "core/result.h"
#include "fair/hex.h"
#include "online/refusal.h"
#include "online/settings.h"
#include "rules/ids.h"

namespace rookie {

// All that is kept of the token with which a person shows who they are: its SHA-256.
using TokenHash = fair::Bytes<32, struct TokenHashTag>;

// Who sits on a seat.
struct Holder {
  enum class Type : std::uint8_t { Nobody, Bot, Person };

  Type type = Type::Nobody;
  std::string name;        // nobody has the same
  std::string_view level;  // of a bot
  TokenHash token;         // of a person

  friend bool operator==(const Holder&, const Holder&) = default;
};

// What people at an online table have agreed on: the settings, who sits where, who is the host. Whether somebody is
// connected it does not know.
class Lobby {
 public:
  explicit Lobby(const Settings& settings);
  // What `document` gave.
  [[nodiscard]] static Result<Lobby> parse(std::string_view document);
  [[nodiscard]] std::string document() const;

  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] std::span<const Holder> seats() const { return seats_; }
  // The seat must be there.
  [[nodiscard]] const Holder& holder(Seat seat) const { return at(seats_, seat); }
  [[nodiscard]] bool has(Seat seat) const { return seat.index() < settings_.seats; }
  [[nodiscard]] std::optional<Seat> seat_of(const TokenHash& token) const;
  [[nodiscard]] bool is_person(Seat seat) const;
  // Nobody as long as there is no person.
  [[nodiscard]] std::optional<Seat> host() const { return host_; }
  // A person.
  void make_host(Seat seat) { host_ = seat; }

  // The first person becomes the host. A bot can be replaced where `bots_make_room`; without a wish, an empty seat is
  // taken first.
  [[nodiscard]] std::expected<Seat, Refusal> join(const TokenHash& token, std::string_view name,
                                                  std::optional<Seat> wish, bool bots_make_room);
  // All seats must be there.
  [[nodiscard]] Allowed seat_bot(Seat seat, std::string_view level);  // not on a person's seat
  void swap(Seat one, Seat other);
  // If it was the host, the next person in turn order is.
  void clear(Seat seat);
  // Whoever would lose a seat gets one that is empty or a bot's, if there are enough.
  [[nodiscard]] Allowed change(const Settings& settings);
  // Seats the table's bot wherever nobody sits.
  void fill_with_bots();

  friend bool operator==(const Lobby&, const Lobby&) = default;

 private:
  [[nodiscard]] std::string unique_name(std::string_view name) const;

  Settings settings_;
  std::vector<Holder> seats_;
  std::optional<Seat> host_;
};

}  // namespace rookie
