#pragma once

#include <array>
#include <boost/container/flat_map.hpp>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/lookup.h"
#include "online/effect.h"
#include "online/lobby.h"

namespace rookie {

// Who is connected to a table, and who of those with a seat is away.
class People {
 public:
  // A connection that has greeted the table.
  struct Client {
    std::optional<TokenHash> token;  // nothing: only watches
    std::optional<Seat> seat;
    Sequence shown = 0;  // up to here it has shown what happened
  };
  using Clients = boost::container::flat_map<ClientId, Client>;

  // Of a person with a seat.
  struct Absence {
    Time since;
    bool bot_plays = false;  // once it was too long for a running game
  };

  // --- connections
  [[nodiscard]] const Clients& clients() const { return clients_; }
  [[nodiscard]] bool has(ClientId client) const { return clients_.contains(client); }
  // The client must be there.
  [[nodiscard]] const Client& client(ClientId client) const { return clients_.at(client); }
  [[nodiscard]] std::optional<Seat> seat_of(ClientId client) const { return clients_.at(client).seat; }
  // How many have no seat; a crowd is not counted, so that its coming and going does not keep everybody busy.
  [[nodiscard]] std::size_t watching() const;

  // What others notice of somebody who comes.
  struct Arrival {
    bool changes_lobby = false;
    bool ends_takeover = false;  // a bot has played for this person until now
  };
  // A client without token only watches.
  Arrival enter(ClientId client, const std::optional<Token>& token, const Lobby& lobby, Sequence shown);
  // Whether that changes the lobby for the others.
  [[nodiscard]] bool leave(ClientId client, Time now);

  // --- seats
  // To be called when the lobby has changed. Gives the clients that have got or lost a seat by it.
  [[nodiscard]] std::vector<ClientId> find_seats(const Lobby& lobby, Time now);
  // The person of this seat, if there is one, is connected.
  [[nodiscard]] bool is_here(Seat seat) const { return at(persons_, seat) && !at(persons_, seat)->absence; }
  [[nodiscard]] bool anybody_here() const;
  [[nodiscard]] std::optional<Absence> absence(Seat seat) const;
  // Whoever is away gets a bot that plays for them, in time.
  struct Takeover {
    Seat seat;
    Time due;
  };
  [[nodiscard]] std::optional<Takeover> next_takeover() const;
  void take_over(Seat seat) { at(persons_, seat)->absence->bot_plays = true; }
  // Whether the person of this seat may react again; then not again for a moment.
  [[nodiscard]] bool may_react(Seat seat, Time now);

  // --- what they have been shown of the game
  // Never goes back.
  void has_shown(ClientId client, Sequence sequence);
  void all_have_shown(Sequence sequence);
  // Whether everybody who is here has shown, in one tab at least, what happened.
  [[nodiscard]] bool have_shown(Sequence sequence) const;

 private:
  // Who owns a seat; moves with it.
  struct Person {
    TokenHash token;
    std::optional<Absence> absence;
    Time may_react;
  };

  [[nodiscard]] bool is_connected(Seat seat) const;

  Clients clients_;
  std::array<std::optional<Person>, Seat::count> persons_;  // exactly where the lobby has one
};

}  // namespace rookie
