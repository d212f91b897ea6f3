#include "server/hub.h"

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "core/json.h"
#include "notation/rgn.h"
#include "online/online_game.h"
#include "online/pace.h"
#include "server/draw.h"

namespace rookie {
namespace {

namespace asio = boost::asio;

// Half of the processors, so that people are served meanwhile; but no address may have all of them for its bots.
std::size_t bot_threads() { return std::clamp(std::thread::hardware_concurrency() / 2, 2U, 4U); }

// Makes a request to the store by calling `make(done)`, and returns its answer.
template <typename T, typename Make>
Awaitable<Stored<T>> answer_to(Make make) {
  return asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Stored<T>)>(std::move(make), awaited);
}

// Runs the context until the condition holds.
void run_until(asio::io_context& context, const std::function<bool()>& condition) {
  {
    const auto work = asio::make_work_guard(context);
    while (!condition()) context.run_one();
  }
  context.restart();  // it stopped when it ran out of work
}

// By the clock of this computer, which may be adjusted, and runs on while the computer sleeps.
std::chrono::sys_seconds today() { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }

// Fetches all of an object's memory at once, instead of line by line as it is used. Hundreds of other rooms are called
// between two calls of a room, so hardly any of it is still in the processor's cache: saves 2 % of the cost of a move
// (docs/performance.md).
template <typename T>
void prefetch(const T& object) {
  constexpr std::size_t cache_line = 64;
  const auto bytes = std::as_bytes(std::span(&object, 1));
  for (std::size_t at = 0; at < bytes.size(); at += cache_line) __builtin_prefetch(&bytes[at]);
}

LogField about(const TableId& table) { return {"table", to_json(key_of(table))}; }

Text gone_message() {
  const auto error = [](JsonObject& object) { object.add("type", "error").add("code", to_string(Refusal::Gone)); };
  return std::make_shared<const std::string>(to_json(error).text());
}

}  // namespace

Hub::Hub(asio::io_context& context, std::size_t most_tables, const Log& log, Metrics& metrics)
    : context_(context),
      most_tables_(most_tables),
      log_(log),
      metrics_(metrics),
      began_(std::chrono::steady_clock::now()),
      began_at_(std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())),
      timer_(context),
      questions_(bot_threads() - 1),
      bots_(bot_threads()) {}

// The time for everything at a table. Never adjusted.
Time Hub::now() const {
  return began_at_ + std::chrono::floor<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began_);
}

std::chrono::sys_seconds Hub::earliest_day() const {
  return std::min(today(), std::chrono::floor<std::chrono::seconds>(now()));
}

std::chrono::sys_seconds Hub::latest_day() const {
  return std::max(today(), std::chrono::floor<std::chrono::seconds>(now()));
}

Result<void> Hub::open(std::string_view store) {
  if (!can_draw()) return refuse("", "this system provides no random numbers");
  auto opened = open_store(
      store, {.post = [this](auto answers) { asio::post(context_, std::move(answers)); },
              .watch = [this](const StoreBatch& batch) { asio::post(context_, [this, batch] { note(batch); }); }});
  if (!opened) return std::unexpected(opened.error());
  store_ = *std::move(opened);
  std::optional<Stored<std::vector<TableId>>> tables;
  store_->list_tables([&tables](Stored<std::vector<TableId>> listed) { tables = std::move(listed); });
  run_until(context_, [&tables] { return tables.has_value(); });
  if (!*tables) return refuse("", "the tables cannot be listed: " + tables->error().what);
  constexpr std::size_t at_once = 100;
  std::size_t asked = 0;
  std::size_t answered = 0;
  for (const TableId& id : **tables) {
    store_->find_table(id, [&, id](const Stored<std::optional<StoredTable>>& table) {
      ++answered;
      if (!table) {
        set_aside(id, table.error().what);
      } else if (auto room = Room::open(**table, draw_lots, now())) {
        keep(std::make_shared<Open>(Open{.room = *std::move(room), .expires = (*table)->state.expires}));
      } else {
        set_aside(id, to_string(room.error()));
      }
    });
    if (++asked % at_once == 0) run_until(context_, [&] { return answered == asked; });
  }
  run_until(context_, [&] { return answered == asked; });
  log_.write(LogLevel::Info, "tables_loaded", {{"tables", to_json(rooms_.size())}});
  return {};
}

Awaitable<Stored<TableNames>> Hub::create(Settings settings) {
  StoreError failure{.type = StoreError::Type::Overloaded, .what = "there are too many tables"};
  if (rooms_.size() >= most_tables_) ++metrics_.refused[Refused::AllTables];
  constexpr int attempts = 10;  // the code may be taken
  for (int attempt = 0; attempt < attempts && rooms_.size() < most_tables_; ++attempt) {
    Room room(draw_table_id(), draw_table_code(), settings, draw_lots, now());
    const NewTable table{.id = room.id(),
                         .code = room.code(),
                         .state = {.document = room.document(), .expires = latest_day() + Pace::unused}};
    const auto stored =
        co_await answer_to<void>([&](Done<void> done) { store_->create_table(table, std::move(done)); });
    if (stored) {
      keep(std::make_shared<Open>(Open{.room = std::move(room), .expires = table.state.expires}));
      ++metrics_.tables_created;
      log_.write(LogLevel::Info, "table_created", {about(table.id), {"tables", to_json(rooms_.size())}});
      co_return TableNames{.id = table.id, .code = table.code};
    }
    failure = stored.error();
    note(failure, about(table.id));
    if (failure.type != StoreError::Type::Conflict) break;
  }
  co_return std::unexpected(failure);
}

