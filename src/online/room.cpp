// Inputs of a room, and the messages of its clients.
#include "online/room.h"

#include <algorithm>
#include <utility>

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
      requests_(now) {}

Effects Room::receive(ClientId from, std::string_view text, Time now) {
  now_ = now;
  const auto message = parse_message(text);
  const Allowed heard = message ? hear(from, *message) : Allowed(refused(message.error()));
  if (!heard) {
    send_error(from, heard.error(), message ? type_of(*message) : std::string_view());
    if (!people_.has(from)) effects_.emplace_back(Drop{.client = from});
  }
  return proceed();
}

Effects Room::disconnected(ClientId client, Time now) {
  now_ = now;
  if (people_.leave(client, now_)) send_lobby();
  return proceed();
}

Effects Room::wake(Time now) {
  now_ = now;
  return proceed();
}

Effects Room::renew(Time now) {
  now_ = now;
  if (people_.anybody_here()) requests_.table_changed();
  return proceed();
}

Allowed Room::hear(ClientId from, const Message& message) {
  const bool greeted = people_.has(from);
  if (gone()) return refused(Refusal::Gone);
  if (const auto* const hello = std::get_if<message::Hello>(&message)) {
    return greeted ? refused(Refusal::NotNow) : on(from, *hello);
  }
  if (!greeted) return refused(Refusal::NotGreeted);
  if (!requests_.in_step()) return refused(Refusal::NotNow);
  return std::visit([&](const auto& said) { return hear_from(from, said); }, message);
}

template <typename Said>
Allowed Room::hear_from(ClientId from, const Said& said) {
  if constexpr (requires { on(from, said); }) {
    return on(from, said);
  } else {
    const auto seat = people_.seat_of(from);
    if (!seat) return refused(Refusal::NotSeated);
    if constexpr (requires { on(Player(), said); }) {
      return on(Player{.client = from, .seat = *seat}, said);
    } else {
      return lobby_.host() == seat ? on(Host(), said) : refused(Refusal::NotHost);
    }
  }
}

Allowed Room::on(ClientId from, const message::Hello& hello) {
  const bool nobody_was_here = !people_.anybody_here();
  const auto arrival = people_.enter(from, hello.token, lobby_, game() == nullptr ? 0 : game()->sequence());
  const auto seat = people_.seat_of(from);
  if (playing() != nullptr && seat && nobody_was_here) playing()->wait_from(now_);  // nobody could decide until now
  send_state(from);
  if (arrival.ends_takeover) player_changed(*seat);
  if (arrival.changes_lobby) send_lobby(from);
  return {};
}

Allowed Room::on(ClientId from, const message::Join& join) {
  const People::Client& client = people_.client(from);
  const bool late_joiners = lobby_.settings().late_joiners;
  if (!client.token) return refused(Refusal::NoToken);
  if (client.seat || std::holds_alternative<Dealing>(stage_) || (is_open() && !late_joiners)) {
    return refused(Refusal::NotNow);
  }
  const auto seat = lobby_.join(*client.token, join.name, join.seat, late_joiners);
  if (!seat) return refused(seat.error());
  lobby_changed();
  player_changed(*seat);
  return {};
}

Allowed Room::on(Player from, const message::Leave& /*leave*/) {
  give_up(from.seat);
  return {};
}

Allowed Room::on(Host /*from*/, const message::ChangeSettings& change) {
  if (is_busy()) return refused(Refusal::NotNow);
  const auto settings = settings_from_json(change.changes, lobby_.settings());
  if (!settings) return refused(Refusal::BadSettings);
  if (const Allowed changed = lobby_.change(*settings); !changed) return changed;
  lobby_changed();
  return {};
}

Allowed Room::on(Host /*from*/, const message::SwapSeats& swap) {
  if (is_busy()) return refused(Refusal::NotNow);
  if (!lobby_.has(swap.one) || !lobby_.has(swap.other)) return refused(Refusal::BadSeat);
  lobby_.swap(swap.one, swap.other);
  lobby_changed();
  return {};
}

Allowed Room::on(Host /*from*/, const message::SeatBot& bot) {
  if (is_busy()) return refused(Refusal::NotNow);
  if (!lobby_.has(bot.seat)) return refused(Refusal::BadSeat);
  if (const Allowed seated = lobby_.seat_bot(bot.seat, bot.level); !seated) return seated;
  lobby_changed();
  return {};
}

Allowed Room::on(Host /*from*/, const message::ClearSeat& clear) {
  if (!lobby_.has(clear.seat)) return refused(Refusal::BadSeat);
  if (is_busy() && !lobby_.is_person(clear.seat)) return refused(Refusal::NotNow);
  give_up(clear.seat);
  return {};
}

Allowed Room::on(Host /*from*/, const message::Start& /*start*/) {
  if (is_busy() || requests_.wants_finish()) return refused(Refusal::NotNow);
  lobby_.fill_with_bots();
  std::optional<Over> before;
  if (auto* const over = std::get_if<Over>(&stage_)) before = std::move(*over);
  stage_ = Dealing(draw_lots_(), lobby_, games_ + 1, std::move(before), now_);
  lobby_changed();
  send_deal();
  return {};
}

Allowed Room::on(Player /*from*/, const message::Pause& pause) {
  if (!is_open()) return refused(Refusal::NotNow);
  if (playing()->paused() == pause.paused) return {};
  if (pause.paused) {
    playing()->pause(now_);
    send_lobby();
  } else {
    const bool asked_again = playing()->resume(now_);
    send_lobby();
    if (asked_again) send_asked_again();
  }
  return {};
}

Allowed Room::on(Host /*from*/, const message::EndGame& /*end*/) {
  if (!is_open()) return refused(Refusal::NotNow);
  requests_.want_finish();
  return {};
}

Allowed Room::on(Player from, const message::GiveEntropy& give) {
  auto* const dealing = std::get_if<Dealing>(&stage_);
  return dealing != nullptr ? dealing->contribute(from.seat, give.game, give.entropy) : refused(Refusal::NotNow);
}

Allowed Room::on(Player from, const message::MakeMove& make) { return decide(from, make.sequence, make.move); }

Allowed Room::on(Player from, const message::Undo& undo) { return decide(from, undo.sequence, std::nullopt); }

Allowed Room::decide(Player from, Sequence sequence, std::optional<Move> move) {
  if (game() == nullptr) return refused(Refusal::NotNow);
  if (game()->decided(sequence, from.seat, move)) return {};
  if (sequence != game()->sequence()) return refused(Refusal::Stale);
  if (!is_open() || stands_still()) return refused(Refusal::NotNow);
  auto append = playing()->decide(from.client, from.seat, move);
  if (!append) return refused(append.error());
  if (*append) effects_.emplace_back(**std::move(append));
  return {};
}

Allowed Room::on(ClientId from, const message::Shown& shown) {
  if (game() == nullptr || shown.sequence > game()->sequence()) return refused(Refusal::Stale);
  people_.has_shown(from, shown.sequence);
  return {};
}

Allowed Room::on(Player from, const message::React& react) {
  if (!people_.may_react(from.seat, now_)) return refused(Refusal::TooFast);
  send_reaction(from.seat, react.reaction);
  return {};
}

Allowed Room::on(ClientId from, const message::Ping& /*ping*/) {
  send_pong(from);
  return {};
}

void Room::give_up(Seat seat) {
  lobby_.clear(seat);
  if (is_busy()) static_cast<void>(lobby_.seat_bot(seat, lobby_.settings().bot));
  lobby_changed();
  player_changed(seat);
}

void Room::lobby_changed() {
  requests_.table_changed();
  find_seats();
  send_lobby();
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
