// How the lobby of a room changes, and who is told.
#include <algorithm>
#include <utility>

#include "online/room.h"

namespace rookie {

const Lobby& Room::wanted() const { return changes_.latest() != nullptr ? changes_.latest()->lobby : lobby_; }

void Room::want(Lobby lobby, const std::optional<Asker>& asker) {
  if (lobby == wanted()) return;
  changes_.add(std::move(lobby), asker);
  requests_.table_changed();
}

void Room::give_up(Lobby lobby, Seat seat, const Asker& asker) {
  lobby.clear(seat);
  if (is_busy()) static_cast<void>(lobby.seat_bot(seat, lobby.settings().bot));
  want(std::move(lobby), asker);
}

void Room::change(LobbyChanges::Change change) {
  const Lobby before = std::exchange(lobby_, std::move(change.lobby));
  if (change.starts_game || (opener_ && lobby_.seat_of(*opener_))) opener_.reset();
  find_seats();
  if (change.starts_game) {
    begin_dealing();
  } else if (lobby_ != before) {
    lobby_changed();
  }
  for (int index = 0; index < std::min(before.settings().seats, lobby_.settings().seats); ++index) {
    const Seat seat = Seat::at(index);
    if (before.holder(seat) != lobby_.holder(seat)) player_changed(seat);
  }
}

void Room::discard_changes(bool tell) {
  for (const auto& [client, type] : changes_.discard()) {
    if (tell && people_.has(client)) send_error(client, Refusal::NotStored, type);
  }
}

void Room::begin_dealing() {
  std::optional<Over> before;
  if (auto* const over = std::get_if<Over>(&stage_)) before = std::move(*over);
  stage_ = Dealing(draw_lots_(), lobby_, games_ + 1, std::move(before), now_);
  send_lobby();
  send_deal();
}

void Room::lobby_changed(std::optional<ClientId> except) {
  if (lobby_is_told_ && telling_.take(now_)) {
    send_lobby(except);
  } else {
    lobby_is_told_ = false;
  }
}

std::optional<Time> Room::telling_due() const {
  return lobby_is_told_ ? std::nullopt : std::optional(telling_.next(now_));
}

void Room::tell_lobby() {
  if (telling_.take(now_)) send_lobby();
}

bool Room::is_unused() const {
  return games_ == 0 && std::ranges::none_of(wanted().seats(),
                                             [](const Holder& holder) { return holder.type == Holder::Type::Person; });
}

std::optional<Seat> Room::kept_seat() const {
  const bool is_here = opener_ && std::ranges::any_of(people_.clients(), [this](const auto& client) {
                         return client.second.token == opener_;
                       });
  return is_here ? std::optional(Seat::at(0)) : std::nullopt;
}

void Room::find_seats() {
  for (const ClientId client : people_.find_seats(lobby_, now_)) {
    if (lobby_.settings().watchers) {
      send_you(client);
    } else {
      send_state(client);  // begins or ceases to see the game
    }
  }
}

}  // namespace rookie
