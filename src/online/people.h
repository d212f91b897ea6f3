#pragma once

#include <array>
#include <boost/container/flat_map.hpp>
#include <cstddef>
#include <optional>
#include <vector>

#include "online/allowance.h"
#include "online/effect.h"
#include "online/lobby.h"

namespace rookie {

// Who is connected to a table, and which of the people with a seat are away.
class People {
 public:
  // A connection that has said hello.
  struct Client {
    std::optional<TokenHash> token;  // nothing: the client only watches
    std::optional<Seat> seat;
    Sequence shown = 0;  // the last sequence whose events it has shown
    Remaining<Time> warnings;
  };
  using Clients = boost::container::flat_map<ClientId, Client>;

  // The absence of a person with a seat.
  struct Absence {
    Time since;
    bool bot_plays = false;  // after Pace::grace in a running game
  };

  // --- connections
  [[nodiscard]] const Clients& clients() const { return clients_; }
  [[nodiscard]] bool has(ClientId client) const { return clients_.contains(client); }
  // The client must be connected.
  [[nodiscard]] const Client& client(ClientId client) const { return clients_.at(client); }
  [[nodiscard]] std::optional<Seat> seat_of(ClientId client) const { return clients_.at(client).seat; }
  // The number of clients without a seat, at most 20, so that a coming and going crowd does not cause endless updates.
  [[nodiscard]] std::size_t watching() const;

  // What a new client changes for the others.
  struct Arrival {
    bool changes_lobby = false;
    bool ends_takeover = false;  // a bot has played for this person until now
    bool is_return = false;      // within Pace::returns
  };
  // A client without a token only watches.
  Arrival enter(ClientId client, const std::optional<Token>& token, const Lobby& lobby, Sequence shown, Time now);
  // Returns whether that changes the lobby for the others.
  [[nodiscard]] bool leave(ClientId client, Time now);

  // Whether the client may be refused once more for being too fast. Otherwise it must be cut off.
  [[nodiscard]] bool may_be_warned(ClientId client, Time now) { return clients_.at(client).warnings.take(now); }

  // --- seats
  // Must be called after each change of the lobby. Returns the clients whose seat has changed.
  [[nodiscard]] std::vector<ClientId> find_seats(const Lobby& lobby, Time now);
  // Whether a person holds this seat and is connected.
  [[nodiscard]] bool is_here(Seat seat) const { return at(persons_, seat) && !at(persons_, seat)->absence; }
  [[nodiscard]] bool anybody_here() const;
  [[nodiscard]] std::optional<Absence> absence(Seat seat) const;
  // When a bot will start to play for a person who is away.
  struct Takeover {
    Seat seat;
    Time due;
  };
  [[nodiscard]] std::optional<Takeover> next_takeover() const;
  void take_over(Seat seat) { at(persons_, seat)->absence->bot_plays = true; }
  // Returns whether the person on this seat may react now. If so, they may not again for Pace::between_reactions.
  [[nodiscard]] bool may_react(Seat seat, Time now);
  // The same for what the person arranges: Pace::arranging.
  [[nodiscard]] bool may_arrange(Seat seat, Time now) { return at(persons_, seat)->arranging.take(now); }

  // --- what clients have shown of the game
  // A lower sequence than before has no effect.
  void has_shown(ClientId client, Sequence sequence);
  void all_have_shown(Sequence sequence);
  // Whether for every person who is here at least one client has shown everything up to `sequence`.
  [[nodiscard]] bool have_shown(Sequence sequence) const;

 private:
  // The owner of a seat. If the owner moves to another seat, this moves along.
  struct Person {
    TokenHash token;
    std::optional<Absence> absence;
    Time may_react;
    Remaining<Time> arranging;
    Remaining<Time> returns;
  };

  [[nodiscard]] bool is_connected(Seat seat) const;

  Clients clients_;
  std::array<std::optional<Person>, Seat::count> persons_;  // by seat; nothing where the lobby has no person
};

}  // namespace rookie
