// A room's people: what they say, where they sit, whether they are there.
#include "online/room.h"

#include <algorithm>
#include <utility>

#include "core/lookup.h"
#include "online/pace.h"

namespace rookie {
namespace {

constexpr std::unexpected<Refusal> refused(Refusal refusal) { return std::unexpected(refusal); }

}  // namespace

Room::Room(TableId id, TableCode code, const Settings& settings, DrawLots draw_lots, Time now)
    : id_(std::move(id)),
      code_(std::move(code)),
      draw_lots_(std::move(draw_lots)),
      now_(now),
      lobby_(settings),
      renewed_(now) {}

Effects Room::receive(ClientId from, std::string_view text, Time now) {
  now_ = now;
  const auto message = parse_message(text);
  const Allowed heard = message ? hear(from, *message) : Allowed(refused(message.error()));
  if (!heard) {
    send_error(from, heard.error(), message ? type_of(*message) : std::string_view());
    if (!clients_.contains(from)) effects_.emplace_back(Drop{.client = from});
  }
  return proceed();
}

Effects Room::disconnected(ClientId client, Time now) {
  now_ = now;
  const auto found = clients_.find(client);
  if (found == clients_.end()) return proceed();
  const auto watched = watching();
  const auto seat = found->second.seat;
  clients_.erase(found);
  const bool is_away = seat && --at(presence_, *seat).connections == 0;
  if (is_away) at(presence_, *seat).away_since = now_;
  if (is_away || watching() != watched) send_lobby();
  return proceed();
}

Allowed Room::hear(ClientId from, const Message& message) {
  const bool greeted = clients_.contains(from);
  if (gone_) return refused(Refusal::Gone);
  if (const auto* const hello = std::get_if<message::Hello>(&message)) {
    return greeted ? refused(Refusal::NotNow) : on(from, *hello);
  }
  if (!greeted) return refused(Refusal::NotGreeted);
  if (reloading_ != Reloading::No) return refused(Refusal::NotNow);
  return std::visit([&](const auto& said) { return on(from, said); }, message);
}

Allowed Room::on(ClientId from, const message::Hello& hello) {
  const auto watched = watching();
  Client& client = clients_[from];
  if (game_) client.shown = game_->sequence();
  if (hello.token) {
    client.token = hash_of(*hello.token);
    client.seat = lobby_.seat_of(*client.token);
  }
  if (client.seat) {
    arrive(from, *client.seat);
  } else {
    send_state(from);
    if (watching() != watched) send_lobby(from);
  }
  return {};
}

void Room::arrive(ClientId client, Seat seat) {
  if (!anybody_here()) ready_ = std::max(ready_, now_);  // nobody could decide meanwhile
  Presence& presence = at(presence_, seat);
  const bool was_away = presence.connections++ == 0;
  const bool was_taken_over = std::exchange(presence.taken_over, false);
  presence.away_since.reset();
  send_state(client);
  if (was_taken_over) player_changed(seat);
  if (was_away) send_lobby(client);
}

Allowed Room::on(ClientId from, const message::Join& join) {
  const Client& client = clients_.at(from);
  if (!client.token) return refused(Refusal::NoToken);
  if (client.seat || dealing_ || (playing() && !lobby_.settings().late_joiners)) return refused(Refusal::NotNow);
  const auto seat = lobby_.join(*client.token, join.name, join.seat, lobby_.settings().late_joiners);
  if (!seat) return refused(seat.error());
  at(presence_, *seat) = {};
  lobby_changed();
  player_changed(*seat);
  return {};
}

Allowed Room::on(ClientId from, const message::Leave& /*leave*/) {
  const auto seat = seat_of(from);
  if (!seat) return refused(Refusal::NotSeated);
  give_up(*seat);
  return {};
}

Allowed Room::check_host(ClientId from) const {
  const auto seat = seat_of(from);
  if (!seat) return refused(Refusal::NotSeated);
  if (lobby_.host() != seat) return refused(Refusal::NotHost);
  return {};
}

Allowed Room::on(ClientId from, const message::ChangeSettings& change) {
  if (const Allowed host = check_host(from); !host) return host;
  if (busy()) return refused(Refusal::NotNow);
  const auto settings = settings_from_json(change.changes, lobby_.settings());
  if (!settings) return refused(Refusal::BadSettings);
  if (const Allowed changed = lobby_.change(*settings); !changed) return changed;
  lobby_changed();
  return {};
}

Allowed Room::on(ClientId from, const message::SwapSeats& swap) {
  if (const Allowed host = check_host(from); !host) return host;
  if (busy()) return refused(Refusal::NotNow);
  if (!lobby_.has(swap.one) || !lobby_.has(swap.other)) return refused(Refusal::BadSeat);
  lobby_.swap(swap.one, swap.other);
  std::swap(at(presence_, swap.one), at(presence_, swap.other));
  lobby_changed();
  return {};
}

Allowed Room::on(ClientId from, const message::SeatBot& bot) {
  if (const Allowed host = check_host(from); !host) return host;
  if (busy()) return refused(Refusal::NotNow);
  if (!lobby_.has(bot.seat)) return refused(Refusal::BadSeat);
  if (const Allowed seated = lobby_.seat_bot(bot.seat, bot.level); !seated) return seated;
  lobby_changed();
  return {};
}

Allowed Room::on(ClientId from, const message::ClearSeat& clear) {
  if (const Allowed host = check_host(from); !host) return host;
  if (!lobby_.has(clear.seat)) return refused(Refusal::BadSeat);
  if (busy() && !lobby_.is_person(clear.seat)) return refused(Refusal::NotNow);
  give_up(clear.seat);
  return {};
}

Allowed Room::on(ClientId from, const message::Start& /*start*/) {
  if (const Allowed host = check_host(from); !host) return host;
  if (busy() || !finished_) return refused(Refusal::NotNow);
  lobby_.fill_with_bots();
  Dealing dealing{.lots = draw_lots_(), .terms = {}, .contributions = {}, .until = now_ + Pace::entropy, .opening = {}};
  dealing.terms.game = dealing.lots.game.text;
  dealing.terms.options = options_of(lobby_.settings(), number_ + 1);
  for (const Holder& holder : lobby_.seats()) dealing.terms.names.push_back(holder.name);
  dealing.contributions.resize(lobby_.settings().seats);
  dealing_ = std::move(dealing);
  lobby_changed();
  send_deal();
  return {};
}

Allowed Room::on(ClientId from, const message::Pause& pause) {
  if (!seat_of(from)) return refused(Refusal::NotSeated);
  if (!playing()) return refused(Refusal::NotNow);
  if (paused_.has_value() == pause.paused) return {};
  asked_.reset();
  if (pause.paused) {
    paused_ = now_;
    send_lobby();
  } else {
    const auto spent = std::max(*std::exchange(paused_, std::nullopt) - ready_, Time::duration::zero());
    send_lobby();
    ask_again(now_ - spent);  // the clock goes on from where it was
  }
  return {};
}

Allowed Room::on(ClientId from, const message::EndGame& /*end*/) {
  if (const Allowed host = check_host(from); !host) return host;
  if (!playing()) return refused(Refusal::NotNow);
  ending_ = true;
  asked_.reset();
  return {};
}

Allowed Room::on(ClientId from, const message::GiveEntropy& give) {
  const auto seat = seat_of(from);
  if (!seat) return refused(Refusal::NotSeated);
  if (!dealing_ || !dealing_->opening.empty() || dealing_->terms.game != give.game) return refused(Refusal::NotNow);
  auto& contribution = at(dealing_->contributions, *seat);
  if (!contribution) contribution = give.entropy;  // another tab may have been first
  return {};
}

Allowed Room::on(ClientId from, const message::MakeMove& make) { return decide(from, make.sequence, make.move); }

Allowed Room::on(ClientId from, const message::Undo& undo) { return decide(from, undo.sequence, std::nullopt); }

Allowed Room::on(ClientId from, const message::Shown& shown) {
  if (!game_ || shown.sequence > game_->sequence()) return refused(Refusal::Stale);
  Sequence& known = clients_.at(from).shown;
  known = std::max(known, shown.sequence);
  return {};
}

Allowed Room::on(ClientId from, const message::React& react) {
  const auto seat = seat_of(from);
  if (!seat) return refused(Refusal::NotSeated);
  Presence& presence = at(presence_, *seat);
  if (now_ < presence.may_react) return refused(Refusal::TooFast);
  presence.may_react = now_ + Pace::between_reactions;
  send_reaction(*seat, react.reaction);
  return {};
}

Allowed Room::on(ClientId from, const message::Ping& /*ping*/) {
  send_pong(from);
  return {};
}

bool Room::is_here(Seat seat) const { return lobby_.is_person(seat) && at(presence_, seat).connections > 0; }

bool Room::anybody_here() const {
  return std::ranges::any_of(presence_, [](const Presence& presence) { return presence.connections > 0; });
}

std::size_t Room::watching() const {
  constexpr std::ptrdiff_t crowd = 20;
  const auto count = std::ranges::count_if(clients_, [](const auto& client) { return !client.second.seat; });
  return static_cast<std::size_t>(std::min(count, crowd));
}

void Room::give_up(Seat seat) {
  lobby_.clear(seat);
  at(presence_, seat) = {};
  if (busy()) static_cast<void>(lobby_.seat_bot(seat, lobby_.settings().bot));
  lobby_changed();
  player_changed(seat);
}

void Room::lobby_changed() {
  changed_ = true;
  find_seats();
  send_lobby();
}

void Room::find_seats() {
  std::vector<ClientId> moved;
  for (Presence& presence : presence_) presence.connections = 0;
  for (auto& [id, client] : clients_) {
    const auto before = std::exchange(client.seat, client.token ? lobby_.seat_of(*client.token) : std::nullopt);
    if (client.seat) ++at(presence_, *client.seat).connections;
    if (client.seat != before) moved.push_back(id);
  }
  for (int index = 0; index < Seat::count; ++index) {
    const Seat seat = Seat::at(index);
    Presence& presence = at(presence_, seat);
    if (!lobby_.is_person(seat)) {
      presence = {};
    } else if (presence.connections > 0) {
      presence.away_since.reset();
    } else if (!presence.away_since) {
      presence.away_since = now_;
    }
  }
  for (const ClientId client : moved) {
    if (lobby_.settings().watchers) {
      send_you(client);
    } else {
      send_state(client);  // the game is shown from now on, or no more
    }
  }
}

void Room::take_over() {
  for (int index = 0; index < lobby_.settings().seats; ++index) {
    const Seat seat = Seat::at(index);
    if (!is_due(takeover_due(seat))) continue;
    at(presence_, seat).taken_over = true;
    send_lobby();
    player_changed(seat);
  }
}

void Room::pass_host_on() {
  if (!is_due(new_host_due())) return;
  for (int index = 0; index < lobby_.settings().seats; ++index) {
    if (!is_here(Seat::at(index))) continue;
    lobby_.make_host(Seat::at(index));
    lobby_changed();
    return;
  }
}

std::optional<Time> Room::takeover_due(Seat seat) const {
  const Presence& presence = at(presence_, seat);
  if (!playing() || !presence.away_since || presence.taken_over) return std::nullopt;
  return *presence.away_since + Pace::grace;
}

std::optional<Time> Room::new_host_due() const {
  const auto host = lobby_.host();
  if (!host || !at(presence_, *host).away_since || !anybody_here()) return std::nullopt;
  return *at(presence_, *host).away_since + Pace::grace;
}

}  // namespace rookie
