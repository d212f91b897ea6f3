#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "fair/hex.h"
#include "online/face.h"
#include "online/refusal.h"
#include "online/settings.h"
#include "rules/ids.h"

namespace rookie {

// The SHA-256 of the token that identifies a person. The token itself is not kept.
using TokenHash = fair::Bytes<32, struct TokenHashTag>;

// Who holds a seat.
struct Holder {
  enum class Type : std::uint8_t { Nobody, Bot, Person };

  Type type = Type::Nobody;
  std::string name;                         // unlike any other at the table
  std::string_view level;                   // of a bot
  TokenHash token;                          // of a person
  std::optional<Face> face = std::nullopt;  // of a person who has chosen one

  friend bool operator==(const Holder&, const Holder&) = default;
};

// What the people at an online table have agreed on: the settings, who sits where, who is the host. It does not know
// who is connected.
class Lobby {
 public:
  explicit Lobby(const Settings& settings);
  // Reads what `document` returned.
  [[nodiscard]] static Result<Lobby> parse(std::string_view document);
  [[nodiscard]] std::string document() const;

  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] std::span<const Holder> seats() const { return seats_; }
  // The seat must exist.
  [[nodiscard]] const Holder& holder(Seat seat) const { return at(seats_, seat); }
  [[nodiscard]] bool has(Seat seat) const { return seat.index() < settings_.seats; }
  [[nodiscard]] std::optional<Seat> seat_of(const TokenHash& token) const;
  [[nodiscard]] bool is_person(Seat seat) const;
  // Nobody if no person has a seat.
  [[nodiscard]] std::optional<Seat> host() const { return host_; }
  // The seat must be held by a person.
  void make_host(Seat seat) { host_ = seat; }

  // The first person becomes the host. If `bots_make_room`, the person may replace a bot; without a wish, an empty seat
  // is preferred. The seat `kept` is for somebody else.
  [[nodiscard]] std::expected<Seat, Refusal> join(const TokenHash& token, std::string_view name,
                                                  std::optional<Face> face, std::optional<Seat> wish,
                                                  bool bots_make_room, std::optional<Seat> kept = std::nullopt);
  // In the functions below, seats must exist.
  [[nodiscard]] Allowed seat_bot(Seat seat, std::string_view level);  // refused for a person's seat
  void swap(Seat one, Seat other);                                    // who was chosen to start stays chosen
  // Empties the seat. If it was the host's, the next person in turn order becomes the host.
  void clear(Seat seat);
  // The person on this seat may not sit down again, in any seat, before the next game.
  void bar(Seat seat);
  [[nodiscard]] bool is_barred(const TokenHash& token) const;
  void bar_nobody() { barred_.clear(); }
  // A person whose seat disappears moves to an empty one or replaces a bot. Refused if there are more people than
  // seats.
  [[nodiscard]] Allowed change(const Settings& settings);
  // Gives every empty seat to the bot of the settings.
  void fill_with_bots();

  friend bool operator==(const Lobby&, const Lobby&) = default;

 private:
  [[nodiscard]] std::string unique_name(std::string_view name) const;

  Settings settings_;
  std::vector<Holder> seats_;
  std::optional<Seat> host_;
  std::vector<TokenHash> barred_;
};

}  // namespace rookie