std::optional<TableNames> Hub::find(const TableCode& code) const {
  const auto found = names_.find(code.text);
  return found == names_.end() ? std::nullopt : std::optional(found->second);
}

Awaitable<Stored<std::optional<std::string>>> Hub::record(GameId game) {
  using Found = std::optional<StoredGame>;
  const auto stored = co_await answer_to<Found>([&](Done<Found> done) { store_->find_game(game, std::move(done)); });
  if (!stored) {
    note(stored.error(), {"game", to_json(key_of(game))});
    co_return std::unexpected(stored.error());
  }
  std::optional<std::string> rgn;
  if (const Found& found = *stored; found && found->result) {
    if (const auto played = OnlineGame::open(found->opening, found->decisions)) rgn = played->rgn();
  }
  co_return rgn;
}

void Hub::keep(const OpenRoom& room) {
  rooms_[room->room.id().text] = room;
  names_[room->room.code().text] = {.id = room->room.id(), .code = room->room.code()};
  schedule(room);
}

void Hub::forget(const OpenRoom& room) {
  unschedule(room);
  names_.erase(room->room.code().text);
  rooms_.erase(room->room.id().text);
}

ClientId Hub::enter(const TableId& table, Peer& peer, const Whence& whence) {
  last_client_ = ClientId{std::to_underlying(last_client_) + 1};
  const auto found = rooms_.find(table.text);
  if (found != rooms_.end()) {
    found->second->whence = whence;
    clients_[last_client_] = {.peer = &peer, .room = found->second};
  } else {
    peer.send(gone_message());
    peer.end(false);
  }
  return last_client_;
}

void Hub::receive(ClientId from, std::string_view text) {
  const auto found = clients_.find(from);
  if (found == clients_.end()) return;
  ++metrics_.messages_received;
  const OpenRoom room = found->second.room;  // the client may be dropped
  prefetch(*room);
  try {
    act(room, room->room.receive(from, text, now()));
  } catch (const std::exception& failure) {
    note(failure, {about(room->room.id()), {"client", to_json(std::to_underlying(from))}});
    leave(from, true);
  }
}

void Hub::leave(ClientId client, bool ends) {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return;
  const OpenRoom room = std::move(found->second.room);
  if (ends) found->second.peer->end(false);
  clients_.erase(found);
  act(room, room->room.disconnected(client, now()));
}

void Hub::expire() {
  const auto time = earliest_day();
  std::vector<OpenRoom> expired;
  for (const auto& [id, room] : rooms_) {
    if (room->expires <= time) expired.push_back(room);
  }
  for (const OpenRoom& room : expired) {
    if (room->room.clients() == 0) {
      forget(room);
    } else {
      act(room, room->room.renew(now()));  // if people only watch, they are told once the room finds its table gone
    }
  }
  delete_expired(time);
}

void Hub::delete_expired(std::chrono::sys_seconds time) {
  constexpr std::int64_t most = 20;
  store_->delete_expired_tables(time, most, [this, time](const Stored<std::int64_t>& deleted) {
    if (!deleted) {
      note(deleted.error(), {"request", to_json("delete expired tables")});
    } else if (*deleted > 0) {
      log_.write(LogLevel::Info, "tables_expired", {{"tables", to_json(*deleted)}});
      if (!stopped_) delete_expired(time);
    }
  });
}

void Hub::set_aside(const TableId& table, std::string_view why) {
  ++metrics_.tables_set_aside;
  log_.write(LogLevel::Error, "table_set_aside", {about(table), {"what", to_json(why)}});
}

void Hub::stop() {
  stopped_ = true;
  timer_.cancel();
  for (const auto& [id, client] : std::exchange(clients_, {})) client.peer->end(true);
}

const Metrics& Hub::metrics() {
  metrics_.tables = rooms_.size();
  metrics_.most_tables = most_tables_;
  metrics_.clients = clients_.size();
  metrics_.store_waiting = store_->waiting();
  metrics_.store_files = store_->files();
  return metrics_;
}

// --- effects ---------------------------------------------------------------------------------------------------------

void Hub::act(const OpenRoom& room, Effects effects) {
  for (Effect& effect : effects) {
    std::visit([&](auto& one) { perform(room, one); }, effect);
  }
  if (room->room.gone()) {
    forget(room);
  } else {
    schedule(room);
  }
}

