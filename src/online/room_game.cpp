// The duties of a room: for people who are away, for the game, for the store.
#include <algorithm>
#include <array>
#include <utility>

#include "notation/rgn.h"
#include "online/pace.h"
#include "online/room.h"

namespace rookie {

// Performed in this order when several are due.
const std::array<Room::Duty, 8> Room::duties{{
    {&Room::takeover_due, &Room::take_over},
    {&Room::new_host_due, &Room::pass_host_on},
    {&Room::deal_due, &Room::deal},
    {&Room::look_due, &Room::go_on_looking},
    {&Room::bot_due, &Room::ask_bot},
    {&Room::save_due, &Room::save},
    {&Room::finish_due, &Room::finish},
    {&Room::telling_due, &Room::tell_lobby},
}};

std::optional<Time> Room::next_wake() const {
  if (!requests_.in_step()) return requests_.reload_due();
  std::optional<Time> next;
  for (const Duty& duty : duties) {
    const auto due = (this->*duty.due)();
    if (due && (!next || *due < *next)) next = due;
  }
  return next;
}

Effects Room::proceed() {
  if (is_due(requests_.reload_due())) effects_.emplace_back(requests_.reload());
  if (requests_.in_step()) {
    for (const Duty& duty : duties) {
      if (is_due((this->*duty.due)())) (this->*duty.perform)();
    }
  }
  return std::exchange(effects_, {});
}

// --- people who are away ---------------------------------------------------------------------------------------------

std::optional<Time> Room::takeover_due() const {
  const auto next = people_.next_takeover();
  return next && is_open() ? std::optional(next->due) : std::nullopt;
}

void Room::take_over() {
  while (is_due(takeover_due())) {
    const Seat seat = people_.next_takeover()->seat;
    people_.take_over(seat);
    lobby_changed();
    player_changed(seat);
  }
}

std::optional<Time> Room::new_host_due() const {
  const auto host = lobby_.host();
  const auto away = host ? people_.absence(*host) : std::nullopt;
  if (!away || !people_.anybody_here() || changes_.latest() != nullptr) return std::nullopt;
  return away->since + Pace::grace;
}

void Room::pass_host_on() {
  for (int index = 0; index < lobby_.settings().seats; ++index) {
    if (!people_.is_here(Seat::at(index))) continue;
    Lobby lobby = lobby_;
    lobby.make_host(Seat::at(index));
    want(std::move(lobby), std::nullopt);
    return;
  }
}

// --- the deal --------------------------------------------------------------------------------------------------------

// The store must know the people first.
std::optional<Time> Room::deal_due() const {
  const auto* const dealing = std::get_if<Dealing>(&stage_);
  if (dealing == nullptr || !requests_.is_saved()) return std::nullopt;
  return dealing->due(people_, now_);
}

void Room::deal() { effects_.emplace_back(std::get<Dealing>(stage_).deal(id_)); }

Effects Room::game_begun(const Stored<void>& begun, Time now) {
  now_ = now;
  auto* const dealing = std::get_if<Dealing>(&stage_);
  if (dealing == nullptr || !dealing->is_dealt()) return proceed();
  if (begun) {
    ++games_;
    people_.all_have_shown(0);
    stage_ = dealing->begin(now_);
    send_lobby();
    send_game();
  } else if (requests_.failed(begun.error(), now_); !StoreRequests::is_unknown(begun.error())) {
    auto before = dealing->before();
    stage_ = before ? Stage(*std::move(before)) : Stage(Gathering());
    for (const auto& [client, state] : people_.clients()) send_error(client, Refusal::NotStored, "start");
    send_lobby();
  }
  return proceed();
}

// --- the game --------------------------------------------------------------------------------------------------------

const OnlineGame* Room::game() const {
  if (const auto* const playing = this->playing()) return &playing->game();
  const Over* over = std::get_if<Over>(&stage_);
  if (const auto* const dealing = std::get_if<Dealing>(&stage_))
    over = dealing->before() ? &*dealing->before() : nullptr;
  return over == nullptr ? nullptr : &over->game;
}

std::optional<std::string_view> Room::bot_at(Seat seat) const {
  const Holder& holder = lobby_.holder(seat);
  if (holder.type == Holder::Type::Bot) return holder.level;
  const auto away = people_.absence(seat);
  return away && away->bot_plays ? std::optional(lobby_.settings().bot) : std::nullopt;
}

void Room::player_changed(Seat seat) {
  if (playing() != nullptr && playing()->change_player(seat, now_)) send_asked_again();
}

Effects Room::appended(const Stored<void>& appended, Time now) {
  now_ = now;
  const auto stored = playing() == nullptr ? std::nullopt : playing()->take_stored();
  if (!stored) return proceed();
  if (appended) {
    show(playing()->make(stored->decision, lobby_.settings(), now_));
  } else {
    requests_.failed(appended.error(), now_);
    playing()->wait_for_store(now_);
    if (stored->from && people_.has(*stored->from) && !StoreRequests::is_unknown(appended.error())) {
      send_error(*stored->from, Refusal::NotStored, stored->decision.move ? "move" : "undo");
    }
  }
  return proceed();
}

void Room::show(std::span<const Step> steps) {
  send_happened(playing()->show(steps, lobby_.settings(), now_), steps);
  if (!playing()->is_known_over()) return;
  Over over = std::move(*playing()).end();
  stage_ = std::move(over);
  requests_.want_finish();
  send_over();
  send_lobby();
}

std::optional<Time> Room::look_due() const {
  const auto* const look = playing() == nullptr ? nullptr : playing()->look();
  if (look == nullptr || look->ends) return look == nullptr ? std::nullopt : look->ends;
  return people_.have_shown(game()->sequence()) ? now_ : look->latest;
}

void Room::go_on_looking() {
  if (const auto rest = playing()->go_on_looking(lobby_.settings(), now_)) show(*rest);
}

// At a table without people bots need not play.
std::optional<Time> Room::bot_due() const {
  if (playing() == nullptr || stands_still() || !people_.anybody_here()) return std::nullopt;
  return playing()->bot_due(lobby_.settings(), bot_at(playing()->active()).has_value());
}

void Room::ask_bot() {
  const std::string_view level = bot_at(playing()->active()).value_or(lobby_.settings().bot);
  effects_.emplace_back(playing()->ask_bot(games_, level));
}

Effects Room::bot_answered(BotAnswer answer, Time now) {
  now_ = now;
  if (requests_.in_step() && playing() != nullptr && !stands_still() && answer.game == games_) {
    if (auto append = playing()->bot_answered(std::move(answer))) effects_.emplace_back(*std::move(append));
  }
  return proceed();
}

// --- the store -------------------------------------------------------------------------------------------------------

std::optional<Time> Room::save_due() const { return requests_.save_due(people_.anybody_here(), now_); }

void Room::save() {
  const Lobby* const changed = changes_.send();
  effects_.emplace_back(requests_.save(changed != nullptr ? *changed : lobby_, now_));
}

Effects Room::table_replaced(const Stored<std::int64_t>& revision, Time now) {
  now_ = now;
  requests_.saved(revision, now_);
  if (!revision) {
    discard_changes(!StoreRequests::is_unknown(revision.error()));
  } else if (auto stored = changes_.stored()) {
    change(*std::move(stored));
  }
  return proceed();
}

// A game is not broken off while its last decision is being stored, nor while its end is being looked at.
std::optional<Time> Room::finish_due() const {
  if (playing() != nullptr && (playing()->is_storing() || playing()->game().over())) return std::nullopt;
  return requests_.finish_due();
}

void Room::finish() {
  requests_.asked_to_finish();
  const GameId& id = playing() == nullptr ? std::get<Over>(stage_).id : playing()->id();
  effects_.emplace_back(FinishGame{.game = id, .sequence = game()->sequence(), .result = result_tag(game()->game())});
}

Effects Room::game_finished(const Stored<void>& finished, Time now) {
  now_ = now;
  requests_.finished(finished, now_);
  if (finished && playing() != nullptr) {  // it has been broken off
    stage_ = Gathering();
    send_lobby();
  }
  return proceed();
}

Result<Room> Room::open(const StoredTable& stored, DrawLots draw_lots, Time now) {
  Room room(stored.id, stored.code, Settings(), std::move(draw_lots), now);
  if (const auto restored = room.restore(stored); !restored) return std::unexpected(restored.error());
  return room;
}

Result<void> Room::restore(const StoredTable& stored) {
  auto lobby = Lobby::parse(stored.state.document);
  if (!lobby) return std::unexpected(lobby.error());
  discard_changes(true);
  requests_.restored(stored.revision);
  stage_ = Gathering();
  if (stored.game) {
    auto game = OnlineGame::open(stored.game->opening, stored.game->decisions);
    if (!game) return std::unexpected(game.error());
    games_ = stored.game->number;
    people_.all_have_shown(game->sequence());
    if (game->over()) {
      stage_ = Over{.id = stored.game->id, .game = *std::move(game)};
      if (!stored.game->result) requests_.want_finish();
    } else if (!stored.game->result) {  // else it was broken off
      stage_ = Playing(stored.game->id, *std::move(game), now_);
    }
  }
  lobby_ = *std::move(lobby);
  find_seats();
  return {};
}

Effects Room::reloaded(const Stored<std::optional<StoredTable>>& stored, Time now) {
  now_ = now;
  if (!stored) {
    requests_.not_reloaded(now_);
  } else if (!*stored || !restore(**stored)) {
    close();
  } else {
    for (const auto& [client, state] : people_.clients()) send_state(client);
  }
  return proceed();
}

void Room::close() {
  requests_.table_is_gone();
  for (const auto& [client, state] : people_.clients()) {
    send_error(client, Refusal::Gone, "");
    effects_.emplace_back(Drop{.client = client});
  }
  people_ = {};
}

}  // namespace rookie
