// A room's game: the deal, decisions and their pace, bots, the store.
#include <algorithm>
#include <array>
#include <utility>

#include "core/lookup.h"
#include "notation/rgn.h"
#include "online/pace.h"
#include "online/room.h"

namespace rookie {
namespace {

using std::chrono::milliseconds;

milliseconds time_to_show(std::span<const Step> steps) {
  milliseconds time{0};
  for (const Step& step : steps) time += Pace::beat(step.event);
  return time;
}

}  // namespace

// --- what is due -----------------------------------------------------------------------------------------------------

std::optional<Time> Room::deal_due() const {
  if (!dealing_ || !dealing_->opening.empty() || changed_ || saving_) return std::nullopt;
  for (int index = 0; index < lobby_.settings().seats; ++index) {
    const Seat seat = Seat::at(index);
    if (is_here(seat) && !at(dealing_->contributions, seat)) return dealing_->until;
  }
  return now_;
}

std::optional<Time> Room::look_due() const {
  if (!look_) return std::nullopt;
  if (look_->ends) return look_->ends;
  return all_have_shown() ? now_ : look_->latest;
}

// Nobody is kept waiting by a table where nobody is.
std::optional<Time> Room::bot_due() const {
  if (!playing() || stands_still() || storing_ || look_ || asked_ || !anybody_here()) return std::nullopt;
  if (bot_playing(game_->game().active())) return ready_ + lobby_.settings().bot_pause;
  if (lobby_.settings().turn_clock.count() == 0) return std::nullopt;
  return ready_ + lobby_.settings().turn_clock;
}

std::optional<Time> Room::save_due() const {
  if (saving_ || !(changed_ || anybody_here())) return std::nullopt;
  return changed_ ? retry_ : std::max(retry_, renewed_ + Pace::between_renewals);
}

std::optional<Time> Room::finish_due() const {
  const bool is_over = is_known_over() || (ending_ && !storing_);
  if (finished_ || finishing_ || !is_over) return std::nullopt;
  return retry_;
}

std::optional<Time> Room::reload_due() const {
  if (reloading_ != Reloading::Wanted) return std::nullopt;
  return retry_;
}

std::optional<Time> Room::next_wake() const {
  if (gone_) return std::nullopt;
  if (reloading_ != Reloading::No) return reload_due();
  std::optional<Time> next;
  const auto consider = [&next](std::optional<Time> time) {
    if (time && (!next || *time < *next)) next = time;
  };
  for (int seat = 0; seat < lobby_.settings().seats; ++seat) consider(takeover_due(Seat::at(seat)));
  consider(new_host_due());
  consider(deal_due());
  consider(look_due());
  consider(bot_due());
  consider(save_due());
  consider(finish_due());
  return next;
}

Effects Room::wake(Time now) {
  now_ = now;
  return proceed();
}

Effects Room::renew(Time now) {
  now_ = now;
  if (anybody_here()) changed_ = true;
  return proceed();
}

Effects Room::proceed() {
  if (is_due(reload_due())) {
    reloading_ = Reloading::Asked;
    effects_.emplace_back(Reload{});
  }
  if (!gone_ && reloading_ == Reloading::No) {
    take_over();
    pass_host_on();
    if (is_due(deal_due())) deal();
    if (is_due(look_due())) go_on_looking();
    if (is_due(bot_due())) ask_bot();
    if (is_due(save_due())) save();
    if (is_due(finish_due())) finish();
  }
  return std::exchange(effects_, {});
}

// --- the deal --------------------------------------------------------------------------------------------------------

void Room::deal() {
  dealing_->opening =
      OnlineGame::opening(dealing_->terms, dealing_->lots.secret, dealing_->contributions, dealing_->lots.bots);
  effects_.emplace_back(
      BeginGame{{.id = dealing_->lots.game, .table = id_, .number = number_ + 1, .opening = dealing_->opening}});
}

Effects Room::game_begun(const Stored<void>& begun, Time now) {
  now_ = now;
  if (!dealing_ || dealing_->opening.empty()) return proceed();
  const Dealing dealing = *std::exchange(dealing_, std::nullopt);
  if (begun) {
    begin(dealing.lots.game, ++number_, *OnlineGame::open(dealing.opening, {}));
    send_lobby();
    send_game();
  } else {
    fail(begun.error());
    for (const auto& [client, state] : clients_) send_error(client, Refusal::NotStored, "start");
    send_lobby();
  }
  return proceed();
}

void Room::begin(GameId id, std::int64_t number, OnlineGame game) {
  put_game_away();
  game_id_ = std::move(id);
  number_ = number;
  game_ = std::move(game);
  finished_ = false;
  shown_ = game_->game().table();
  ready_ = now_;
  ready_before_ = now_;
  for (auto& [id_of_client, client] : clients_) client.shown = game_->sequence();
}

void Room::put_game_away() {
  game_.reset();
  finished_ = true;
  finishing_ = false;
  storing_.reset();
  look_.reset();
  asked_.reset();
  bots_ = {};
  paused_.reset();
  ending_ = false;
}

// --- decisions -------------------------------------------------------------------------------------------------------

Allowed Room::decide(ClientId from, Sequence sequence, std::optional<Move> move) {
  const auto seat = seat_of(from);
  if (!seat) return std::unexpected(Refusal::NotSeated);
  if (!game_) return std::unexpected(Refusal::NotNow);
  if (game_->decided(sequence, *seat, move)) return {};
  if (sequence != game_->sequence()) return std::unexpected(Refusal::Stale);
  if (!playing() || look_ || stands_still()) return std::unexpected(Refusal::NotNow);
  const auto decider = move ? game_->game().active() : game_->may_undo();
  if (!decider) return std::unexpected(Refusal::NotNow);
  if (decider != seat) return std::unexpected(Refusal::NotYourTurn);
  const StoredDecision decision{.move = move};
  if (storing_) {
    if (storing_->decision != decision) return std::unexpected(Refusal::Stale);
    storing_->from = from;  // whoever is told if it fails: the connection that said it first may be lost
    return {};
  }
  if (move && !game_->allows(*move)) return std::unexpected(Refusal::Illegal);
  append(decision, from);
  return {};
}

void Room::append(const StoredDecision& decision, std::optional<ClientId> from) {
  asked_.reset();
  storing_ = {.decision = decision, .from = from};
  effects_.emplace_back(Append{.game = game_id_, .sequence = game_->sequence(), .decision = to_string(decision)});
}

Effects Room::appended(const Stored<void>& appended, Time now) {
  now_ = now;
  if (!storing_) return proceed();
  const Storing stored = *std::exchange(storing_, std::nullopt);
  if (appended) {
    const auto steps = game_->make(stored.decision);
    tell_bots(*steps);
    happen(*steps);
  } else {
    fail(appended.error());
    ready_ = now_ + Pace::before_retry;
    if (stored.from && clients_.contains(*stored.from)) {
      send_error(*stored.from, Refusal::NotStored, stored.decision.move ? "move" : "undo");
    }
  }
  return proceed();
}

void Room::happen(std::span<const Step> steps) {
  const auto covering = std::ranges::find_if(steps, covers_mismatch, &Step::event);
  const bool looked_at = covering != steps.end() && lobby_.settings().look.count() > 0;
  if (looked_at) look_ = {.rest = Steps(covering, steps.end()), .latest = now_ + Pace::showing, .ends = {}};
  show(looked_at ? std::span(steps.begin(), covering) : steps);
}

void Room::show(std::span<const Step> steps) {
  if (steps.empty()) {
    ready_ = ready_before_;  // who takes something back does not get more time for it
  } else {
    const bool unhurried = lobby_.settings().bot_pause.count() > 0;
    ready_before_ = std::exchange(ready_, now_ + (unhurried ? time_to_show(steps) : milliseconds(0)));
  }
  send_happened(steps);
  shown_ = steps.empty() ? game_->game().table() : steps.back().table;
  if (!is_known_over()) return;
  send_over();
  send_lobby();
}

void Room::go_on_looking() {
  if (!look_->ends) {
    look_->ends = now_ + lobby_.settings().look;
    return;
  }
  const Steps rest = std::exchange(look_, std::nullopt)->rest;
  show(rest);
}

bool Room::all_have_shown() const {
  std::array<bool, Seat::count> shown{};
  for (const auto& [id, client] : clients_) {
    if (client.seat && client.shown == game_->sequence()) at(shown, *client.seat) = true;
  }
  for (int index = 0; index < lobby_.settings().seats; ++index) {
    const Seat seat = Seat::at(index);
    if (is_here(seat) && !at(shown, seat)) return false;
  }
  return true;
}

// --- bots ------------------------------------------------------------------------------------------------------------

std::optional<std::string_view> Room::bot_playing(Seat seat) const {
  const Holder& holder = lobby_.holder(seat);
  if (holder.type == Holder::Type::Bot) return holder.level;
  if (at(presence_, seat).taken_over) return lobby_.settings().bot;
  return std::nullopt;
}

void Room::player_changed(Seat seat) {
  at(bots_, seat) = {};
  if (playing() && game_->game().active() == seat) ask_again(now_);
}

void Room::ask_again(Time since) {
  if (storing_ || look_) return;
  asked_.reset();
  ready_ = since;
  send_happened({});
}

void Room::ask_bot() {
  const Seat seat = game_->game().active();
  const Table table = game_->game().table();
  SeatBot& own = at(bots_, seat);
  if (!own.bot) {
    const std::string_view level = bot_playing(seat).value_or(lobby_.settings().bot);
    own.bot = *make_bot(level, table.options, seat, game_->bot_seed(seat));
    own.news = game_->events();
  }
  auto question = std::make_unique<BotQuestion>();
  question->game = number_;
  question->seat = seat;
  question->sequence = game_->sequence();
  question->bot = std::move(own.bot);
  question->news = std::exchange(own.news, {});
  question->table = table;
  question->legal = game_->game().legal_moves();
  asked_ = seat;
  effects_.emplace_back(AskBot{std::move(question)});
}

Effects Room::bot_answered(BotAnswer answer, Time now) {
  now_ = now;
  const bool expected = !gone_ && reloading_ == Reloading::No && playing() && answer.game == number_ &&
                        asked_ == answer.seat && answer.sequence == game_->sequence() && game_->allows(answer.move);
  if (expected) {
    at(bots_, answer.seat).bot = std::move(answer.bot);
    append({.move = answer.move, .by_bot = true}, std::nullopt);
  }
  return proceed();
}

// Those who were told what is taken back are replaced by others who have not heard of it.
void Room::tell_bots(std::span<const Step> steps) {
  if (steps.empty()) bots_ = {};
  for (SeatBot& own : bots_) {
    if (!own.bot) continue;
    for (const Step& step : steps) own.news.push_back(step.event);
  }
}

// --- the store -------------------------------------------------------------------------------------------------------

Result<Room> Room::open(const StoredTable& stored, DrawLots draw_lots, Time now) {
  Room room(stored.id, stored.code, Settings(), std::move(draw_lots), now);
  if (const auto restored = room.restore(stored); !restored) return std::unexpected(restored.error());
  return room;
}

Result<void> Room::restore(const StoredTable& stored) {
  auto lobby = Lobby::parse(stored.state.document);
  if (!lobby) return std::unexpected(lobby.error());
  put_game_away();
  if (stored.game) {
    auto game = OnlineGame::open(stored.game->opening, stored.game->decisions);
    if (!game) return std::unexpected(game.error());
    const bool is_broken_off = stored.game->result && !game->over();
    begin(stored.game->id, stored.game->number, *std::move(game));
    finished_ = stored.game->result.has_value();
    if (is_broken_off) put_game_away();
  }
  lobby_ = *std::move(lobby);
  revision_ = stored.revision;
  dealing_.reset();
  changed_ = false;
  saving_ = false;
  find_seats();
  return {};
}

void Room::save() {
  changed_ = false;
  saving_ = true;
  renewed_ = now_;
  effects_.emplace_back(ReplaceTable{.revision = revision_, .document = document()});
}

Effects Room::table_replaced(const Stored<std::int64_t>& revision, Time now) {
  now_ = now;
  saving_ = false;
  if (revision) {
    revision_ = *revision;
  } else {
    changed_ = true;
    fail(revision.error());
  }
  return proceed();
}

void Room::finish() {
  finishing_ = true;
  effects_.emplace_back(
      FinishGame{.game = game_id_, .sequence = game_->sequence(), .result = result_tag(game_->game())});
}

Effects Room::game_finished(const Stored<void>& finished, Time now) {
  now_ = now;
  finishing_ = false;
  finished_ = finished.has_value();
  if (!finished) {
    fail(finished.error());
  } else if (playing()) {  // it was broken off
    put_game_away();
    send_lobby();
  }
  return proceed();
}

void Room::fail(const StoreError& error) {
  const bool outdated = error.type == StoreError::Type::Conflict;
  if (outdated) reloading_ = Reloading::Wanted;
  retry_ = outdated ? now_ : now_ + Pace::before_retry;
}

Effects Room::reloaded(const Stored<std::optional<StoredTable>>& stored, Time now) {
  now_ = now;
  if (!stored) {
    reloading_ = Reloading::Wanted;
    retry_ = now_ + Pace::before_retry;
    return proceed();
  }
  reloading_ = Reloading::No;
  if (!*stored || !restore(**stored)) {
    close();
  } else {
    for (const auto& [client, state] : clients_) send_state(client);
  }
  return proceed();
}

void Room::close() {
  gone_ = true;
  for (const auto& [client, state] : clients_) {
    send_error(client, Refusal::Gone, "");
    effects_.emplace_back(Drop{.client = client});
  }
  clients_.clear();
}

}  // namespace rookie