void Hub::perform(const OpenRoom& /*room*/, const Send& send) {
  const auto found = clients_.find(send.client);
  if (found == clients_.end()) return;
  ++metrics_.messages_sent;
  found->second.peer->send(send.text);
}

void Hub::perform(const OpenRoom& /*room*/, const Drop& drop) {
  const auto found = clients_.find(drop.client);
  if (found == clients_.end()) return;
  found->second.peer->end(false);
  clients_.erase(found);
}

void Hub::perform(const OpenRoom& /*room*/, const Recognise& recognise) {
  const auto found = clients_.find(recognise.client);
  if (found != clients_.end()) found->second.peer->recognise();
}

template <typename T>
void Hub::tell(const OpenRoom& room, Told<T> told, const Stored<T>& answer) {
  prefetch(*room);
  if (!answer) note(answer.error(), about(room->room.id()));
  act(room, (room->room.*told)(answer, now()));
}

template <typename T>
auto Hub::telling(const OpenRoom& room, Told<T> told) {
  return [this, room, told](const Stored<T>& answer) { tell(room, told, answer); };
}

void Hub::perform(const OpenRoom& room, ReplaceTable& replace) {
  room->expires = latest_day() + replace.lifetime;
  store_->replace_table(room->room.id(), replace.revision,
                        {.document = std::move(replace.document), .expires = room->expires},
                        telling(room, &Room::table_replaced));
}

void Hub::perform(const OpenRoom& room, BeginGame& begin) {
  store_->begin_game(std::move(begin.game), telling(room, &Room::game_begun));
}

void Hub::perform(const OpenRoom& room, Append& append) {
  room->appending = std::chrono::steady_clock::now();
  store_->append(std::move(append.game), append.sequence, std::move(append.decision),
                 [this, room](const Stored<void>& appended) {
                   const auto since = room->appending;
                   tell(room, &Room::appended, appended);
                   if (appended) metrics_.move.observe(std::chrono::steady_clock::now() - since);
                 });
}

void Hub::perform(const OpenRoom& room, FinishGame& finish) {
  store_->finish_game(std::move(finish.game), finish.sequence, std::move(finish.result),
                      telling(room, &Room::game_finished));
}

void Hub::perform(const OpenRoom& room, const Reload& /*reload*/) {
  store_->find_table(room->room.id(), telling(room, &Room::reloaded));
}

void Hub::perform(const OpenRoom& room, AskBot& ask) {
  ++metrics_.bots_thinking;
  questions_.add(room->whence, {.room = room, .question = std::move(ask.question)});
  think();
}

void Hub::think() {
  for (; thinking_ < bot_threads(); ++thinking_) {
    auto next = questions_.take();
    if (!next) return;
    auto& [whence, asked] = *next;
    asio::post(bots_, [this, whence, room = std::move(asked.room), question = std::move(asked.question)]() mutable {
      asio::post(context_, [this, whence, room, answered = answer(std::move(*question), Budget())]() mutable {
        --metrics_.bots_thinking;
        --thinking_;
        questions_.done(whence);
        think();
        act(room, room->room.bot_answered(std::move(answered), now()));
      });
    });
  }
}

void Hub::note(const std::exception& failure, std::vector<LogField> about) {
  ++metrics_.exceptions;
  about.push_back({"what", to_json(std::string_view(failure.what()))});
  log_.write(LogLevel::Error, "exception", about);
}

void Hub::note(const StoreError& error, LogField about) {
  ++metrics_.store_failures;
  const LogLevel level = error.type == StoreError::Type::Conflict ? LogLevel::Info : LogLevel::Error;
  log_.write(level, "store_failed", {std::move(about), {"what", to_json(error.what)}});
}

void Hub::note(const StoreBatch& batch) {
  metrics_.store.observe(batch.duration);
  metrics_.store_works = batch.committed;
}

// --- wakes -----------------------------------------------------------------------------------------------------------

void Hub::schedule(const OpenRoom& room) {
  const auto next = room->room.next_wake();
  if (next == room->wake) return;
  unschedule(room);
  if (!next) return;
  room->wake = next;
  wakes_.emplace(*next, room);
  arm();
}

void Hub::unschedule(const OpenRoom& room) {
  if (room->wake) wakes_.erase({*room->wake, room});
  room->wake.reset();
}

// A timer that goes off too early is cheaper than one that is set again with every move.
void Hub::arm() {
  if (stopped_ || wakes_.empty() || (armed_ && *armed_ <= wakes_.begin()->first)) return;
  armed_ = wakes_.begin()->first;
  timer_.expires_at(began_ + (*armed_ - began_at_));
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) wake_rooms();
  });
}

void Hub::wake_rooms() {
  armed_.reset();
  const Time time = now();
  std::vector<OpenRoom> due;  // collected first: a room that is due again at once must not delay the others
  for (auto next = wakes_.begin(); next != wakes_.end() && next->first <= time; ++next) due.push_back(next->second);
  for (const OpenRoom& room : due) {
    unschedule(room);
    act(room, room->room.wake(time));
  }
  arm();
}

}  // namespace rookie
