// Inputs of a room, and the messages of its clients.
#include "online/room.h"

#include <algorithm>
#include <type_traits>
#include <utility>

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
      telling_(Pace::lobby, now),
      requests_(now) {}

Effects Room::receive(ClientId from, std::string_view text, Time now) {
  now_ = now;
  const auto message = parse_message(text);
  const Allowed heard = message ? hear(from, *message) : Allowed(refused(message.error()));
  if (!heard) {
    send_error(from, heard.error(), message ? type_of(*message) : std::string_view());
    if (!people_.has(from)) {
      effects_.emplace_back(Drop{.client = from});
    } else if (heard.error() == Refusal::TooFast && !people_.may_be_warned(from, now_)) {
      effects_.emplace_back(Drop{.client = from});
      if (people_.leave(from, now_)) lobby_changed();
    }
  }
  return proceed();
}

Effects Room::disconnected(ClientId client, Time now) {
  now_ = now;
  if (people_.leave(client, now_)) lobby_changed();
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
  if (!greeted) {
    const auto* const hello = std::get_if<message::Hello>(&message);
    return hello != nullptr ? on(from, *hello) : refused(Refusal::NotGreeted);
  }
  if (!requests_.in_step()) return refused(Refusal::NotNow);
  const Asker asker{.client = from, .type = type_of(message)};
  return std::visit([&](const auto& said) { return hear_from(asker, said); }, message);
}

template <typename Said>
Allowed Room::hear_from(Asker from, const Said& said) {
  if constexpr (std::is_same_v<Said, message::Hello>) {
    return refused(Refusal::NotNow);
  } else if constexpr (requires { on(from, said); }) {
    return on(from, said);
  } else {
    const auto seat = people_.seat_of(from.client);
    if (!seat) return refused(Refusal::NotSeated);
    constexpr bool for_the_host = requires { on(Host(), said); };
    constexpr bool is_arranging =
        for_the_host || std::is_same_v<Said, message::Leave> || std::is_same_v<Said, message::Pause>;
    if (for_the_host && lobby_.host() != seat) return refused(Refusal::NotHost);
    if (is_arranging && !people_.may_arrange(*seat, now_)) return refused(Refusal::TooFast);
    if constexpr (for_the_host) {
      return on(Host{from}, said);
    } else {
      return on(Player{from, *seat}, said);
    }
  }
}

Allowed Room::on(ClientId from, const message::Hello& hello) {
  const bool nobody_was_here = !people_.anybody_here();
  const auto arrival = people_.enter(from, hello.token, lobby_, game() == nullptr ? 0 : game()->sequence(), now_);
  const auto seat = people_.seat_of(from);
  if (is_unused() && !kept_seat()) opener_ = people_.client(from).token;
  if (playing() != nullptr && seat && nobody_was_here) playing()->wait_from(now_);  // nobody could decide until now
  if (arrival.is_return) effects_.emplace_back(Recognise{.client = from});
  send_state(from);
  if (arrival.ends_takeover) player_changed(*seat);
  if (arrival.changes_lobby) lobby_changed(from);
  return {};
}

Allowed Room::on(Asker from, const message::Join& join) {
  const People::Client& client = people_.client(from.client);
  const bool late_joiners = lobby_.settings().late_joiners;
  if (!client.token) return refused(Refusal::NoToken);
  Lobby lobby = wanted();
  if (client.seat || lobby.seat_of(*client.token) || is_dealing() || (is_open() && !late_joiners) ||
      (lobby.settings().locked && lobby.host())) {
    return refused(Refusal::NotNow);
  }
  if (is_open() && lobby.is_barred(*client.token)) return refused(Refusal::Barred);
  const bool is_opener = kept_seat() && client.token == opener_;
  const auto seat =
      lobby.join(*client.token, join.name, join.face, join.seat, late_joiners, is_opener ? std::nullopt : kept_seat());
  if (!seat) return refused(seat.error());
  if (is_opener) lobby.make_host(*seat);
  want(std::move(lobby), from);
  return {};
}

Allowed Room::on(Player from, const message::Leave& /*leave*/) {
  if (const auto seat = wanted().seat_of(*people_.client(from.client).token)) give_up(wanted(), *seat, from);
  return {};
}

Allowed Room::on(Host from, const message::ChangeSettings& change) {
  if (is_busy()) return refused(Refusal::NotNow);
  Lobby lobby = wanted();
  const auto settings = settings_from_json(change.changes, lobby.settings());
  if (!settings) return refused(Refusal::BadSettings);
  if (const Allowed changed = lobby.change(*settings); !changed) return changed;
  want(std::move(lobby), from);
  return {};
}

Allowed Room::on(Host from, const message::SwapSeats& swap) {
  if (is_busy()) return refused(Refusal::NotNow);
  Lobby lobby = wanted();
  if (!lobby.has(swap.one) || !lobby.has(swap.other)) return refused(Refusal::BadSeat);
  lobby.swap(swap.one, swap.other);
  want(std::move(lobby), from);
  return {};
}

Allowed Room::on(Host from, const message::SeatBot& bot) {
  if (is_busy()) return refused(Refusal::NotNow);
  Lobby lobby = wanted();
  if (!lobby.has(bot.seat)) return refused(Refusal::BadSeat);
  if (const Allowed seated = lobby.seat_bot(bot.seat, bot.level); !seated) return seated;
  want(std::move(lobby), from);
  return {};
}

Allowed Room::on(Host from, const message::ClearSeat& clear) {
  if (!wanted().has(clear.seat)) return refused(Refusal::BadSeat);
  if (is_busy() && !wanted().is_person(clear.seat)) return refused(Refusal::NotNow);
  Lobby lobby = wanted();
  if (is_busy()) lobby.bar(clear.seat);
  give_up(std::move(lobby), clear.seat, from);
  return {};
}

Allowed Room::on(Host from, const message::Start& /*start*/) {
  if (is_busy() || requests_.wants_finish()) return refused(Refusal::NotNow);
  Lobby lobby = wanted();
  lobby.fill_with_bots();
  lobby.bar_nobody();
  changes_.add(std::move(lobby), from, true);
  requests_.table_changed();
  return {};
}

Allowed Room::on(Player /*from*/, const message::Pause& pause) {
  if (!is_open()) return refused(Refusal::NotNow);
  if (playing()->paused() == pause.paused) return {};
  if (pause.paused) {
    playing()->pause(now_);
    lobby_changed();
  } else {
    const bool asked_again = playing()->resume(now_);
    lobby_changed();
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

Allowed Room::on(Asker from, const message::Shown& shown) {
  if (game() == nullptr || shown.sequence > game()->sequence()) return refused(Refusal::Stale);
  people_.has_shown(from.client, shown.sequence);
  return {};
}

Allowed Room::on(Player from, const message::React& react) {
  if (!people_.may_react(from.seat, now_)) return refused(Refusal::TooFast);
  send_reaction(from.seat, react.reaction);
  return {};
}

Allowed Room::on(Asker from, const message::Ping& /*ping*/) {
  send_pong(from.client);
  return {};
}

}  // namespace rookie
