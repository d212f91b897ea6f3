#include "online/people.h"

#include <sodium.h>

#include <algorithm>
#include <utility>

#include "online/pace.h"

namespace rookie {
namespace {

TokenHash hash_of(const Token& token) {
  TokenHash hash;
  crypto_hash_sha256(hash.bytes.data(), token.bytes.data(), token.bytes.size());
  return hash;
}

}  // namespace

std::size_t People::watching() const {
  constexpr std::ptrdiff_t crowd = 20;
  const auto count = std::ranges::count_if(clients_, [](const auto& client) { return !client.second.seat; });
  return static_cast<std::size_t>(std::min(count, crowd));
}

People::Arrival People::enter(ClientId client, const std::optional<Token>& token, const Lobby& lobby, Sequence shown,
                              Time now) {
  const auto watched = watching();
  const auto owner = token ? std::optional(hash_of(*token)) : std::nullopt;
  const auto seat = owner ? lobby.seat_of(*owner) : std::nullopt;
  clients_.insert_or_assign(client,
                            Client{.token = owner, .seat = seat, .shown = shown, .warnings = {Pace::warnings, now}});
  if (!seat) return {.changes_lobby = watching() != watched};
  Person& person = *at(persons_, *seat);
  const auto absence = std::exchange(person.absence, std::nullopt);
  return {.changes_lobby = absence.has_value(),
          .ends_takeover = absence && absence->bot_plays,
          .is_return = person.returns.take(now)};
}

bool People::leave(ClientId client, Time now) {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return false;
  const auto watched = watching();
  const auto seat = found->second.seat;
  clients_.erase(found);
  if (!seat) return watching() != watched;
  if (is_connected(*seat)) return false;
  at(persons_, *seat)->absence = Absence{.since = now};
  return true;
}

std::vector<ClientId> People::find_seats(const Lobby& lobby, Time now) {
  std::vector<ClientId> moved;
  for (auto& [id, client] : clients_) {
    const auto before = std::exchange(client.seat, client.token ? lobby.seat_of(*client.token) : std::nullopt);
    if (client.seat != before) moved.push_back(id);
  }
  const auto before = std::exchange(persons_, {});
  for (int index = 0; index < Seat::count; ++index) {
    const Seat seat = Seat::at(index);
    if (!lobby.is_person(seat)) continue;
    const TokenHash& token = lobby.holder(seat).token;
    const auto* const known =
        std::ranges::find_if(before, [&](const auto& person) { return person && person->token == token; });
    Person& person = at(persons_, seat)
                         .emplace(known == before.end() ? Person{.token = token,
                                                                 .absence = {},
                                                                 .may_react = {},
                                                                 .arranging = {Pace::arranging, now},
                                                                 .returns = {Pace::returns, now}}
                                                        : **known);
    if (is_connected(seat)) {
      person.absence.reset();
    } else if (!person.absence) {
      person.absence = Absence{.since = now};
    }
  }
  return moved;
}

bool People::is_connected(Seat seat) const {
  return std::ranges::any_of(clients_, [seat](const auto& client) { return client.second.seat == seat; });
}

bool People::anybody_here() const {
  return std::ranges::any_of(persons_, [](const auto& person) { return person && !person->absence; });
}

std::optional<People::Absence> People::absence(Seat seat) const {
  const auto& person = at(persons_, seat);
  return person ? person->absence : std::nullopt;
}

std::optional<People::Takeover> People::next_takeover() const {
  std::optional<Takeover> next;
  for (int index = 0; index < Seat::count; ++index) {
    const auto away = absence(Seat::at(index));
    if (!away || away->bot_plays) continue;
    const Takeover takeover{.seat = Seat::at(index), .due = away->since + Pace::grace};
    if (!next || takeover.due < next->due) next = takeover;
  }
  return next;
}

bool People::may_react(Seat seat, Time now) {
  Person& person = *at(persons_, seat);
  if (now < person.may_react) return false;
  person.may_react = now + Pace::between_reactions;
  return true;
}

void People::has_shown(ClientId client, Sequence sequence) {
  Sequence& shown = clients_.at(client).shown;
  shown = std::max(shown, sequence);
}

void People::all_have_shown(Sequence sequence) {
  for (auto& [id, client] : clients_) client.shown = sequence;
}

bool People::have_shown(Sequence sequence) const {
  std::array<bool, Seat::count> shown{};
  for (const auto& [id, client] : clients_) {
    if (client.seat && client.shown == sequence) at(shown, *client.seat) = true;
  }
  for (int index = 0; index < Seat::count; ++index) {
    if (is_here(Seat::at(index)) && !at(shown, Seat::at(index))) return false;
  }
  return true;
}

}  // namespace rookie
