#include "online/house.h"

#include <algorithm>
#include <span>
#include <vector>

#include "core/json.h"
#include "online/pace.h"
#include "online/refusal.h"

namespace rookie {
namespace {

// Fetches all of an object's memory at once, instead of line by line as it is used. Hundreds of other rooms are called
// between two calls of a room, so hardly any of it is still in the processor's cache: saves 2 % of the cost of a move
// (docs/performance.md).
template <typename T>
void prefetch(const T& object) {
  constexpr std::size_t cache_line = 64;
  const auto bytes = std::as_bytes(std::span(&object, 1));
  for (std::size_t at = 0; at < bytes.size(); at += cache_line) __builtin_prefetch(&bytes[at]);
}

Text gone_message() {
  const auto error = [](JsonObject& object) { object.add("type", "error").add("code", to_string(Refusal::Gone)); };
  return std::make_shared<const std::string>(to_json(error).text());
}

}  // namespace

House::House(Store& store, Outside& outside, HouseSettings settings)
    : store_(store), outside_(outside), settings_(std::move(settings)) {}

std::chrono::sys_seconds House::earliest_day() const {
  return std::min(outside_.today(), std::chrono::floor<std::chrono::seconds>(now()));
}

std::chrono::sys_seconds House::latest_day() const {
  return std::max(outside_.today(), std::chrono::floor<std::chrono::seconds>(now()));
}

void House::create(const Settings& settings, Done<TableNames> done) {
  constexpr int attempts = 10;  // the code may be taken
  try_to_create(settings, attempts, std::move(done));
}

void House::try_to_create(const Settings& settings, int attempts, Done<TableNames> done) {
  const TableNames names = settings_.draw_names();
  const Room room(names.id, names.code, settings, settings_.draw_lots, now());
  const NewTable table{.id = names.id,
                       .code = names.code,
                       .state = {.document = room.document(), .expires = latest_day() + Pace::unused}};
  const auto most = static_cast<std::int64_t>(settings_.most_tables);
  store_.create_table(table, most,
                      [this, settings, attempts, names, done = std::move(done)](const Stored<void>& stored) mutable {
                        if (stored) {
                          outside_.take(report::TableCreated{names.id});
                          done(names);
                          return;
                        }
                        if (stored.error().type == StoreError::Type::Overloaded) outside_.take(report::TooManyTables());
                        outside_.take(report::StoreFailed{.table = names.id, .request = {}, .error = stored.error()});
                        if (stored.error().type == StoreError::Type::Conflict && attempts > 1) {
                          try_to_create(settings, attempts - 1, std::move(done));
                        } else {
                          done(std::unexpected(stored.error()));
                        }
                      });
}

void House::find(const TableCode& code, Done<std::optional<TableNames>> done) {
  store_.find_table(code, [this, done = std::move(done)](const Stored<std::optional<StoredTable>>& table) mutable {
    if (!table) {
      outside_.take(report::StoreFailed{.table = {}, .request = "find a table", .error = table.error()});
      done(std::unexpected(table.error()));
    } else if (!*table) {
      done(std::nullopt);
    } else {
      done(TableNames{.id = (*table)->id, .code = (*table)->code});
    }
  });
}

// --- coming and going ------------------------------------------------------------------------------------------------

ClientId House::enter(const TableId& table, Peer& peer, std::string payer) {
  last_client_ = ClientId{std::to_underlying(last_client_) + 1};
  if (!may_own()) {
    peer.come_again("");
    return last_client_;
  }
  OpenRoom& found = rooms_[table.text];
  if (!found) {
    found = std::make_shared<Open>(Open{.id = table});
    claim(found);
  }
  const OpenRoom room = found;
  room->payer = std::move(payer);
  ++room->clients;
  clients_[last_client_] = {.peer = &peer, .room = room};
  return last_client_;
}

void House::claim(const OpenRoom& room) {
  ++room->requests;
  store_.claim_table(room->id, [this, room](const Stored<Claim>& claim) {
    --room->requests;
    if (!claim) outside_.take(report::StoreFailed{.table = room->id, .request = {}, .error = claim.error()});
    if (!room->forgotten) claimed(room, claim);
  });
}

void House::claimed(const OpenRoom& room, const Stored<Claim>& claim) {
  const auto reloaded = [&](const Stored<std::optional<StoredTable>>& table) {
    act(room, room->room->reloaded(table, now()));
  };
  if (!claim) {
    room->room ? reloaded(std::unexpected(claim.error())) : send_elsewhere(room, "");
  } else if (const auto* const owned = std::get_if<OwnedTable>(&*claim)) {
    if (room->room) outside_.take(report::TableLost{room->id});
    send_elsewhere(room, owned->node);
  } else if (const auto* const ours = std::get_if<ClaimedTable>(&*claim)) {
    room->epoch = ours->epoch;
    room->room ? reloaded(ours->table) : open(room, ours->table);
  } else {
    room->room ? reloaded(std::nullopt) : turn_away(room);
  }
}

void House::open(const OpenRoom& room, const StoredTable& table) {
  auto opened = Room::open(table, settings_.draw_lots, now());
  if (!opened) {
    outside_.take(report::TableSetAside{.table = room->id, .why = to_string(opened.error())});
    turn_away(room);
    return;
  }
  room->room = *std::move(opened);
  room->expires = table.state.expires;
  room->empty_since = now();
  for (const auto& [client, text] : std::exchange(room->early, {})) receive(client, text);
  act(room, {});
}

void House::remove(Clients::iterator client) {
  const OpenRoom room = client->second.room;
  clients_.erase(client);
  if (--room->clients == 0) room->empty_since = now();
}

void House::turn_away(const OpenRoom& room) {
  const Text text = gone_message();
  for (auto client = clients_.begin(); client != clients_.end();) {
    const auto one = client++;
    if (one->second.room != room) continue;
    Peer& peer = *one->second.peer;
    peer.send(text);
    peer.end(false);
    remove(one);
  }
  forget(room);
}

void House::send_elsewhere(const OpenRoom& room, const std::string& node) {
  for (auto client = clients_.begin(); client != clients_.end();) {
    const auto one = client++;
    if (one->second.room != room) continue;
    one->second.peer->come_again(node);
    remove(one);
  }
  forget(room);
}

void House::forget(const OpenRoom& room) {
  unschedule(room);
  room->forgotten = true;
  const auto found = rooms_.find(room->id.text);
  if (found != rooms_.end() && found->second == room) rooms_.erase(found);
}

void House::receive(ClientId from, std::string_view text) {
  const auto found = clients_.find(from);
  if (found == clients_.end()) return;
  if (!may_own()) {
    lose_all();
    return;
  }
  const OpenRoom room = found->second.room;  // the client may be dropped
  prefetch(*room);
  constexpr std::size_t most_early = 100;
  if (room->room) {
    act(room, room->room->receive(from, text, now()));
  } else if (room->early.size() < most_early) {
    room->early.emplace_back(from, text);
  } else {
    leave(from, true);
  }
}

void House::leave(ClientId client, bool ends) {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return;
  const OpenRoom room = found->second.room;
  if (ends) found->second.peer->end(false);
  remove(found);
  if (room->room) act(room, room->room->disconnected(client, now()));
}

void House::stop() {
  stopped_ = true;
  for (const auto& [id, client] : std::exchange(clients_, {})) client.peer->end(true);
  if (shares_store()) store_.end_lease([](const Stored<void>& /*ended*/) {});
}

// --- expiry and lease ------------------------------------------------------------------------------------------------

void House::expire() {
  const auto time = earliest_day();
  std::vector<OpenRoom> expired;
  for (const auto& [id, room] : rooms_) {
    if (room->room && room->expires <= time) expired.push_back(room);
  }
  for (const OpenRoom& room : expired) {
    if (room->clients == 0) {
      forget(room);
    } else {
      act(room, room->room->renew(now()));  // if people only watch, they are told once the room finds its table gone
    }
  }
  delete_expired(time);
}

void House::delete_expired(std::chrono::sys_seconds time) {
  constexpr std::int64_t most = 20;
  store_.delete_expired_tables(time, most, [this, time](const Stored<std::int64_t>& deleted) {
    if (!deleted) {
      outside_.take(report::StoreFailed{.table = {}, .request = "delete expired tables", .error = deleted.error()});
    } else if (*deleted > 0) {
      outside_.take(report::TablesExpired{*deleted});
      if (!stopped_) delete_expired(time);
    }
  });
}

void House::keep_lease() {
  if (!shares_store()) return;
  const Time asked = now();
  if (!may_own() && !rooms_.empty()) lose_all();
  if (!renewal_ || *renewal_ > asked) return;
  renewal_.reset();
  if (may_own()) outside_.wake_at(owns_until_);
  store_.renew_lease([this, asked](const Stored<void>& renewed) {
    if (renewed) {
      owns_until_ = asked + settings_.lease;
    } else {
      outside_.take(report::StoreFailed{.table = {}, .request = "renew the lease", .error = renewed.error()});
    }
    constexpr int renewals = 4;  // before it runs out
    renewal_ = asked + settings_.lease / renewals;
    if (!stopped_) outside_.wake_at(*renewal_);
  });
}

void House::lose_all() {
  outside_.take(report::TablesLost{rooms_.size()});
  for (const auto& [id, client] : std::exchange(clients_, {})) client.peer->come_again("");
  for (const auto& [id, room] : std::exchange(rooms_, {})) forget(room);
}

// --- effects ---------------------------------------------------------------------------------------------------------

void House::act(const OpenRoom& room, Effects effects) {
  for (Effect& effect : effects) {
    std::visit([&](auto& one) { perform(room, one); }, effect);
  }
  if (room->room->gone()) {
    forget(room);
  } else if (!room->forgotten) {
    schedule(room);
  }
}

void House::perform(const OpenRoom& /*room*/, const Send& send) {
  const auto found = clients_.find(send.client);
  if (found == clients_.end()) return;
  ++messages_sent_;
  found->second.peer->send(send.text);
}

void House::perform(const OpenRoom& /*room*/, const Drop& drop) {
  const auto found = clients_.find(drop.client);
  if (found == clients_.end()) return;
  found->second.peer->end(false);
  remove(found);
}

void House::perform(const OpenRoom& /*room*/, const Recognise& recognise) {
  const auto found = clients_.find(recognise.client);
  if (found != clients_.end()) found->second.peer->recognise();
}

template <typename T>
void House::tell(const OpenRoom& room, Told<T> told, const Stored<T>& answer) {
  prefetch(*room);
  --room->requests;
  if (!answer) outside_.take(report::StoreFailed{.table = room->id, .request = {}, .error = answer.error()});
  if (!room->forgotten) act(room, ((*room->room).*told)(answer, now()));
}

template <typename T>
auto House::telling(const OpenRoom& room, Told<T> told) {
  ++room->requests;
  return [this, room, told](const Stored<T>& answer) { tell(room, told, answer); };
}

void House::perform(const OpenRoom& room, ReplaceTable& replace) {
  room->expires = latest_day() + replace.lifetime;
  store_.replace_table(room->id, room->epoch, replace.revision,
                       {.document = std::move(replace.document), .expires = room->expires},
                       telling(room, &Room::table_replaced));
}

void House::perform(const OpenRoom& room, BeginGame& begin) {
  store_.begin_game(std::move(begin.game), room->epoch, telling(room, &Room::game_begun));
}

void House::perform(const OpenRoom& room, Append& append) {
  room->appending = outside_.now();
  ++room->requests;
  store_.append(std::move(append.game), room->epoch, append.sequence, std::move(append.decision),
                [this, room](const Stored<void>& appended) {
                  const auto since = room->appending;
                  tell(room, &Room::appended, appended);
                  if (appended) outside_.take(report::Moved{outside_.now() - since});
                });
}

void House::perform(const OpenRoom& room, FinishGame& finish) {
  store_.finish_game(std::move(finish.game), room->epoch, finish.sequence, std::move(finish.result),
                     telling(room, &Room::game_finished));
}

// By claiming it once more: then nothing that was asked for before can still happen.
void House::perform(const OpenRoom& room, const Reload& /*reload*/) { claim(room); }

void House::perform(const OpenRoom& room, AskBot& ask) {
  ++room->requests;
  outside_.ask(room->payer, std::move(ask.question), [this, room](BotAnswer answer) {
    --room->requests;
    if (!room->forgotten) act(room, room->room->bot_answered(std::move(answer), now()));
  });
}

// --- wakes -----------------------------------------------------------------------------------------------------------

void House::schedule(const OpenRoom& room) {
  auto next = room->room->next_wake();
  if (is_idle(*room)) next = std::min(next.value_or(Time::max()), room->empty_since + Pace::put_away);
  if (next == room->wake) return;
  unschedule(room);
  if (!next) return;
  room->wake = next;
  wakes_.emplace(*next, room);
  if (!stopped_ && wakes_.begin()->second == room) outside_.wake_at(*next);
}

void House::unschedule(const OpenRoom& room) {
  if (room->wake) wakes_.erase({*room->wake, room});
  room->wake.reset();
}

void House::wake() {
  keep_lease();
  const Time time = now();
  std::vector<OpenRoom> due;  // collected first: a room that is due again at once must not delay the others
  for (auto next = wakes_.begin(); next != wakes_.end() && next->first <= time; ++next) due.push_back(next->second);
  for (const OpenRoom& room : due) {
    unschedule(room);
    if (is_idle(*room) && room->empty_since + Pace::put_away <= time) {
      forget(room);
    } else if (!room->forgotten) {
      act(room, room->room->wake(time));
    }
  }
  if (!stopped_ && !wakes_.empty()) outside_.wake_at(wakes_.begin()->first);
}

}  // namespace rookie
