// What a room says to its clients, as docs/protocol.md has it.
#include <algorithm>

#include "core/lookup.h"
#include "fair/proof.h"
#include "local/choice.h"
#include "local/json.h"
#include "local/placing.h"
#include "local/summary.h"
#include "notation/json.h"
#include "notation/rgn.h"
#include "online/room.h"

namespace rookie {
namespace {

using std::chrono_literals::operator""ms;

JsonObject typed(std::string_view type) { return std::move(JsonObject().add("type", type)); }

Json you_json(std::optional<Seat> seat) {
  JsonObject you;
  if (seat) you.add("seat", seat->number());
  return you.done();
}

// What everybody may know of the deal before the game is over.
Json public_proof(fair::Proof proof) {
  proof.secret.reset();
  JsonObject tags;
  for (const auto& [name, value] : fair::to_tags(proof)) tags.add(name, value);
  return tags.done();
}

}  // namespace

void Room::send(ClientId to, Json text) {
  effects_.emplace_back(Send{.client = to, .text = std::make_shared<const std::string>(std::move(text).text())});
}

void Room::send_all(Json text, std::optional<ClientId> except) {
  const auto shared = std::make_shared<const std::string>(std::move(text).text());
  for (const auto& [id, client] : clients_) {
    if (id != except) effects_.emplace_back(Send{.client = id, .text = shared});
  }
}

void Room::send_watching(Json text) {
  const auto shared = std::make_shared<const std::string>(std::move(text).text());
  for (const auto& [id, client] : clients_) {
    if (may_watch(client)) effects_.emplace_back(Send{.client = id, .text = shared});
  }
}

void Room::send_error(ClientId to, Refusal refusal, std::string_view type) {
  JsonObject error = typed("error");
  error.add("code", to_string(refusal));
  if (!type.empty()) error.add("re", type);
  send(to, error.done());
}

void Room::send_state(ClientId to) {
  JsonObject state = typed("state");
  state.add("v", protocol_version).add("you", you_json(seat_of(to))).add("lobby", lobby_json());
  const bool sees_game = may_watch(clients_.at(to));
  if (dealing_ && sees_game) state.add("deal", deal_json());
  if (game_ && sees_game) state.add("game", game_json());
  send(to, state.done());
}

void Room::send_lobby(std::optional<ClientId> except) {
  send_all(typed("lobby").add("lobby", lobby_json()).done(), except);
}

void Room::send_you(ClientId to) { send(to, typed("you").add("you", you_json(seat_of(to))).done()); }

void Room::send_deal() { send_watching(typed("deal").add("deal", deal_json()).done()); }

void Room::send_game() { send_watching(typed("game").add("game", game_json()).done()); }

void Room::send_reaction(Seat seat, Reaction reaction) {
  send_watching(typed("reaction").add("seat", seat.number()).add("reaction", to_string(reaction)).done());
}

void Room::send_pong(ClientId to) { send(to, typed("pong").done()); }

void Room::send_over() { send_watching(typed("over").add("over", over_json()).done()); }

void Room::send_happened(std::span<const Step> steps) {
  JsonArray array;
  const Table* before = &shown_;
  for (const Step& step : steps) {
    array.add(JsonObject().add("event", to_json(step.event)).add("table", changes_to_json(*before, step.table)).done());
    before = &step.table;
  }
  JsonObject happened = typed("happened");
  happened.add("steps", array.done());
  if (steps.empty()) happened.add("table", to_json(game_->game().table()));
  add_view(happened);
  send_watching(happened.done());
}

std::string_view Room::phase() const {
  if (dealing_) return "dealing";
  if (!game_) return "lobby";
  return is_known_over() ? "over" : "playing";
}

Json Room::lobby_json() const {
  JsonArray seats;
  for (int seat = 0; seat < lobby_.settings().seats; ++seat) seats.add(seat_json(Seat::at(seat)));
  JsonObject lobby;
  lobby.add("code", code_.text).add("phase", phase()).add("settings", to_json(lobby_.settings()));
  if (const auto host = lobby_.host()) lobby.add("host", host->number());
  return lobby.add("paused", paused_).add("watching", watching()).add("seats", seats.done()).done();
}

Json Room::seat_json(Seat seat) const {
  const Holder& holder = lobby_.holder(seat);
  JsonObject json;
  if (holder.type == Holder::Type::Nobody) return json.done();
  json.add("name", holder.name);
  if (holder.type == Holder::Type::Person) json.add("here", is_here(seat));
  if (const auto since = at(presence_, seat).away_since) json.add("away", (now_ - *since).count());
  if (const auto bot = bot_playing(seat)) json.add("bot", *bot);
  return json.done();
}

Json Room::deal_json() const {
  JsonArray names;
  for (const std::string& name : dealing_->terms.names) names.add(Json::string(name));
  return JsonObject()
      .add("game", dealing_->terms.game)
      .add("commitment", fair::to_string(fair::commit(dealing_->lots.secret, dealing_->terms)))
      .add("options", to_json(dealing_->terms.options))
      .add("names", names.done())
      .done();
}

Json Room::game_json() const {
  JsonObject game;
  game.add("number", number_).add("proof", public_proof(game_->proof())).add("table", to_json(table_for_latecomers()));
  add_view(game);
  if (is_known_over()) game.add("over", over_json());
  return game.done();
}

Json Room::over_json() const {
  JsonObject over;
  over.add("rgn", write_rgn(game_->record()));
  if (const auto summary = summarise(game_->record())) over.add("summary", to_json(*summary));
  return over.done();
}

// A look is for those who were there.
Table Room::table_for_latecomers() const {
  Table table = shown_;
  if (look_ && !lobby_.settings().learning) {
    for (const Spot spot : look_->rest.front().event.spots) at(table.spots, spot).open.reset();
  }
  return table;
}

void Room::add_view(JsonObject& message) const {
  const auto ask_person = [&] {
    const Table table = game_->game().table();
    message.add("waiting_for", "person").add("moves", to_json(choices_of(game_->game())));
    if (table.phase == Phase::Place) message.add("suggestion", to_json(suggest(table)));
    const auto clock = lobby_.settings().turn_clock;
    if (clock.count() > 0 && !paused_) message.add("clock", std::max(ready_ + clock - now_, 0ms).count());
  };
  message.add("seq", game_->sequence());
  if (look_) {
    message.add("waiting_for", "look").add("look", lobby_.settings().look.count());
  } else if (game_->over()) {
    message.add("waiting_for", "nobody");
  } else if (bot_playing(game_->game().active())) {
    message.add("waiting_for", "bot");
  } else {
    ask_person();
  }
  if (const auto seat = game_->may_undo()) message.add("undo", seat->number());
  if (lobby_.settings().learning) message.add("seen", to_json(game_->seen()));
}

}  // namespace rookie
